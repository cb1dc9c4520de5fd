/**
 * `npm run licenses`: writes docs/licenses.md from the lockfile. With `--check`, fails if the file is out of date or a license is not
 * allowed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/licenses.md');

/** Licenses allowed for everything that visitors or servers receive. */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', '(MIT OR CC0-1.0)', 'OFL-1.1'];
/** Licenses also allowed for tools, which never leave the build machine. */
const TOOLS = [...SHIPPED, '(MIT AND Zlib)', 'Apache-2.0 AND MIT', 'CC-BY-4.0', 'CC0-1.0', 'MIT-0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'];
/** Packages whose license field has an old format that the lockfile omits. Values copied from their LICENSE files. */
const READ_BY_HAND = { busboy: 'MIT', streamsearch: 'MIT' };

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const all = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, { name: aliased, version, license, dev }]) => {
    const name = aliased ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, license: license ?? READ_BY_HAND[name] ?? 'unknown', tool: Boolean(dev) };
  });
const refused = all.filter(({ license, tool }) => !(tool ? TOOLS : SHIPPED).includes(license));

const shipped = all.filter(({ tool }) => !tool);
const section = (license) => {
  const names = shipped.filter((each) => each.license === license).map(({ name, version }) => `- ${name} ${version}`);
  return [`## ${license}`, '', ...[...new Set(names)].sort(), ''];
};
const tools = [...new Set(all.filter(({ tool }) => tool).map(({ license }) => license))].sort();
const text = [
  '# Licenses',
  '',
  'Made by `npm run licenses` from the lockfile; `npm test` holds it to that. Listed is what visitors and servers are given. What only builds and',
  `tests is under ${tools.join(', ')}.`,
  '',
  ...[...new Set(shipped.map(({ license }) => license))].sort().flatMap(section),
].join('\n');

for (const { name, version, license } of refused) console.error(`${name} ${version} is under ${license}, which is not on the list`);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/licenses.md is out of date: npm run licenses');
  process.exitCode = 1;
}
if (refused.length > 0) process.exitCode = 1;
