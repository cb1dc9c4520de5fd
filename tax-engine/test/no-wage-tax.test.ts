import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS, TAX_YEARS } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { rateRange } from '../src/rules/state-law.ts';
import { estimate, linesOf } from './household.ts';

const WITHOUT_WAGE_TAX = ['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'] as const;

test.each(WITHOUT_WAGE_TAX)('%s takes nothing and says why', (state) => {
  const result = estimate(state, 2020, 'single', 1_000_000);
  expect(result.stateTax).toBe(0);
  expect(linesOf(result, 'state')).toMatchObject([
    { label: 'noIncomeTax', amount: 1_000_000, source: expect.stringMatching(/./) as string },
  ]);
});

const family: Household = {
  taxYear: 2021,
  filingStatus: 'marriedJoint',
  age: 67,
  wages: 60_000,
  spouseWages: 30_000,
  dependentAges: [3, 5],
  pensionIncome: 9_000,
  mortgageInterest: 40_000,
};

test.each(TAX_YEARS)(
  'a family’s state tax is computed in %i where wages are not taxed, and only there before the household years',
  (taxYear) => {
    const notComputed = STATE_CODES.filter((state) => taxReturn({ ...family, taxYear, state }).stateNotComputed !== undefined);
    const taxed = STATE_CODES.filter((state) => rateRange(stateLaws[state], taxYear).top > 0);
    expect(notComputed).toEqual(taxYear < HOUSEHOLD_YEARS[0] ? taxed : []);
    for (const state of WITHOUT_WAGE_TAX) expect(taxReturn({ ...family, taxYear, state })).toMatchObject({ stateTax: 0, itemizes: true });
  },
);

const taxOf = (state: StateCode, household: Partial<Household>) =>
  taxReturn({ taxYear: 2020, filingStatus: 'single', ...household, state }).stateTax;

describe('Tennessee taxed interest and dividends until 2020 (Form INC 250; Tenn. Code § 67-2-104)', () => {
  const couple = { filingStatus: 'marriedJoint', taxableInterest: 6_000, qualifiedDividends: 6_500 } as const;
  test.each<[string, Partial<Household>, number]>([
    // 1% of 12,500 − 1,250, and of 12,500 − 2,500.
    ['a single filer', { qualifiedDividends: 12_500 }, 112.5],
    ['a couple with children', { ...couple, dependentAges: [4] }, 100],
    ['from 65 with more than 37,000 in all', { age: 65, qualifiedDividends: 12_500, socialSecurityBenefits: 24_501 }, 112.5],
    ['nobody of 65 with 37,000 in all', { age: 65, qualifiedDividends: 12_500, socialSecurityBenefits: 24_500 }, 0],
    ['no couple with one of 65 and 68,000 in all', { ...couple, spouseAge: 65, wages: 55_500 }, 0],
    ['a couple with one of 65 and more', { ...couple, spouseAge: 65, wages: 55_501 }, 100],
    ['nobody of 100', { age: 100, qualifiedDividends: 900_000 }, 0],
    ['no blind filer', { blind: true, qualifiedDividends: 12_500 }, 0],
    // 1% of 6,250 − 1,250.
    ['the sighted half of a couple', { ...couple, spouseBlind: true }, 50],
    ['nothing from 2021', { taxYear: 2021, qualifiedDividends: 12_500 }, 0],
  ])('%s: %j owes %d', (_who, household, tax) => expect(taxOf('TN', household)).toBe(tax));
});

describe('New Hampshire taxed interest and dividends until 2024 (Form DP-10)', () => {
  test.each<[string, Partial<Household>, number]>([
    // 5% of 10,000 − 4,800 − 1,200 × 3.
    ['a couple of 65, one blind', { filingStatus: 'marriedJoint', age: 70, spouseAge: 65, blind: true, taxableInterest: 10_000 }, 80],
    ['a family of 2023 at 4%', { taxYear: 2023, filingStatus: 'headOfHousehold', dependentAges: [9], taxableInterest: 10_000 }, 304],
    ['nothing from 2025', { taxYear: 2025, taxableInterest: 10_000 }, 0],
  ])('%s: %j owes %d', (_who, household, tax) => expect(taxOf('NH', household)).toBe(tax));
});

// Washington's deduction from gains and its credit for 2026 are not published; its premiums of 2026 are: ESD, Paid Family and Medical Leave.
test.each<[Partial<Household>, boolean]>([
  [{ wages: 95_000 }, false],
  [{ wages: 95_000, longTermGain: 100_000 }, false],
  [{ wages: 95_000, longTermGain: 900_000 }, true],
  [{ wages: 20_000, dependentAges: [3], filingStatus: 'headOfHousehold' }, true],
])('in Washington, %j depends on unpublished figures of 2026: %s', (income, isProvisional) => {
  const { state = 'WA', ...household }: Household = { taxYear: 2026, filingStatus: 'single', age: 40, state: 'WA', ...income };
  expect(taxReturn({ ...household, state }).stateIsProvisional).toBe(isProvisional);
});
