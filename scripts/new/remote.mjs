/** A new remote: its folder with a first calculator, its entry in the contract, and its line in each file that can't read the contract. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEV_PORTS, REMOTES } from '../apps.mjs';
import { ROOT } from '../tasks.mjs';
import { checked as checkedPage, newPage } from './page.mjs';
import { renamed, repeatFor } from './repeat.mjs';

export const CONTRACT = 'contract/src/apps.ts';

/** Files of tools that read no TypeScript. Each names every remote. */
export const PLACES = [
  '.github/CODEOWNERS',
  'Dockerfile',
  'deploy/kubernetes/gateway/deployment.yaml',
  'deploy/kubernetes/kustomization.yaml',
  'deploy/kubernetes/network/gateway.yaml',
  'deploy/kubernetes/network/remotes.yaml',
  'docker-compose.yml',
  'package.json',
  'tsconfig.json',
  'workbench/tsconfig.json',
];
/** The same for each installation. */
export const overlays = () => readdirSync(path.join(ROOT, 'deploy/overlays')).map((name) => `deploy/overlays/${name}/kustomization.yaml`);

/** Files that each remote has, outside its folder. */
export const FILES_OF = (remote) => [
  `.github/workflows/release-${remote}.yml`,
  `deploy/kubernetes/remotes/${remote.slice('mf-'.length)}/kustomization.yaml`,
];

/** Files of a calculators' remote that are the same in each. */
const COMMON = ['package.json', 'tsconfig.json', 'src/contract.test.ts', 'src/forms.test.ts'];
/** The remote that they are taken from. */
const MODEL = 'mf-investor-calcs';

const LOCK = 'package-lock.json';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** The lockfile with another workspace. It has no package that others don't have. */
function locked(remote) {
  const lock = JSON.parse(read(LOCK));
  const { '': root, ...packages } = lock.packages;
  root.workspaces.splice(root.workspaces.indexOf(REMOTES.at(-1)) + 1, 0, remote);
  packages[remote] = { ...packages[MODEL], name: `@bracketwise/${remote}` };
  packages[`node_modules/@bracketwise/${remote}`] = { resolved: remote, link: true };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: { '': root, ...Object.fromEntries(sorted) } }, null, 2)}\n`;
}

/**
 * @param {{ name: string, id: string } & Record<import('@bracketwise/contract/languages').Language, string>} asked - `id` is that of its first
 * calculator, which has a name in each language
 * @returns {{ files: string[], next: string }} the written files, and what is left to do
 * @throws Error if the remote exists or something about it is wrong; nothing is written then
 */
export function newRemote({ name = '', id, ...texts }) {
  const remote = `mf-${name.replace(/^mf-/, '')}`;
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(remote)) throw new Error(`"${name}" is not a name: write small letters and hyphens, such as payroll.`);
  if (REMOTES.includes(remote) || existsSync(path.join(ROOT, remote))) throw new Error(`There is a remote ${remote}.`);
  // Before anything is written.
  checkedPage({ id, kind: 'calculator', ...texts });

  const files = [];
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), content);
    files.push(path.join(ROOT, file));
  };
  const last = REMOTES.at(-1);
  const port = Math.max(...Object.values(DEV_PORTS)) + 1;
  const entry = `  '${last}': { devPort: ${DEV_PORTS[last]} },\n`;
  if (!read(CONTRACT).includes(entry)) throw new Error(`${CONTRACT} has no line ${entry.trim()}`);
  write(CONTRACT, read(CONTRACT).replace(entry, `${entry}  '${remote}': { devPort: ${port} },\n`));
  for (const place of [...PLACES, ...overlays()]) write(place, repeatFor(read(place), last, remote));
  const own = FILES_OF(remote);
  for (const [index, file] of FILES_OF(last).entries()) write(own[index], renamed(read(file), last, remote));
  write(LOCK, locked(remote));

  for (const file of COMMON) write(`${remote}/${file}`, read(`${MODEL}/${file}`).replaceAll(MODEL, remote));
  const templates = path.join(import.meta.dirname, 'remote');
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.txt')))
    write(`${remote}/${file.replace(/\.txt$/, '')}`, readFileSync(path.join(templates, file), 'utf8'));
  const page = newPage({ kind: 'calculator', id, remote, ...texts });
  return {
    files: [...files, ...page.files],
    next: `Run npm install, then npm start. docs/adding-a-remote.md says what a person must do: the team, the documents, the first release.

${page.next}`,
  };
}
