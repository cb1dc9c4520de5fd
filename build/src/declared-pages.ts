/**
 * Writes what remotes declare about their pages into bundles, instead of `shared-ui/src/site-map/declared-pages.ts`, which reads files.
 * Only the shell's bundles have that module, and those that show pages without the shell.
 */
import path from 'node:path';
import { LANGUAGES } from '@bracketwise/contract/languages';
import { readDeclaredPages, readDescriptions, siteMapFiles } from '@bracketwise/shared-ui/site-map/read-declared-pages';
import { loaderOf, type Loader } from './loader.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A module for the descriptions in each language, because a page needs those of one. */
const QUERIES = new Map(LANGUAGES.map((language) => [`?descriptions-${language}`, language]));
const CHUNK = 'words-descriptions';

/** The pages are in order already. */
const withoutOrder = (key: string, value: unknown): unknown => (key === 'order' ? undefined : value);

/** @param complete - whether a remote that is not there stops the build */
export const declaredPages = ({ complete }: { readonly complete: boolean }): Loader =>
  function () {
    for (const file of siteMapFiles()) this.addDependency(path.join(ROOT, file));
    const language = QUERIES.get(this.resourceQuery);
    if (language) return `export default ${JSON.stringify(readDescriptions(ROOT, language))};`;
    const loaders = [...QUERIES].map(
      ([query, each]) => `${each}: () => import(/* webpackChunkName: "${CHUNK}-${each}-json" */ './declared-pages.ts${query}')`,
    );
    return [
      `export const DECLARED_PAGES = ${JSON.stringify(readDeclaredPages(ROOT, { complete }), withoutOrder)};`,
      `const inLanguage = { ${loaders.join(', ')} };`,
      'export const descriptions = (language) => inLanguage[language]();',
    ].join('\n');
  };

/** The rule for that module. */
export const declaredPagesRule = (options: { readonly complete: boolean }) => ({
  test: /[\\/]shared-ui[\\/]src[\\/]site-map[\\/]declared-pages\.ts$/,
  enforce: 'pre' as const,
  use: loaderOf(declaredPages(options)),
});
