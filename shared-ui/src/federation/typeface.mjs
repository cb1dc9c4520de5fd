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
const HYPHEN = 0x2d;

const subsetOf = (font, options) =>
  subsetFont(font, CHARACTERS, { keepFeatures: FEATURES, preserveNameIds: LICENCE_NAMES, noHinting: true, ...options });

export async function subset() {
  const source = readFileSync(require.resolve(SOURCE));
  const font = await subsetOf(source, { targetFormat: 'sfnt', variationAxes: { wght: { min: 400, max: 700 } } });
  keepHyphen(font);
  return subsetOf(font, { targetFormat: 'woff2' });
}

/**
 * Excludes the hyphen from `tnum`, which makes it as wide as a figure and leaves gaps in words such as "take-home".
 * @param {Buffer} font - changed in place; has a single table of substitutions, as the subset leaves it
 */
function keepHyphen(font) {
  const at = (offset) => font.readUInt16BE(offset);
  const list = (offset, length, step = 1) => Array.from({ length }, (_, index) => at(offset + 2 * step * index));
  const tables = Array.from({ length: at(4) }, (_, index) => 12 + 16 * index);
  const tableAt = (tag) => font.readUInt32BE(tables.find((entry) => font.toString('latin1', entry, entry + 4) === tag) + 8);

  const map = tableAt('cmap') + font.readUInt32BE(tableAt('cmap') + 8);
  const segments = at(map + 6) / 2;
  const segment = list(map + 14, segments).findIndex((last) => last >= HYPHEN);
  const [first, delta, place] = [1, 2, 3].map((column) => map + 14 + 2 * (column * segments + segment) + 2);
  const hyphen = at(place) === 0 ? (HYPHEN + at(delta)) & 0xffff : at(place + at(place) + 2 * (HYPHEN - at(first)));

  const lookups = tableAt('GSUB') + at(tableAt('GSUB') + 8);
  const lookup = lookups + at(lookups + 2);
  const substitutions = lookup + at(lookup + 6);
  const coverage = substitutions + at(substitutions + 2);
  const covered =
    at(coverage) === 1
      ? list(coverage + 4, at(coverage + 2))
      : list(coverage + 4, at(coverage + 2), 3).flatMap((start, index) =>
          Array.from({ length: at(coverage + 6 + 6 * index) - start + 1 }, (_, next) => start + next),
        );
  const index = covered.indexOf(hyphen);
  if (index < 0) throw new Error('The typeface has no tabular hyphen where it is expected');
  font.writeUInt16BE(hyphen, substitutions + 6 + 2 * index);
}

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
