/**
 * Sales of business property: 26 U.S.C. § 1231; Form 4797 Part I. Each expected amount is computed in its comment, for single filers of 2025 whose
 * standard deduction is 15,750.
 */
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { fileReturns } from '../src/filing.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';

const earning = (taxable: number): Household => ({ taxYear: 2025, filingStatus: 'single', wages: taxable + 15_750 });

test.each<[string, number, Partial<Household>, number]>([
  // Publication 544, chapter 3 (Ashley, Inc.): of a gain of 4,600, a loss of 2,750 makes that much ordinary and leaves 1,850 of capital gain. 12% of
  // 2,750; nothing on 48,350 - 47,750; 15% of the other 1,250.
  ['the Publication’s gain after a loss', 45_000, { section1231Gain: 4_600, section1231LossesBefore: 2_750 }, 330 + 187.5],
  // Form 4797 line 7 is 5,250, all of it ordinary.
  ['the Publication’s gain within the loss', 20_000, { section1231Gain: 5_250, section1231LossesBefore: 8_000 }, 630],
  // 15% of 10,000.
  ['a gain without losses before', 60_000, { section1231Gain: 10_000 }, 1_500],
  // Deducted in full: 22% of 60,000 - 48,475, and 12% of 8,475.
  ['a loss', 60_000, { section1231Gain: -20_000 }, -2_535.5 - 1_017],
  // It leaves the capital gain in the rate of 0% and takes off pay: 12% of 10,000.
  ['a loss next to a capital gain', 30_000, { longTermGain: 10_000, section1231Gain: -10_000 }, -1_200],
  ['a gain that a capital loss takes up', 60_000, { longTermGain: -10_000, section1231Gain: 10_000 }, 0],
  // 35% of 10,000; 25% of 30,000 - 10,000; 15% of the other 20,000.
  [
    'depreciation of real estate after losses',
    300_000,
    { section1231Gain: 50_000, section1231LossesBefore: 10_000, unrecapturedSection1250Gain: 30_000 },
    3_500 + 5_000 + 3_000,
  ],
])('%s', (_what, taxable, sale, expected) => {
  const before = earning(taxable);
  expect(taxReturn({ ...before, ...sale }).regularTax - taxReturn(before).regularTax).toBeCloseTo(expected, 2);
});

const stateTax = (state: StateCode, sale: Partial<Household>): number =>
  fileReturns(stateLaws[state], { ...earning(60_000), state, ...sale }).state?.tax ?? NaN;

test.each<[StateCode, Partial<Household>, Partial<Household>, string]>([
  ['PA', { section1231Gain: -20_000 }, {}, 'takes nothing off other income (72 P.S. § 7303)'],
  ['PA', { section1231Gain: -20_000, longTermGain: 25_000 }, { longTermGain: 5_000 }, 'takes off gains'],
  ['NJ', { section1231Gain: -20_000 }, {}, 'takes nothing off other income (N.J.S.A. 54A:5-2)'],
  ['NJ', { section1231Gain: -20_000, longTermGain: 5_000 }, {}, 'takes off gains, and no more'],
])('in %s, %j is taxed like %j: a loss %s', (state, sale, like) => expect(stateTax(state, sale)).toBeCloseTo(stateTax(state, like), 2));

test('Washington’s tax on gains leaves depreciable property out: Wash. Rev. Code § 82.87.050', () => {
  expect(stateTax('WA', { section1231Gain: 400_000 })).toBe(0);
  expect(stateTax('WA', { longTermGain: 400_000 })).toBeGreaterThan(0);
});

test('the gain does not count in the limit on investment income of the earned income credit: 26 U.S.C. § 32(i)(2); Publication 596', () => {
  const parent: Household = { taxYear: 2025, filingStatus: 'single', wages: 12_000, dependentAges: [5] };
  expect(taxReturn({ ...parent, section1231Gain: 13_000 }).earnedIncomeCredit).toBeGreaterThan(0);
  expect(taxReturn({ ...parent, longTermGain: 13_000 }).earnedIncomeCredit).toBe(0);
});
