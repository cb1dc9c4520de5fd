import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';

const agi = (household: Household) => taxReturn(household).adjustedGrossIncome;

test('a business loss above 305,000 does not reduce wages in 2024, 26 U.S.C. § 461(l)', () => {
  const result = taxReturn({ taxYear: 2024, filingStatus: 'single', wages: 1_000_000, selfEmploymentProfit: -500_000 });
  // 695,000 − 14,600 = 680,400: 183,647.25 + 37% of the 71,050 above 609,350.
  expect(result).toMatchObject({ adjustedGrossIncome: 695_000, federalIncomeTax: 209_935.75 });
  expect(result.lines.find(({ label }) => label === 'excessBusinessLoss')).toMatchObject({ amount: 195_000, section: 'federal' });
});

test.each<[TaxYear, single: Usd]>([
  [2020, Infinity],
  [2021, 262_000],
  [2022, 270_000],
  [2023, 289_000],
  [2024, 305_000],
  [2025, 313_000],
  [2026, 256_000],
])('in %i, up to %d counts, and twice that on a joint return', (taxYear, single) => {
  const household = { taxYear, wages: 2_000_000, selfEmploymentProfit: -1_000_000 };
  for (const filingStatus of FILING_STATUSES) {
    const limit = filingStatus === 'marriedJoint' ? 2 * single : single;
    expect(agi({ ...household, filingStatus })).toBe(2_000_000 - Math.min(1_000_000, limit));
  }
});

test.each<[string, Partial<Household>, Usd]>([
  // 700,000 of losses minus 300,000 of profit: 400,000, of which 313,000 counts.
  ['profits and losses of all businesses together', { selfEmploymentProfit: -700_000, sCorporationProfit: 300_000 }, 687_000],
  [
    'losses of an S corporation, whose wages are no business income',
    { sCorporationProfit: -400_000, sCorporationWages: 1_000_000 },
    687_000,
  ],
  ['losses up to the limit', { selfEmploymentProfit: -313_000 }, 687_000],
])('counts %s', (_what, change, expected) => {
  expect(agi({ taxYear: 2025, filingStatus: 'single', wages: 1_000_000, ...change })).toBe(expected);
});

test.each(['PA', 'NJ'] as const)('%s, where losses reduce no wages, does not count it twice', (state) => {
  const household: Household = { taxYear: 2025, state, filingStatus: 'single', wages: 1_000_000, stateIncomeTaxPaid: 0 };
  expect(taxReturn({ ...household, selfEmploymentProfit: -500_000 }).stateTax).toBe(taxReturn(household).stateTax);
});

test('the District of Columbia allows the same small loss', () => {
  const household: Household = { taxYear: 2025, state: 'DC', filingStatus: 'single', wages: 1_000_000, stateIncomeTaxPaid: 0 };
  const withLoss = (selfEmploymentProfit: Usd) => taxReturn({ ...household, selfEmploymentProfit }).stateTax;
  expect(withLoss(-900_000)).toBe(withLoss(-200_000));
});

test('a larger business loss never raises the federal tax', () => {
  const loss = fc.integer({ min: 0, max: 1_500_000 });
  fc.assert(
    fc.property(fc.constantFrom(...TAX_YEARS), fc.constantFrom(...FILING_STATUSES), loss, loss, (taxYear, filingStatus, less, more) => {
      const taxWith = (lost: Usd) =>
        cents(taxReturn({ taxYear, filingStatus, age: 24, wages: 900_000, selfEmploymentProfit: -lost }).federalIncomeTax);
      expect(taxWith(Math.max(less, more))).toBeLessThanOrEqual(taxWith(Math.min(less, more)));
    }),
    times(200),
  );
});
