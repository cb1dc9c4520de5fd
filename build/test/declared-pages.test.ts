import { LANGUAGES } from '@bracketwise/contract/languages';
import path from 'node:path';
import { readDeclaredPages, readDescriptions, siteMapFiles } from '@bracketwise/shared-ui/site-map/read-declared-pages';
import { declaredPages } from '../src/declared-pages.ts';

const ROOT = path.resolve(__dirname, '../..');

/** What the loader writes for a query, and the files it depends on. */
function written(resourceQuery = '') {
  const files: string[] = [];
  const context = { resourcePath: '', resourceQuery, addDependency: (file: string) => void files.push(file) };
  return { code: declaredPages({ complete: true }).call(context, ''), files };
}

test('bundles hold what all remotes declare, and follow every file of it', () => {
  const { code, files } = written();
  const [, pages = ''] = /DECLARED_PAGES = (.*);/.exec(code) ?? [];
  // They are in order, so the numbers that say so are left out.
  expect(JSON.parse(pages)).toEqual(readDeclaredPages(ROOT).map((page) => ({ ...page, order: undefined })));
  expect(files).toEqual(siteMapFiles().map((file) => path.join(ROOT, file)));
});

test.each(LANGUAGES)('the descriptions in %s have their own chunk', (language) => {
  const [, chunk, query] =
    new RegExp(`${language}: \\(\\) => import\\(/\\* webpackChunkName: "(\\S+)" \\*/ '\\./declared-pages\\.ts(\\?\\S+)'`).exec(
      written().code,
    ) ?? [];
  expect(chunk).toBe(`words-descriptions-${language}-json`);
  expect(written(query).code).toBe(`export default ${JSON.stringify(readDescriptions(ROOT, language))};`);
});
