/**
 * Subsets the site's typeface in each build: Inter with its weights and optical sizes, reduced to the characters of the site's
 * languages. HarfBuzz makes the subset; the license stays in the file, as the SIL Open Font License requires.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const SOURCE = '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** ASCII, Latin-1, and what English, Spanish and French need beyond that: ligatures, dashes, quotation marks, spaces, symbols. */
export const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ\u2009\u202f‑–—‘’‚“”„†•…‹›€™−`;

/** Kerning, rounded variants and tabular figures. */
const FEATURES = ['kern', 'rvrn', 'tnum'];
const LICENCE_NAMES = [13, 14];

export const subset = () =>
  subsetFont(readFileSync(require.resolve(SOURCE)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
  });

/** Emits the file under a content hash; `assets.json` lists the name under `typeface`. In development the name is fixed. */
export class TypefacePlugin {
  constructor({ hashed }) {
    this.hashed = hashed;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Typeface', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise({ name: 'Typeface', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, async () => {
        const file = await subset();
        const hash = this.hashed ? `.${createHash('sha256').update(file).digest('hex').slice(0, 8)}` : '';
        compilation.emitAsset(`assets/inter${hash}.woff2`, new sources.RawSource(file));
      });
    });
  }
}
