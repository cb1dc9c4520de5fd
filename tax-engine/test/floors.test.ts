import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const source = join(__dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Every import of a file, of types and on demand too, as paths below `src`. */
function importsOf(file: string): readonly string[] {
  const paths = readFileSync(join(source, file), 'utf8').matchAll(/(?:\bfrom |\bimport\()'(\.[^']+)'/g);
  return [...paths].map(([, path = '']) => relative(source, join(source, dirname(file), path)));
}
const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** From the ground up; a file of no other floor is on the one of the door. */
const FLOORS: readonly (readonly [name: string, files: RegExp])[] = [
  ['contract', /^(contract|state-codes)\.ts$/],
  ['kernel', /^kernel\//],
  ['household', /^household\.ts$/],
  ['federal law', /^law\/(federal\/|sales-tax-source\.ts$)/],
  ['rules', /^rules\//],
  ['returns', /^(federal|law\/states)\//],
  ['filing', /^(filing|tax-return)\.ts$/],
  ['questions', /^questions\//],
];
const floorOf = (file: string) => (FLOORS.findIndex(([, pattern]) => pattern.test(file)) + FLOORS.length + 1) % (FLOORS.length + 1);

test.each(FLOORS)('the floor %s holds files', (_name, pattern) => expect(files.some((file) => pattern.test(file))).toBe(true));

test('no file imports from a floor above its own', () => {
  const upwards = files.flatMap((file) =>
    (graph.get(file) ?? []).filter((path) => floorOf(path) > floorOf(file)).map((path) => `${file} -> ${path}`),
  );
  expect(upwards).toEqual([]);
});

test('the federal return and the forms of the states know nothing of each other', () => {
  const across = files.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter(
        (path) => (/^federal\//.test(file) && /^law\/states\//.test(path)) || (/^law\/states\//.test(file) && /^federal\//.test(path)),
      )
      .map((path) => `${file} -> ${path}`),
  );
  expect(across).toEqual([]);
});

test('there are no circles', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    if (done.has(file) || trail.includes(file)) return;
    for (const path of graph.get(file) ?? []) visit(path, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
