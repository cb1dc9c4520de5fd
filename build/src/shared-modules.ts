/** The modules that the shell shares with the remotes. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { PAGE_CONTRACT } from '@bracketwise/contract/page-contract';
import { OFFERED_NAMES } from '@bracketwise/shared-ui/federation/offered-names';
import type { ReleaseName } from './release-manifest.ts';

const require = createRequire(import.meta.url);

const RUNTIME = '@bracketwise/shared-ui/runtime';

/**
 * Modules that must exist only once per page, because each has its own state: a context, a registry, a style sheet. All other
 * packages are bundled by the app that uses them, so they are tree-shaken and a remote may use a newer version than the shell.
 */
export const SINGLETONS: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'styled-components',
  RUNTIME,
];

/** The version of a singleton's package: `react/jsx-runtime` has the version of `react`. Our own runtime has the number of the contract. */
export function versionOf(singleton: string): string {
  if (singleton === RUNTIME) return `${PAGE_CONTRACT}.0.0`;
  const { version } = require(`${singleton.split('/')[0]}/package.json`) as { version: string };
  return version;
}

/** What an app's `release.json` says before it is named. A build gets its name later, so that it can be cached. */
export function releaseOf(app: string): ReleaseName {
  const shared = SINGLETONS.filter((name) => !name.includes('/'));
  const packages = Object.fromEntries(shared.map((name) => [name, versionOf(name)]));
  return { app, version: 'unreleased', revision: 'unknown', contract: PAGE_CONTRACT, packages };
}

/** The path of a file that a package may not export. */
export const inPackage = (name: string, file: string): string => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/**
 * For these singletons the shell shares only the names in use, so that the rest stays out of the first load. The value is the
 * module to import them from; importing the package by its own name would resolve to the shared module again.
 */
const OFFERED_IN_PART: Readonly<Record<keyof typeof OFFERED_NAMES, string>> = {
  'react-router-dom': 'react-router',
  'react-i18next': inPackage('react-i18next', 'dist/es/index.js'),
  'styled-components': inPackage('styled-components', 'dist/styled-components.browser.esm.js'),
};

const moduleOf = (dir: string, name: string) => path.join(dir, `offered/${name}.js`);

/** The generated module with a singleton's names in use, or undefined if it is shared as a whole. @param dir - the shell's folder */
export const offeredModule = (dir: string, name: string): string | undefined => (name in OFFERED_IN_PART ? moduleOf(dir, name) : undefined);

/** The code of those modules, by path. */
export const offeredModules = (dir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(OFFERED_NAMES).map(([name, names]) => [
      moduleOf(dir, name),
      `export { ${names.join(', ')} } from ${JSON.stringify(OFFERED_IN_PART[name as keyof typeof OFFERED_NAMES])};`,
    ]),
  );
