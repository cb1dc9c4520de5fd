import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APPS, REMOTES } from '@bracketwise/contract/apps';
import { LANGUAGES } from '@bracketwise/contract/languages';
import { OFFERED_NAMES } from '@bracketwise/shared-ui/federation/offered-names';
import { CHARACTERS } from '@bracketwise/shared-ui/characters';
import { hexOf } from '@bracketwise/shared-ui/tokens';
import { SINGLETONS, offeredModule, offeredModules, releaseOf, versionOf } from '../src/shared-modules.ts';

const ROOT = path.resolve(__dirname, '../..');

test.each(APPS)('%s is a folder with a package of its name', (app) => {
  const file = path.join(ROOT, app, 'package.json');
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(`"name": "@bracketwise/${app}"`);
});

test.each(REMOTES)('%s is built by the build of remotes, which a change of it builds again', (remote) => {
  expect(readFileSync(path.join(ROOT, remote, 'rspack.config.mjs'), 'utf8')).toContain("from '@bracketwise/build'");
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, remote, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(devDependencies).toHaveProperty('@bracketwise/build');
});

test('each shared module has the version of its package, and our runtime the number of the page contract', () => {
  const { contract, packages } = releaseOf('mf-guides');
  expect(versionOf('@bracketwise/shared-ui/runtime')).toBe(`${contract}.0.0`);
  expect(versionOf('react/jsx-runtime')).toBe(versionOf('react'));
  expect(Object.keys(packages)).toEqual(SINGLETONS.filter((name) => !name.includes('/')));
  for (const version of Object.values(packages)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the shell offers exactly the listed names of the modules that it shares in part', () => {
  const modules = offeredModules('/shell');
  for (const [name, names] of Object.entries(OFFERED_NAMES)) {
    const file = offeredModule('/shell', name) ?? '';
    expect(modules[file]).toMatch(new RegExp(`^export \\{ ${names.join(', ')} \\} from "`));
  }
  expect(Object.keys(modules)).toHaveLength(Object.keys(OFFERED_NAMES).length);
  expect(offeredModule('/shell', 'react')).toBeUndefined();
});

test('the mark of the browser tab has the accent of the light theme', () => {
  expect(readFileSync(path.join(__dirname, '../src/favicon.svg'), 'utf8')).toContain(hexOf('accent', 'light'));
});

test('the typeface has the letters of every language', () => {
  for (const language of LANGUAGES) {
    const words = readFileSync(path.join(ROOT, 'shared-ui/src/words', `${language}.json`), 'utf8');
    expect([...words].filter((character) => /\p{L}/u.test(character) && !CHARACTERS.includes(character))).toEqual([]);
  }
});
