import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const source = join(__dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Every import of a file, including types and dynamic imports, as paths below `src`. */
function importsOf(file: string): readonly string[] {
  const paths = readFileSync(join(source, file), 'utf8').matchAll(/(?:\bfrom |\bimport\()'(\.[^']+)'/g);
  return [...paths].map(([, path = '']) => relative(source, join(source, dirname(file), path)));
}
const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** From the lowest layer up. Files outside the listed folders belong to the top layer. */
const FLOORS: readonly (readonly [name: string, files: RegExp])[] = [
  ['kernel', /^(kernel\/|state-neighbors\.ts$)/],
  ['household', /^household\.ts$/],
  ['federal law', /^law\/(federal\/|(sales-tax-source|state-installments)\.ts$)/],
  ['rules', /^rules\//],
  ['returns', /^(federal|law\/(states|several-states|withholding|entities))\//],
  ['filing', /^(filing|several-states|parts-of-year|work-elsewhere|tax-return)\.ts$/],
  ['questions', /^questions\//],
];
const floorOf = (file: string) => (FLOORS.findIndex(([, pattern]) => pattern.test(file)) + FLOORS.length + 1) % (FLOORS.length + 1);

test.each(FLOORS)('layer %s contains files', (_name, pattern) => expect(files.some((file) => pattern.test(file))).toBe(true));

test('no file imports from a higher layer', () => {
  const upwards = files.flatMap((file) =>
    (graph.get(file) ?? []).filter((path) => floorOf(path) > floorOf(file)).map((path) => `${file} -> ${path}`),
  );
  expect(upwards).toEqual([]);
});

const FEDERAL = /^federal\//;
const STATES = /^law\/(states|several-states|withholding|entities)\//;
test('the federal return and the state forms do not import each other', () => {
  const across = files.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((path) => (FEDERAL.test(file) && STATES.test(path)) || (STATES.test(file) && FEDERAL.test(path)))
      .map((path) => `${file} -> ${path}`),
  );
  expect(across).toEqual([]);
});
