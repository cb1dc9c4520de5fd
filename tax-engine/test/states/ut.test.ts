import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  [2025, 'single', 15_750, 0],
  // 6% of 15,750 minus 1.3% of the excess over 18,213 still covers 4.5% of 20,375; a dollar more, it does not.
  [2025, 'single', 20_375, 0],
  [2025, 'single', 20_376, 0.04],
  // 0.07 of the credit is left, then none.
  [2025, 'single', 90_900, 4_090.43],
  [2025, 'single', 91_000, 4_095],
  // 1,170.33 minus 1,128 - 13: the base amount of a head of household is 1.5 times a single filer's.
  [2021, 'headOfHousehold', 22_643 + 1_000, 55.33],
  [2020, 'headOfHousehold', 22_318 + 1_000, 48.24],
  [2020, 'marriedJoint', 29_758 + 2_000, 110.02],
] as const)('in %i, %s with %d pays %d after the taxpayer tax credit (Form TC-40 lines 12 to 20)', (year, status, income, tax) => {
  expect(estimate('UT', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 794.48 minus 740.59: no earned income credit before 2022.
  [2021, 'single', 16_050, 53.89],
  // 17.18 minus 15% of 560 - 7.65% of 7,040 = 21.44
  [2022, 'single', 16_200, 13.96],
  // 0.339 minus 20% of 600 - 7.65% of 7,830 = 1.01
  [2023, 'single', 17_630, 0.14],
  [2022, 'marriedSeparate', 16_200, 17.18],
] as const)('in %i, %s with %d pays %d after the earned income credit (Form TC-40A, code AM)', (year, status, income, tax) => {
  expect(estimate('UT', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    [
      // 2,700 minus 6% of (31,500 + 2 x 2,111) - 1.3% of 23,574 = 1,836.86, minus 1,000 - 10% of 6,000 for the child of four, less
      // 20% of the federal credit of 932.98.
      'a couple with two children (Form TC-40 lines 11 to 20; Form TC-40A, child tax credit and code AM)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [4, 8] },
      276.55,
    ],
    [
      // 2,275 minus 6% of (29,200 + 2 x 2,046) - 1.3% of 14,696 = 1,806.47, minus 20% of 959.47 and 100 for the parent at home.
      'a couple with a child born in 2024 (Form TC-40 line 2b; Form TC-40A codes AM and 01)',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 50_000, dependentAges: [0] },
      176.63,
    ],
    [
      // 1,782 minus 6% of 17,750 - 1.3% of 21,387 = 786.97. Of 450 for age, 85 would be left; 4.5% of 9,600 of benefits is more.
      'a retired person (Form TC-40A codes AH and 18)',
      { taxYear: 2025, filingStatus: 'single', age: 75, pensionIncome: 30_000, socialSecurityBenefits: 20_000 },
      563.03,
    ],
    [
      // 4,500 minus 6% of the 25,000 that is not state income tax - 1.3% of 81,787 = 436.77.
      'itemized deductions (Form TC-40 line 14)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 100_000,
        mortgageInterest: 20_000,
        propertyTax: 5_000,
        stateIncomeTaxPaid: 4_000,
      },
      4_063.23,
    ],
    [
      // 2,892.50 minus 6% of (32,200 + 2,111) - 1.3% of 28,574 = 1,687.20, by the base amounts of 2025, minus 1,000 - 10% of 4,000.
      'a couple with a child in 2026 (2026 SB 60, HB 290)',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 65_000, dependentAges: [4] },
      605.3,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'UT' }).stateTax).toBe(tax);
  });
});
