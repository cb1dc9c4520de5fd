import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf, stateTax } from '../household.ts';

test.each([
  [2025, 'single', 250_000, 12_233.93],
  [2025, 'single', 250_001, 12_375.05],
  [2025, 'marriedJoint', 500_000, 24_467.85],
  [2025, 'marriedJoint', 500_001, 24_750.05],
  [2025, 'marriedSeparate', 250_001, 12_375.05],
  [2020, 'headOfHousehold', 250_000, 12_259.91],
] as const)(
  'in %i for %s, the exemption is whole up to the limit and gone a dollar above: %d pays %d (35 ILCS 5/204(g))',
  (year, status, income, tax) => {
    expect(stateTax('IL', year, status, income)).toBe(tax);
  },
);

test('the line of the lost exemption remains and cites the reason', () => {
  expect(linesOf(estimate('IL', 2025, 'single', 300_000), 'state', 'personalExemption')).toMatchObject([
    { amount: 0, source: '35 ILCS 5/204(g) (P.A. 100-22)' },
  ]);
});

describe('whole households', () => {
  test.each<[string, Household, before: number, after: number]>([
    // (60,000 - 4 x 2,850) x 4.95%. Federal credit 7,152 - 21.06% x (60,000 - 30,470) = 932.98; 20% of it, and 40% of that.
    [
      'a couple with two children under 12 gets a share of the federal credit, and a share of that',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [5, 8] },
      2_405.7,
      2_405.7 - 186.6 - 74.64,
    ],
    // (20,000 of interest - 2 x 2,850 - 2 x 1,000) x 4.95% - 5% x 4,000.
    [
      'a retired couple owes nothing on pensions and benefits and gets a property tax credit',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 68,
        spouseAge: 67,
        pensionIncome: 40_000,
        socialSecurityBenefits: 18_000,
        spouseSocialSecurityBenefits: 12_000,
        taxableInterest: 20_000,
        propertyTax: 4_000,
      },
      408.85,
      408.85,
    ],
    // (9,050 - 2,850) x 4.95% - 20% x 649.
    ['a worker of 20 gets the credit', { taxYear: 2025, filingStatus: 'single', age: 20, wages: 9_050 }, 306.9, 177.1],
    ['a worker of 17 does not', { taxYear: 2025, filingStatus: 'single', age: 17, wages: 9_050 }, 306.9, 306.9],
    // 251,000 x 4.95%: above 250,000 there is no exemption and no property tax credit.
    [
      'high earners lose every exemption and the property tax credit',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 251_000, dependentAges: [3], propertyTax: 10_000 },
      12_424.5,
      12_424.5,
    ],
    // (20,150 - 2 x 2,775) x 4.95%; 20% x 4,213, and no child under 12.
    [
      'a parent of a child of 15 gets the excess refunded',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 20_150, dependentAges: [15] },
      722.7,
      722.7 - 842.6,
    ],
    // (50,050 - 2,850 - 1,000) x 4.95%; at 251,000 there is no exemption.
    ['a blind person has another one', { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 50_050 }, 2_286.9, 2_286.9],
    [
      'high earners also lose the exemption for blindness',
      { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 251_000 },
      12_424.5,
      12_424.5,
    ],
    // (100,000 - 2 x 2,775 - 3 x 1,000) x 4.95%.
    [
      'each of a couple may be blind, and one also old',
      { taxYear: 2024, filingStatus: 'marriedJoint', age: 66, blind: true, spouseAge: 60, spouseBlind: true, wages: 100_000 },
      4_526.78,
      4_526.78,
    ],
    // (40,010 - 2,925 - 1,000) x 4.95%.
    ['the exemption of 2026', { taxYear: 2026, filingStatus: 'single', age: 66, wages: 40_010 }, 1_786.21, 1_786.21],
  ])('%s (Form IL-1040, Schedules ICR and IL-E/EIC)', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax, stateIsProvisional } = taxReturn({ state: 'IL', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(stateTax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(false);
  });
});
