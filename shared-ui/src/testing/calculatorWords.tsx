/** For tests: checks the texts of every calculator of a remote that has a `page.ts`. */
import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@bracketwise/shared-ui/runtime';
import type { ExposedPage, WordsLoader } from '../federation/page-contract.ts';
import { renderInSite } from './inSite.tsx';
import { placeholdersByKey, repeatedSentences, textsByKey, unusedKeys } from './words.ts';

const SCAFFOLD = path.resolve(__dirname, '../calculator');

/**
 * @param folder - the remote's `src/calculators`
 * @param omissionsOf - what the engine says a calculator leaves out of state and local taxes
 */
export function testCalculatorWords(folder: string, omissionsOf: (name: string) => readonly string[] = () => []): void {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'page.ts')));
  const pageOf = async (name: string) => ((await import(path.join(folder, name, 'page.ts'))) as ExposedPage).default;
  const textsOf = async (name: string, language: Language) => textsByKey((await (await pageOf(name)).words(language)).default);

  const shellNames = async () => ({ default: { pages: Object.fromEntries(names.map((name) => [name, name])) } });
  async function show(name: string, language: Language) {
    const { Page, namespace, words, furtherWords } = await pageOf(name);
    return renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words, shell: shellNames } });
  }

  for (const name of names)
    describe(`the texts of ${name}`, () => {
      test('are in a namespace named like the folder', async () => expect((await pageOf(name)).namespace).toBe(name));

      test.each(TRANSLATED_LANGUAGES)('have the same keys and placeholders in en and %s', async (language) => {
        const { words } = await pageOf(name);
        const [english, other] = await Promise.all([words('en'), words(language)]);
        expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
      });

      test('are all used', async () => {
        // `meta` is shown by the shell. The next test covers the guide and the questions.
        const { meta, guide, faq, ...words } = (await (await pageOf(name)).words('en')).default;
        expect([meta, guide, faq]).not.toContain(undefined);
        expect(unusedKeys(words, path.join(folder, name), SCAFFOLD)).toEqual([]);
      });

      test.each(LANGUAGES)('are all found in %s with every figure, and the whole guide is shown', async (language) => {
        const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
        const { container } = await show(name, language);
        expect(warnings.mock.calls).toEqual([]);
        expect(container.textContent).not.toMatch(/\{\{|undefined|NaN/u);
        const keys = Object.keys(await textsOf(name, language));
        const under = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).length;
        expect(container.querySelectorAll('#guide > h2, #guide > details > summary h3, #guide > details > div > p')).toHaveLength(
          under('guide.'),
        );
        expect(container.querySelectorAll('#faq :is(summary, p)')).toHaveLength(under('faq.'));
        expect(container.querySelectorAll('[data-calculator] aside li:not([data-omission])')).toHaveLength(under('leftOut.'));
        const omissions = [...container.querySelectorAll<HTMLElement>('[data-calculator] aside [data-omission]')];
        expect(omissions.map(({ dataset }) => dataset['omission'])).toEqual(omissionsOf(name));
        warnings.mockRestore();
      });

      test.each(LANGUAGES)('include a guide of at least 400 words in %s', async (language) => {
        const texts = Object.entries(await textsOf(name, language)).filter(([key]) => key.startsWith('guide.'));
        expect(
          texts
            .map(([, text]) => text)
            .join(' ')
            .split(/\s+/u).length,
        ).toBeGreaterThanOrEqual(400);
      });
    });

  test.each(LANGUAGES)('no sentence of a guide or an answer in %s appears in another one', async (language) => {
    const texts = await Promise.all(names.map((name) => textsOf(name, language)));
    expect(repeatedSentences(texts)).toEqual([]);
  });
}

/** Texts shared by several calculators. */
export interface SharedWords {
  readonly words: WordsLoader;
  /** The folder whose source files name the keys. */
  readonly folder: string;
  /** Keys that the engine defines, by family, such as `lines`. Each needs a text, and no other key may have one. */
  readonly namedByEngine?: Readonly<Record<string, readonly string[]>>;
}

export function testSharedWords(name: string, { words, folder, namedByEngine = {} }: SharedWords): void {
  describe(`the texts of ${name}`, () => {
    test.each(TRANSLATED_LANGUAGES)('have the same keys and placeholders in en and %s', async (language) => {
      const [english, other] = await Promise.all([words('en'), words(language)]);
      expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
    });

    test('are all used', async () => {
      const own = Object.entries((await words('en')).default).filter(([family]) => !Object.hasOwn(namedByEngine, family));
      expect(unusedKeys(Object.fromEntries(own), folder)).toEqual([]);
    });

    test.each(LANGUAGES)('have one entry in %s for each key the engine defines, and no other', async (language) => {
      const texts = (await words(language)).default;
      for (const [family, keys] of Object.entries(namedByEngine)) {
        expect([family, Object.keys(texts[family] ?? {}).sort()]).toEqual([family, [...keys].sort()]);
      }
    });
  });
}
