/** For tests: what holds for the words of every calculator of a remote; a calculator joins by its `page.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@bracketwise/shared-ui/runtime';
import type { ExposedPage, WordsLoader } from '../federation/page-contract.ts';
import { renderInSite } from './inSite.tsx';
import { placeholdersByKey, repeatedSentences, textsByKey, unusedKeys } from './words.ts';

const SCAFFOLD = path.resolve(__dirname, '../calculator');

/** @param folder - the remote's `src/calculators` */
export function testCalculatorWords(folder: string): void {
  // The time a busy machine needs for a page.
  jest.setTimeout(30_000);

  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'page.ts')));
  const pageOf = async (name: string) => ((await import(path.join(folder, name, 'page.ts'))) as ExposedPage).default;
  const textsOf = async (name: string, language: Language) => textsByKey((await (await pageOf(name)).words(language)).default);

  const shellNames = async () => ({ default: { pages: Object.fromEntries(names.map((name) => [name, name])) } });
  async function show(name: string, language: Language) {
    const { Page, namespace, words, furtherWords } = await pageOf(name);
    return renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words, shell: shellNames } });
  }

  for (const name of names)
    describe(`the words of ${name}`, () => {
      test('are named like its folder', async () => expect((await pageOf(name)).namespace).toBe(name));

      test.each(['es', 'fr'] as const)('are the same keys with the same placeholders in en and %s', async (language) => {
        const { words } = await pageOf(name);
        const [english, other] = await Promise.all([words('en'), words(language)]);
        expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
      });

      test('are all needed', async () => {
        // The shell shows `meta`; of the guide and the questions the next test counts what is shown.
        const { meta, guide, faq, ...words } = (await (await pageOf(name)).words('en')).default;
        expect([meta, guide, faq]).not.toContain(undefined);
        expect(unusedKeys(words, path.join(folder, name), SCAFFOLD)).toEqual([]);
      });

      test.each(LANGUAGES)('are all found in %s, with every figure, and nothing of the guide is left out', async (language) => {
        const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
        const { container } = await show(name, language);
        expect(warnings.mock.calls).toEqual([]);
        expect(container.textContent).not.toMatch(/\{\{|undefined|NaN/u);
        const keys = Object.keys(await textsOf(name, language));
        const under = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).length;
        expect(container.querySelectorAll('#guide > :is(h2, h3, p)')).toHaveLength(under('guide.'));
        expect(container.querySelectorAll('#faq :is(summary, p)')).toHaveLength(under('faq.'));
        expect(container.querySelectorAll('[data-calculator] aside li')).toHaveLength(under('leftOut.'));
        warnings.mockRestore();
      });

      test.each(LANGUAGES)('make a guide of 400 words or more in %s', async (language) => {
        const texts = Object.entries(await textsOf(name, language)).filter(([key]) => key.startsWith('guide.'));
        expect(
          texts
            .map(([, text]) => text)
            .join(' ')
            .split(/\s+/u).length,
        ).toBeGreaterThanOrEqual(400);
      });
    });

  test.each(LANGUAGES)('no sentence of a guide or an answer in %s stands in another one', async (language) => {
    const texts = await Promise.all(names.map((name) => textsOf(name, language)));
    expect(repeatedSentences(texts)).toEqual([]);
  });
}

/** What several calculators say alike. */
export interface SharedWords {
  readonly words: WordsLoader;
  /** Where its keys are named. */
  readonly folder: string;
  /** Keys that the engine names, by the family they stand in, such as `lines`: a word for each and no other. */
  readonly namedByEngine?: Readonly<Record<string, readonly string[]>>;
}

export function testSharedWords(name: string, { words, folder, namedByEngine = {} }: SharedWords): void {
  describe(`the words of ${name}`, () => {
    test.each(['es', 'fr'] as const)('are the same keys with the same placeholders in en and %s', async (language) => {
      const [english, other] = await Promise.all([words('en'), words(language)]);
      expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
    });

    test('are all needed', async () => {
      const own = Object.entries((await words('en')).default).filter(([family]) => !Object.hasOwn(namedByEngine, family));
      expect(unusedKeys(Object.fromEntries(own), folder)).toEqual([]);
    });

    test.each(LANGUAGES)('hold a word in %s for everything the engine can answer, and no other', async (language) => {
      const texts = (await words(language)).default;
      for (const [family, keys] of Object.entries(namedByEngine)) {
        expect([family, Object.keys(texts[family] ?? {}).sort()]).toEqual([family, [...keys].sort()]);
      }
    });
  });
}
