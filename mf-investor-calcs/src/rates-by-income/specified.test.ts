import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { hasRates, longTermRate, shortTermRate } from './specified.ts';

/** The specification's limits, repeated here, because a test that read the module's tables would repeat their mistakes. */
const LONG_TERM: [SpecifiedFilingStatus, number[]][] = [
  ['single', [44_625, 492_300]],
  ['married_joint', [89_250, 553_850]],
];
const SHORT_TERM: [SpecifiedFilingStatus, number[]][] = [
  ['single', [11_000, 44_725, 95_375, 182_050, 231_250, 578_125]],
  ['married_joint', [22_000, 89_450, 190_750, 364_200, 462_500, 693_750]],
];
const edges = (tables: [SpecifiedFilingStatus, number[]][], rates: number[]) =>
  tables.flatMap(([status, limits]) =>
    limits.flatMap((limit, index): [SpecifiedFilingStatus, number, number][] => [
      [status, limit - 0.01, rates[index]!],
      [status, limit, rates[index]!],
      [status, limit + 0.01, rates[index + 1]!],
    ]),
  );

test.each(edges(LONG_TERM, [0, 15, 20]))('long-term: %s with a total income of %d pays %d %%', (status, income, rate) => {
  expect(longTermRate(income, status)).toBe(rate);
});

test.each(edges(SHORT_TERM, [10, 12, 22, 24, 32, 35, 37]))(
  'short-term: %s with a total income of %d pays %d %%',
  (status, income, rate) => {
    expect(shortTermRate(income, status)).toBe(rate);
  },
);

test.each([0, -1, -1_000_000])('an income of %d is in the first bracket', (income) => {
  expect([longTermRate(income, 'single'), shortTermRate(income, 'married_joint')]).toEqual([0, 10]);
});

test.each(['married_separate', 'head_of_household'] as const)('there are no rates for %s: 0 at any income', (status) => {
  expect(hasRates(status)).toBe(false);
  for (const income of [0, 50_000, 500_000, 5_000_000]) {
    expect([longTermRate(income, status), shortTermRate(income, status)]).toEqual([0, 0]);
  }
});

test.each(['single', 'married_joint'] as const)('there are rates for %s', (status) => expect(hasRates(status)).toBe(true));
