/**
 * Subsets the site's typeface in each build: Inter with its weights, reduced to the characters of the site's languages. HarfBuzz makes
 * the subset; the license stays in the file, as the SIL Open Font License requires.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Compiler } from '@rspack/core';
import subsetFont from 'subset-font';
import { CHARACTERS } from '@bracketwise/shared-ui/characters';
import { inName } from './digests.ts';

const require = createRequire(import.meta.url);
const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Kerning, rounded variants and tabular figures. */
const FEATURES = ['kern', 'rvrn', 'tnum'];
const LICENCE_NAMES = [13, 14];
const HYPHEN = 0x2d;

const subsetOf = (font: Buffer, options: Parameters<typeof subsetFont>[2]) =>
  subsetFont(font, CHARACTERS, { keepFeatures: FEATURES, preserveNameIds: LICENCE_NAMES, noHinting: true, ...options });

export async function subset(): Promise<Buffer> {
  const source = readFileSync(require.resolve(SOURCE));
  const font = await subsetOf(source, { targetFormat: 'sfnt', variationAxes: { wght: { min: 400, max: 700 } } });
  keepHyphen(font);
  return subsetOf(font, { targetFormat: 'woff2' });
}

/**
 * Excludes the hyphen from `tnum`, which makes it as wide as a figure and leaves gaps in words such as "take-home".
 * @param font - changed in place; has a single table of substitutions, as the subset leaves it
 */
function keepHyphen(font: Buffer): void {
  const at = (offset: number) => font.readUInt16BE(offset);
  const list = (offset: number, length: number, step = 1) => Array.from({ length }, (_, index) => at(offset + 2 * step * index));
  const tables = Array.from({ length: at(4) }, (_, index) => 12 + 16 * index);
  const tableAt = (tag: string) => {
    const entry = tables.find((each) => font.toString('latin1', each, each + 4) === tag);
    if (entry === undefined) throw new Error(`The typeface has no table ${tag}`);
    return font.readUInt32BE(entry + 8);
  };

  const map = tableAt('cmap') + font.readUInt32BE(tableAt('cmap') + 8);
  const segments = at(map + 6) / 2;
  const segment = list(map + 14, segments).findIndex((last) => last >= HYPHEN);
  const column = (number: number) => map + 16 + 2 * (number * segments + segment);
  const [first, delta, place] = [column(1), column(2), column(3)];
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
  readonly #hashed: boolean;

  constructor({ hashed }: { hashed: boolean }) {
    this.#hashed = hashed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Typeface', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise({ name: 'Typeface', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, async () => {
        const file = await subset();
        const hash = this.#hashed ? `.${inName(file)}` : '';
        compilation.emitAsset(`assets/inter${hash}.woff2`, new sources.RawSource(file));
      });
    });
  }
}
