import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { amountOf, estimate, linesOf, stateTax } from '../household.ts';

test('the 1% above a million of taxable income comes after the credits and is the same for a couple (R&TC § 17043)', () => {
  expect(amountOf('CA', 2025, 'single', 1_000_000 + 5_706, 'surtax')).toBeUndefined();
  expect(amountOf('CA', 2025, 'single', 1_000_000 + 5_706 + 1_000, 'surtax')).toBe(1_000);
  expect(amountOf('CA', 2025, 'marriedJoint', 1_000_000 + 11_412 + 1_000, 'surtax')).toBe(1_000);
  const labels = linesOf(estimate('CA', 2025, 'marriedJoint', 1_200_000), 'state').map(({ label }) => label);
  expect(labels.at(-1)).toBe('surtax');
});

test.each([
  ['single', 252_203, -153],
  ['single', 252_204, -147],
  ['single', 252_203 + 2_500, -147],
  ['single', 252_203 + 2_501, -141],
  ['single', 400_000, undefined],
  ['marriedSeparate', 252_203 + 1_251, -141],
  ['marriedJoint', 504_411, -306],
  ['marriedJoint', 504_412, -294],
  ['headOfHousehold', 378_311, -147],
] as const)(
  'for %s with federal AGI of %d, the exemption credit is %p (Form 540 line 32, AGI Limitation Worksheet 2025)',
  (status, income, credit) => {
    expect(amountOf('CA', 2025, status, income, 'exemptionCredit')).toBe(credit);
  },
);

test('the tax of 2020 uses the schedule of 2020: 1% up to 17,876 for a head of household', () => {
  // 178.76 + 2% of (30,798 - 17,876) - 124
  expect(stateTax('CA', 2020, 'headOfHousehold', 40_000)).toBe(313.2);
});

describe('whole households', () => {
  const cases: readonly (readonly [what: string, household: Omit<Household, 'state'>, tax: number])[] = [
    [
      // 150,000 minus 11,412: tax 5,855.14 by Schedule Y, minus 2 x 153 and 2 x 475.
      'a couple with two children (Form 540 lines 7, 10 and 32)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 100_000, spouseWages: 50_000, dependentAges: [3, 9] },
      4_599.14,
    ],
    [
      // Social Security is untaxed: 40,000 minus 5,706, tax 735.69, minus 2 x 153 for the person and the age.
      'a retired person (Schedule CA (540) Part I line 6; Form 540 line 9)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000 },
      429.69,
    ],
    [
      // 30,000 minus 5,706: 110.79 + 2% of 13,215 minus 153.
      'wages and unemployment compensation (Schedule CA (540) Part I, Section B line 7)',
      { taxYear: 2025, filingStatus: 'single', wages: 30_000, unemploymentCompensation: 10_000 },
      222.09,
    ],
    [
      // No tax; 635 x (32,901 - 20,000) / (32,901 - 11,798.77) = 388.21, and 1,189 for the child.
      'a parent of a young child (Form FTB 3514)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [3] },
      -1_577.21,
    ],
    [
      // 50,000 minus 6% of the 100,000 above 252,203: 308,203 is taxed; the exemption credit is lost.
      'itemized deductions at a high income (Schedule CA (540) Part II line 29)',
      { taxYear: 2025, filingStatus: 'single', wages: 352_203, mortgageInterest: 30_000, propertyTax: 20_000 },
      25_101.52,
    ],
    [
      // Tax 1,534.89 minus 153. Minimum tax: 7% of (150,000 - 92,749) = 4,007.57, so 2,472.68 on top.
      'property tax that the minimum tax does not allow (Schedule P (540))',
      { taxYear: 2025, filingStatus: 'single', wages: 150_000, propertyTax: 100_000 },
      3_854.57,
    ],
    [
      // Tax 1,871.38 minus 306 and 950; 34% of 20% of 6,000 = 408: the federal rates of 2026 are not California's.
      'child care in 2026 (Form FTB 3506), by the figures of 2025',
      {
        taxYear: 2026,
        filingStatus: 'marriedJoint',
        wages: 45_000,
        spouseWages: 45_000,
        dependentAges: [4, 6],
        dependentCareExpenses: 6_000,
      },
      207.38,
    ],
  ];

  test.each(cases)('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'CA' }).stateTax).toBe(tax);
  });
});
