#!/usr/bin/env node
/**
 * `npx bracketwise-check --site https://bracketwise.example`: whether the remote that was built in this folder fits the shell that a site runs, by
 * names, versions and types. Only the packed `build` has the files that this one imports.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SHELL_RELEASE } from '@bracketwise/contract/apps';
import { incompatibilities, parseRemoteRelease, parseShellRelease } from './lib/release.js';
import { BUILT_TYPES, RUNTIME_TYPES, SHARED_RUNTIME, typeDifferences } from './lib/runtime-types.js';

const {
  values: { site, folder = 'dist' },
} = parseArgs({ options: { site: { type: 'string' }, folder: { type: 'string' } } });

async function fetched(address) {
  const response = await fetch(new URL(address, site), { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.text();
}

try {
  if (!site) throw new Error('Name the site: npx bracketwise-check --site https://…');
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run build.`);
  const release = parseRemoteRelease(readFileSync(file, 'utf8'), file);
  const shell = parseShellRelease(await fetched(SHELL_RELEASE), site);
  const reasons = [
    ...incompatibilities(release, shell),
    ...typeDifferences({
      built: JSON.parse(readFileSync(path.join(folder, BUILT_TYPES), 'utf8')),
      deployed: JSON.parse(await fetched(RUNTIME_TYPES)),
      names: (release.uses[SHARED_RUNTIME] ?? []).filter((name) => shell.exports[SHARED_RUNTIME]?.includes(name)),
      dir: process.cwd(),
    }),
  ];
  if (reasons.length > 0) throw new Error([...reasons, `Install the packages of shell ${shell.version} and build again.`].join('\n'));
  console.log(`${release.app} fits ${site}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
