import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { ESTIMATE_SECTIONS, LINE_LABELS } from '@bracketwise/contract/lines';
import { STATE_CODES } from '@bracketwise/contract/states';
import path from 'node:path';
import { explanationWords } from '@bracketwise/shared-ui/explanation';
import { commonWords } from '@bracketwise/shared-ui/words';
import { LANGUAGES } from '@bracketwise/shared-ui/runtime';
import { placeholdersByKey, textsByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { omissionsOf, type Omission } from '@bracketwise/tax-engine';
import { LEFT_OUT } from './calculator/EstimateNotes.tsx';
import page from './page.ts';

test.each(TRANSLATED_LANGUAGES)("the home page's texts have the same keys and placeholders in en and %s", async (language) => {
  const [english, other] = await Promise.all([page.words('en'), page.words(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('every text of the home page is used', async () => {
  const { meta, ...words } = (await page.words('en')).default; // The shell shows `meta`.
  expect(meta).toBeDefined();
  expect(unusedKeys(words, path.resolve(__dirname))).toEqual([]);
});

test.each(LANGUAGES)('in %s the explanation has a text for every line and section the engine can write, and no other', async (language) => {
  const texts = Object.keys(textsByKey((await explanationWords(language)).default));
  const under = (prefix: string) => texts.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  expect(under('lines.').sort()).toEqual([...LINE_LABELS].sort());
  expect(under('sections.').sort()).toEqual([...ESTIMATE_SECTIONS].sort());
  expect(under('totals.').sort()).toEqual([...ESTIMATE_SECTIONS].sort());
});

test.each(LANGUAGES)('every state and filing status has a name in %s', async (language) => {
  const texts = textsByKey((await commonWords(language)).default);
  for (const code of STATE_CODES) expect(texts).toHaveProperty([`states.${code}`]);
  for (const status of FILING_STATUSES) expect(texts).toHaveProperty([`filingStatus.${status}`]);
});

test('the home page says what the engine says it leaves out of state and local taxes, and lists each of its texts', async () => {
  // The page has its own texts, because those of all calculators would be too much for its first load.
  const omitted: Readonly<Record<string, Omission>> = { local: 'localTaxUnlessNamed' };
  expect(LEFT_OUT.flatMap((item) => omitted[item] ?? [])).toEqual(omissionsOf('home'));
  const { title, byState, ...items } = (await page.words('en')).default['leftOut'] as Readonly<Record<string, string>>;
  expect([title, byState]).not.toContain(undefined);
  expect(Object.keys(items)).toEqual(LEFT_OUT);
});
