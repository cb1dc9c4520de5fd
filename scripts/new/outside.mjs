/** A remote in a folder outside this repository, which is built with the packed `contract`, `shared-ui` and `build`. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, checked, filled } from './page.mjs';
import { PACKAGES, PACKED } from '../pack.mjs';
import { REMOTES } from '../apps.mjs';
import { ROOT } from '../tasks.mjs';

const manifest = (workspace) => JSON.parse(readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'));

/** What the page and its tests use, in the versions of this repository. */
const IN_PAGES = ['react', 'react-dom', 'react-i18next', 'react-router-dom', 'styled-components'];
const IN_TESTS = [
  ...[
    '@swc/core',
    '@swc/jest',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
  ],
  ...['@types/jest', '@types/node', '@types/react', '@types/react-dom', '@typescript/native', 'jest', 'jest-environment-jsdom'],
];
const picked = (versions, names) => Object.fromEntries(names.map((name) => [name, versions[name]]));

/** Where each package is found. @param where - the folder of its tarball, or its version in a registry */
function packages(folder, where = PACKAGES) {
  if (/^\d+\.\d+\.\d+/.test(where)) return PACKED.map((workspace) => [`@bracketwise/${workspace}`, where]);
  const tarballs = existsSync(where) ? readdirSync(where) : [];
  return PACKED.map((workspace) => {
    const tarball = tarballs.find((file) => file.startsWith(`bracketwise-${workspace}-`));
    if (!tarball)
      throw new Error(`${where} has no tarball of ${workspace}. Run npm run pack, or name a version in a registry: --packages 1.4.0.`);
    return [`@bracketwise/${workspace}`, `file:${path.relative(folder, path.resolve(where, tarball))}`];
  });
}

/**
 * @param {{ name: string, id: string, outside: string, packages?: string } & Record<import('@bracketwise/contract/languages').Language, string>} asked -
 * `outside` is the parent of the new folder, `packages` the folder of the tarballs or their version in a registry
 * @returns {{ files: string[], next: string }} the written files, and what is left to do
 * @throws Error if the folder exists or something about the page is wrong; nothing is written then
 */
export function newRemoteOutside({ name = '', outside, packages: where, ...page }) {
  const remote = `mf-${name.replace(/^mf-/, '')}`;
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(remote)) throw new Error(`"${name}" is not a name: write small letters and hyphens, such as payroll.`);
  if (REMOTES.includes(remote)) throw new Error(`There is a remote ${remote}.`);
  const { id, pathname, names, pages } = checked({ ...page, kind: 'guide' });
  const folder = path.resolve(outside, remote);
  if (existsSync(folder)) throw new Error(`There is a folder ${folder}.`);
  const [contract, ...others] = packages(folder, where);
  const tokens = {
    __remote__: remote,
    __path__: pathname,
    __dependencies__: JSON.stringify(
      Object.fromEntries([contract, others[0], ...Object.entries(picked(manifest('mf-guides').dependencies, IN_PAGES))]),
    ),
    __devDependencies__: JSON.stringify(Object.fromEntries([others[1], ...Object.entries(picked(manifest('').devDependencies, IN_TESTS))])),
  };

  const files = [];
  const write = (file, content) => {
    const whole = path.join(folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, content);
    files.push(whole);
  };
  const templates = path.join(import.meta.dirname, 'outside');
  const isFile = (file) => path.extname(file) !== '' && /\.(txt|json)$/.test(file);
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter(isFile)) {
    const title = JSON.stringify(names[path.basename(file, '.json')] ?? '').slice(1, -1);
    const content = filled(readFileSync(path.join(templates, file), 'utf8'), id, { ...tokens, __title__: title });
    write(filled(file.replace(/\.txt$/, ''), id), content);
  }
  const order = Math.max(...pages.map((each) => each.order)) + 1;
  const navigation = [{ group: 'resources' }];
  write('src/site-map/pages.json', JSON.stringify([{ id, order, name: names, path: pathname, shape: 'article', navigation }]));
  for (const language of LANGUAGES) write(`src/site-map/locales/${language}.json`, JSON.stringify({ [id]: names[language] }));
  return {
    files,
    next: `cd ${folder} && npm install && npm test && npm run build. docs/adding-a-remote.md#outside-this-repository says how a site takes it.`,
  };
}
