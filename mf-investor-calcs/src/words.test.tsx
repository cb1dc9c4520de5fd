/** What holds for the words of every calculator of this remote; a calculator's folder joins by being there. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import { LANGUAGES, type Language } from '@bracketwise/shared-ui/runtime';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { placeholdersByKey, textsByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { INVESTMENT_LINE_LABELS, STATE_TREATMENTS } from '@bracketwise/tax-engine/investment-contract';
import { investmentWords } from './investments/investment-page.ts';

// The time a busy machine needs for a page.
jest.setTimeout(30_000);

const folder = path.resolve(__dirname, 'calculators');
const scaffold = path.resolve(__dirname, '../../shared-ui/src/calculator');
const names = readdirSync(folder);
const pageOf = async (name: string) => ((await import(path.join(folder, name, 'page.ts'))) as ExposedPage).default;
const textsOf = async (name: string, language: Language) => textsByKey((await (await pageOf(name)).words(language)).default);

const shellNames = async () => ({ default: { pages: Object.fromEntries(names.map((name) => [name, name])) } });
async function show(name: string, language: Language) {
  const { Page, namespace, words, furtherWords } = await pageOf(name);
  return renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words, shell: shellNames } });
}

describe.each(names)('the words of %s', (name) => {
  test('are named like its folder', async () => expect((await pageOf(name)).namespace).toBe(name));

  test.each(['es', 'fr'] as const)('are the same keys with the same placeholders in en and %s', async (language) => {
    const { words } = await pageOf(name);
    const [english, other] = await Promise.all([words('en'), words(language)]);
    expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
  });

  test('are all needed', async () => {
    const { meta, ...words } = (await (await pageOf(name)).words('en')).default; // the shell shows `meta`
    expect(meta).toBeDefined();
    expect(unusedKeys(words, path.join(folder, name), scaffold)).toEqual([]);
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
  const sentences = await Promise.all(
    names.map(async (name) => {
      const texts = Object.entries(await textsOf(name, language)).filter(([key]) => /^(guide|faq)\./u.test(key));
      // Three words or fewer ("Yes.") are no sentence that one could copy.
      return new Set(texts.flatMap(([, text]) => text.split(/(?<=[.?!:;])\s+/u)).filter((sentence) => /(\s\S+){3}/u.test(sentence)));
    }),
  );
  const all = sentences.flatMap((each) => [...each]);
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});

describe('the words that the calculators share', () => {
  test.each(['es', 'fr'] as const)('are the same keys with the same placeholders in en and %s', async (language) => {
    const [english, other] = await Promise.all([investmentWords('en'), investmentWords(language)]);
    expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
  });

  test('are all needed', async () => {
    const { lines, ...words } = (await investmentWords('en')).default; // `lines` are named by the engine
    expect(lines).toBeDefined();
    expect(unusedKeys(words, path.resolve(__dirname, 'investments'))).toEqual([]);
  });

  test.each(LANGUAGES)('have a word in %s for every line and treatment that the engine can answer, and no other', async (language) => {
    const keys = Object.keys(textsByKey((await investmentWords(language)).default));
    const under = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    expect(under('lines.').sort()).toEqual([...INVESTMENT_LINE_LABELS].sort());
    expect(under('treatment.').sort()).toEqual([...STATE_TREATMENTS].sort());
  });
});
