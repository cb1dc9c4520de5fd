import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import path from 'node:path';
import type { Words } from '@bracketwise/shared-ui/federation/page-contract';
import { LANGUAGES } from '@bracketwise/shared-ui/runtime';
import { placeholdersByKey, textsByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { simulate } from './specified.ts';
import { STRATEGIES } from './strategies.ts';

const wordsIn = async (language: string) => ((await import(`./locales/${language}.json`)) as { default: Words }).default;

test.each(TRANSLATED_LANGUAGES)('the simulator texts have the same keys and placeholders in en and %s', async (language) => {
  expect(placeholdersByKey(await wordsIn(language))).toEqual(placeholdersByKey(await wordsIn('en')));
});

test('every simulator text is used', async () => {
  expect(unusedKeys(await wordsIn('en'), path.resolve(__dirname))).toEqual([]);
});

test.each(LANGUAGES)('in %s every strategy and action has its texts', async (language) => {
  const texts = textsByKey(await wordsIn(language));
  const { recommendations } = simulate({
    income: 120_000,
    filingStatus: 'single',
    currentRetirement401k: 0,
    currentIRA: 0,
    hasHSA: true,
    currentHSA: 0,
    charitableDonations: 40_000,
    mortgageInterest: 0,
    stateLocalTaxes: 0,
  });
  expect(recommendations.map(({ strategy }) => strategy).sort()).toEqual([...STRATEGIES].sort());
  const actions = recommendations.flatMap(({ actionItems }) => actionItems.map((item) => `actions.${item}`));
  expect(
    Object.keys(texts)
      .filter((key) => key.startsWith('actions.'))
      .sort(),
  ).toEqual(actions.sort());
  for (const strategy of STRATEGIES) expect(texts).toHaveProperty([`strategies.${strategy}.name`]);
});
