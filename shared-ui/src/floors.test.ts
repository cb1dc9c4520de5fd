import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const OURS = '@bracketwise/shared-ui/';
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/u.test(file) && !/\.(test|stories)\.tsx?$|^(testing|across-apps)\//u.test(file),
);

/** Everything that a file imports from this workspace, types and dynamic imports included, without extensions. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport\()'(\.[^']+|@bracketwise\/shared-ui\/[^']+)'/gu)].map(([, to = '']) =>
    (to.startsWith(OURS) ? to.slice(OURS.length) : path.normalize(path.join(path.dirname(file), to))).replace(/\.tsx?$/u, ''),
  );
}

/** From the ground up. A file belongs to the first floor that names it. */
const FLOORS: readonly (readonly [name: string, files: RegExp])[] = [
  [
    'ground',
    /^(theme\/|tokens$|sharing\/fragment|federation\/(exposed-name|exposed-pages|runtime-config|offered-names|next-frame|when-idle|rendered-anew))/u,
  ],
  ['runtime', /^(runtime(\/|$)|site-map(\/|$)|federation\/page-contract|words\/common-words)/u],
  ['format', /^(format\/|federation\/(load-with-words|useVisitState|useIsWidget))/u],
  ['layout', /^(layout|feedback)\//u],
  ['navigation', /^(navigation\/|words\/|federation\/)/u],
  ['forms', /^forms\//u],
  ['charts and tables', /^(charts|tables|visit)\//u],
  ['explanation', /^(api|explanation|sharing)\//u],
  ['pages', /^(article|calculator|alone)\//u],
];
const floorOf = (file: string) => FLOORS.findIndex(([, pattern]) => pattern.test(file));

test('every file stands on a floor', () => {
  expect(files.filter((file) => floorOf(file) < 0)).toEqual([]);
});

test('no file imports from a higher floor', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => floorOf(to) > floorOf(file))
      .map((to) => `${file} -> ${to}`),
  );
  expect(upwards).toEqual([]);
});

test('only other workspaces import a room by its door, so that no two files import each other', () => {
  const doors = files
    .filter((file) => path.basename(file) === 'index.ts' && !file.startsWith('runtime/'))
    .map((file) => path.dirname(file));
  const throughDoors = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => doors.includes(to.replace(/\/index$/u, '')))
      .map((to) => `${file} -> ${to}`),
  );
  expect(doors.length).toBeGreaterThan(0);
  expect(throughDoors).toEqual([]);
});
