/** Checks the texts of every page of this remote that has a `page.ts`. */
import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { STATE_CODES } from '@bracketwise/contract/states';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ExposedPage, Words } from '@bracketwise/shared-ui/federation/page-contract';
import { everyPage, LANGUAGES, NAVIGATION_GROUPS, navigationLinks, type Language } from '@bracketwise/shared-ui/runtime';
import { serveResponses, renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { placeholdersByKey, repeatedSentences, textsByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { waitFor } from '@testing-library/react';
import { statePath } from './state-income-tax/state-path.ts';
import { placePath } from './local-income-tax/place-path.ts';
import { placeResponses, stateProfileResponse, statesResponse } from './testing/responses.ts';

const folders = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.ts')
  .map(path.dirname);
const guides = folders.filter((folder) => folder.startsWith('guides/'));
const inMenus = NAVIGATION_GROUPS.flatMap(navigationLinks).map(({ page: { id } }) => id);

const pageIn = async (folder: string) => ((await import(path.join(__dirname, folder, 'page.ts'))) as ExposedPage).default;
const textsIn = async (folder: string, language: Language) => textsByKey((await (await pageIn(folder)).words(language)).default);

/** Where a module's pages are. States and places differ in what they tax, and so in their texts. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  'state-income-tax': (['CO', 'WA', 'AL', 'UT', 'NM', 'MN', 'DE', 'NH', 'OR'] as const).map(statePath),
  // One of each state.
  'local-income-tax': (
    [
      'new-york-city',
      'yonkers',
      'philadelphia',
      'pittsburgh',
      'montgomery-county-maryland',
      'marion-county-indiana',
      'columbus-ohio',
      'louisville-kentucky',
      'portland-oregon',
      'detroit',
      'kansas-city-missouri',
      'birmingham-alabama',
    ] as const
  ).map(placePath),
};
const pathsOf = (folder: string) => PATHS[folder] ?? ['/'];
/** One in each translation, which has the same keys and placeholders; state-pages.spec.ts and place-pages.spec.ts read every page in it. */
const pathsIn = (language: Language, folder: string) => pathsOf(folder).slice(0, language === 'en' ? undefined : 1);

async function show(
  folder: string,
  language: Language,
  { made = (words) => words, at }: { readonly made?: (words: Words) => Words; readonly at: string },
) {
  const { Page, namespace, words, furtherWords } = await pageIn(folder);
  const own = async (asked: Language) => ({ default: made((await words(asked)).default) });
  serveResponses({
    'GET /api/states': () => ({ body: statesResponse() }),
    ...placeResponses(),
    ...Object.fromEntries(STATE_CODES.map((code) => [`GET /api/states/${code}`, () => ({ body: stateProfileResponse(code) })])),
  });
  const view = await renderInSite(<Page />, { language, path: at, words: { ...furtherWords, [namespace]: own } });
  // Elements that are still loading are inert.
  await waitFor(() => expect(view.container.querySelector('[inert]')).toBeNull());
  return view;
}

/** Replaces every text by its key. */
const keysAsTexts = (words: Words, prefix = ''): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? `[${prefix}${key}]` : keysAsTexts(value, `${prefix}${key}.`),
    ]),
  );

// A page whose texts are missing fails only its own tests.
afterEach(() => jest.restoreAllMocks());

describe.each(folders)('the texts of %s', (folder) => {
  test('belong to a page in the site map', async () => {
    expect(everyPage.map(({ id }) => id.split('/')[0])).toContain((await pageIn(folder)).namespace);
  });

  test.each(TRANSLATED_LANGUAGES)('have the same keys and placeholders in en and %s', async (language) => {
    const { words } = await pageIn(folder);
    const [english, other] = await Promise.all([words('en'), words(language)]);
    expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
  });

  test.each(LANGUAGES)('are all found in %s with every figure, and each contents entry has a target', async (language) => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const at of pathsIn(language, folder)) {
      const { container, unmount } = await show(folder, language, { at });
      expect(warnings).not.toHaveBeenCalledWith(expect.stringContaining('Missing translation'));
      const code = [...container.querySelectorAll('pre')].map(({ textContent }) => textContent);
      const texts = code.reduce((rest, each) => rest.replace(each, ''), container.textContent);
      expect(texts).not.toMatch(/\{\{|undefined|NaN|Infinity|…|<\/?\w/u);
      const fragments = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
      expect(fragments.filter((id) => !document.getElementById(id))).toEqual([]);
      unmount();
    }
  });

  test('of the guide and the questions are all shown', async () => {
    let missing = Object.keys(await textsIn(folder, 'en')).filter((key) => /^(title|lead|short\..*|guide\..*|faq\..*)$/u.test(key));
    for (const at of pathsOf(folder)) {
      if (missing.length === 0) break;
      const { container, unmount } = await show(folder, 'en', { at, made: keysAsTexts });
      missing = missing.filter((key) => !container.textContent?.includes(`[${key}]`));
      unmount();
    }
    expect(missing).toEqual([]);
  });
});

test.each(folders.filter((folder) => folder.startsWith('legal/')))('the texts of %s outside its guide are all used', async (folder) => {
  // The shell shows `meta`. The tests above cover the guide.
  const { meta, title, lead, guide, ...others } = (await (await pageIn(folder)).words('en')).default;
  expect([meta, title, lead, guide]).not.toContain(undefined);
  expect(unusedKeys(others, path.join(__dirname, folder))).toEqual([]);
});

for (const folder of guides) {
  // A guide enters the menus when it is whole.
  const least = inMenus.includes(path.basename(folder)) ? 1200 : 0;
  test.each(LANGUAGES)(`${folder} has a short version and at least ${least} words in %s`, async (language) => {
    const all = Object.entries(await textsIn(folder, language));
    const texts = all.filter(([key]) => key.startsWith('guide.'));
    const words = texts.flatMap(([, text]) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []);
    expect(words.length).toBeGreaterThanOrEqual(least);
    expect(all.filter(([key]) => key.startsWith('short.')).length).toBeGreaterThanOrEqual(3);
  });
}

test.each(LANGUAGES)('no sentence of a page in %s appears on another one', async (language) => {
  const texts = await Promise.all(folders.map((folder) => textsIn(folder, language)));
  expect(repeatedSentences(texts)).toEqual([]);
});
