/** Which components have stories. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
const source = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** A file named like a component that draws something: it styles elements, or renders some that are neither hidden nor a script. */
const draws = (file: string) =>
  /^[A-Z]\w*\.tsx$/u.test(path.basename(file)) && /import styled|(?<!\w)<(?!script)[A-Za-z]\w*(?![^<>]* hidden)[\s/>]/u.test(source(file));

/** The names of the components that the stories in a folder import. */
const importedByStoriesIn = (folder: string) =>
  files
    .filter((file) => path.dirname(file) === folder && file.endsWith('.stories.tsx'))
    .flatMap((file) => [...source(file).matchAll(/from '\.\/(\w+\.tsx)'/gu)].map(([, imported]) => imported));

test('every component that draws something is shown by a story in its folder', () => {
  const components = files.filter(draws);
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((file) => !importedByStoriesIn(path.dirname(file)).includes(path.basename(file)))).toEqual([]);
});
