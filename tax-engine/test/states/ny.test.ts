import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { EstimateYear } from '@bracketwise/contract/years';
import { taxReturn } from '../../src/index.ts';
import { benefitRecapture, rateSchedules, recaptureLevels } from '../../src/law/states/ny.ts';
import { amountOf, stateTax } from '../household.ts';

const levels = (year: EstimateYear, status: FilingStatus) =>
  recaptureLevels(rateSchedules[year].value[status], benefitRecapture[year].value.firstLimit[status]).map(({ over, base, increment }) => [
    over,
    base,
    increment,
  ]);

test('the recapture worksheets give the amounts printed in the instructions', () => {
  expect(levels(2022, 'marriedJoint')).toEqual([
    [161_550, 430, 646],
    [323_200, 1_076, 1_940],
    [2_155_350, 3_016, 60_349],
    [5_000_000, 63_365, 32_500],
    [25_000_000, 95_865, expect.any(Number)],
  ]);
  expect(levels(2022, 'headOfHousehold').slice(0, 3)).toEqual([
    [269_300, 752, 1_616],
    [1_616_450, 2_368, 45_261],
    [5_000_000, 47_629, 32_500],
  ]);
  expect(levels(2023, 'marriedJoint').slice(0, 3)).toEqual([
    [161_550, 333, 807],
    [323_200, 1_140, 2_747],
    [2_155_350, 3_887, 60_350],
  ]);
  expect(levels(2021, 'single').slice(0, 3)).toEqual([
    [215_400, 526, 1_120],
    [1_077_550, 1_646, 30_171],
    [5_000_000, 31_817, 32_500],
  ]);
  expect(levels(2023, 'single').slice(0, 3)).toEqual([
    [215_400, 568, 1_831],
    [1_077_550, 2_399, 30_172],
    [5_000_000, 32_571, 32_500],
  ]);
  expect(levels(2020, 'marriedJoint').map(([, base]) => base)).toEqual([526, 1_043, 2_465]);
  expect(levels(2020, 'single').map(([, base]) => base)).toEqual([519, 1_467]);
  expect(levels(2020, 'headOfHousehold').map(([, base]) => base)).toEqual([738, 1_923]);
});

test.each([
  // 4% 340 + 4.5% 144 + 5.25% 115.50 + 5.5% 3,671.25 + 6% of the excess over 80,650
  [107_650, 5_410.75],
  // 6,151.75 and 12,350/50,000 of the excess of 6% of 112,000 over it
  [120_000, 6_292.11],
  // From 157,650, 6% of all taxable income
  [157_650, 8_979],
  [180_000, 10_320],
])('in 2023, for a single filer with %d, the first worksheet gives %d', (income, tax) => {
  expect(stateTax('NY', 2023, 'single', income)).toBe(tax);
});

test('above 25 million of adjusted gross income, 10.9% applies to everything from 2021', () => {
  expect(stateTax('NY', 2024, 'single', 25_000_001)).toBe(2_724_128.11);
  expect(stateTax('NY', 2024, 'single', 25_000_000)).toBeLessThan(2_600_000);
  // 2020 has no such rule: 8.82% of taxable income by worksheet 7, whose amounts are in whole dollars
  expect(stateTax('NY', 2020, 'single', 25_000_001)).toBe(2_204_294.65);
});

test('in 2020 the top worksheet depends on adjusted gross income, before taxable income reaches the bracket', () => {
  // Worksheet 7: schedule 71,827.90, base 1,467, and 450/50,000 of 94,374 (8.82%) minus both.
  expect(stateTax('NY', 2020, 'single', 1_078_000)).toBe(73_484.61);
});

test.each([
  ['single', 7_000.01, -45],
  ['single', 20_000, -45],
  ['single', 25_000, -40],
  ['single', 28_000, -20],
  ['single', 28_001, undefined],
  ['marriedJoint', 20_001, -70],
  ['marriedJoint', 32_000, -25],
  ['marriedSeparate', 20_000, -38],
  ['headOfHousehold', 22_000, -60],
  ['headOfHousehold', 32_001, undefined],
] as const)('%s with %d has a household credit of %p (Form IT-201 line 40, tables 1 to 3)', (status, income, credit) => {
  const shown = amountOf('NY', 2025, status, income, 'householdCredit');
  expect(shown).toBe(credit);
});

describe('whole households', () => {
  test.each<[string, Household, before: number, after: number]>([
    // 60,000 - 16,050 - 2,000 = 41,950: 1,202 up to 27,900, then 5.5%. Two times 330; 30% of 7,152 - 21.06% x 29,530.
    [
      'a couple has exemptions of 1,000 for each child and the credits of 2025 (Forms IT-213, IT-215)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [5, 8] },
      1_974.75,
      1_974.75 - 660 - 279.89,
    ],
    // Under 2017 law, the federal credit is 2 x 1,000, all of it against the tax of 3,232: 33% of it. 30% of 6,960 - 21.06% x 30,360.
    [
      'in 2024 the child credit is a third of the federal one of 2017 (Form IT-213 lines 6 to 13)',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [5, 8] },
      1_974.75,
      1_974.75 - 660 - 169.85,
    ],
    // 7,800 x 4% - household credit of 60 + 15. 1,000 for the child of 2; 30% of 4,328 less the household credit.
    [
      'the household credit grows with each child and reduces the earned income credit (line 40; Form IT-215 line 15)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [2] },
      237,
      237 - 1_000 - 1_223.4,
    ],
    // 11,000: 340 + 112.50 - half of 75 + 15. 330 for the child.
    [
      'a separate filer gets half of the couple’s household credit (table 3)',
      { taxYear: 2025, filingStatus: 'marriedSeparate', wages: 20_000, dependentAges: [8] },
      407.5,
      77.5,
    ],
    // Federal income 60,350, minus 15,350 of benefits and 20,000 of the older spouse's pension: (25,000 - 16,050) x 4%.
    [
      'benefits are untaxed, and so is 20,000 of each pension from 59½ (lines 27 and 29)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 70,
        spouseAge: 58,
        pensionIncome: 30_000,
        spousePensionIncome: 15_000,
        socialSecurityBenefits: 20_000,
      },
      358,
      358,
    ],
    // 90,000 - 16,000 = 74,000: 599.50 up to 13,900, then 5.5%. The state income tax does not count.
    [
      'itemizing does not depend on the federal return and includes property tax but no state income tax (Form IT-196)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 90_000,
        propertyTax: 9_000,
        mortgageInterest: 6_000,
        charitableGifts: 1_000,
        stateIncomeTaxPaid: 4_000,
      },
      3_905,
      3_905,
    ],
    // 20,000 above 100,000 costs 25% x 20/50 of it. 105,600: 4,270.75 + 1,497, and 568.25 x 12,350 / 50,000 of recapture.
    [
      'above 100,000, part of the itemized deductions is lost (Form IT-196 line 46, worksheet 3)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 120_000,
        propertyTax: 9_000,
        mortgageInterest: 6_000,
        charitableGifts: 1_000,
        stateIncomeTaxPaid: 4_000,
      },
      5_908.11,
      5_908.11,
    ],
    // 3% of 100,000 is 5% of the 60,000 with the state tax: 28,500 is left, and 58.075% of it. 492,298.63 of taxable income.
    [
      'the state tax bears its part of the overall limitation (Form IT-196 lines 40 and 41, worksheet 4)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 508_850,
        propertyTax: 10_000,
        mortgageInterest: 20_000,
        stateIncomeTaxPaid: 30_000,
      },
      33_722.01,
      33_722.01,
    ],
    // 1,185,000: 12,355.75 + 59,057.28 + 10,368.92, and 32,571 of recapture.
    [
      'above a million, only half of the gifts is deductible (Form IT-196 line 47)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 1_200_000,
        propertyTax: 10_000,
        charitableGifts: 30_000,
        stateIncomeTaxPaid: 100_000,
      },
      114_352.95,
      114_352.95,
    ],
    // 43,950: 2,084.75. 1,000 + 330; 20% of 6,000 x (20% + 80% x 3/15) x 2.322; 30% of 7,152 - 21.06% x 31,530.
    [
      'the dependent care credit is largest relative to the federal one around 60,000 (Form IT-216 lines 12 to 14)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 40_000,
        spouseWages: 22_000,
        dependentAges: [3, 6],
        dependentCareExpenses: 6_000,
      },
      2_084.75,
      2_084.75 - 1_330 - 1_003.1 - 153.53,
    ],
    // 140,950 x 5.5%. 990 - 16.50 x 50; 7,500 x 20% x 20%.
    [
      'three children allow expenses of up to 7,500, and the child credit falls from 110,000',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 125_000,
        spouseWages: 35_000,
        dependentAges: [4, 6, 8],
        dependentCareExpenses: 9_000,
      },
      7_752.25,
      7_752.25 - 165 - 300,
    ],
    // 37,800: 499.20 + 213.40 + 167.38 + 912.60. 500 for the child; 30% of 4,427 - 15.98% x 26,110.
    [
      'in 2026 the rates fall by a tenth of a point and an older child adds 500 (L. 2025, ch. 59)',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 50_000, dependentAges: [10] },
      1_792.58,
      1_792.58 - 500 - 76.39,
    ],
  ])('%s', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax: tax, stateIsProvisional } = taxReturn({ state: 'NY', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(tax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(household.taxYear === 2026);
  });
});

// Form IT-201 lines 47a to 56 and 69 to 70a.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 52,000 taxable: 369.36 + 489.06 + 954.75 + 2,000 x 3.876% = 1,890.69; less 63 and 20.52 + 40,000 x 0.228% = 111.72 of school tax credit.
    ['New York City, one earner', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'NYC' }, 1_715.97],
    // 92,000 taxable: 1,813.17 + 42,000 x 3.876% = 3,441.09; less 63 and 20.52 + 182.40.
    ['New York City, 100,000', { taxYear: 2025, filingStatus: 'single', wages: 100_000, locality: 'NYC' }, 3_175.17],
    // 4,000 x 3.078% = 123.12; less 10 for the household, 63 and 6.84 for schools, and 25% of 632 - 7.65% x 1,670 = 504.245.
    ['New York City, low wages', { taxYear: 2024, filingStatus: 'single', wages: 12_000, locality: 'NYC' }, -82.78],
    // 22,800 taxable: 443.232 + 8,400 x 3.762% = 759.24; all but the earned income credit (15% of 4,487.91) is erased below 36,824, and 63 + 43.776 for schools refunded.
    [
      'New York City, tax erased (Form IT-270)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 36_000, dependentAges: [6, 10], locality: 'NYC' },
      -106.78,
    ],
    // 21,303 taxable: 702.92; less 15% of 2,705.55 = 405.83; 60% of the rest of 297.09 is erased 2,000 above 31,503; less 63 + 40.36.
    [
      'New York City, tax partly erased',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 33_503, dependentAges: [9], locality: 'NYC' },
      15.47,
    ],
    // 11,800 taxable: 363.204; less 63 + 20.178, 15% of 4,008.46 = 601.27, and 75% of the state credit of 3,000 x 30% x 1.1 = 990.
    [
      'New York City, care of a child of 2 (Form IT-216)',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 24_000, dependentAges: [2], dependentCareExpenses: 3_000, locality: 'NYC' },
      -1_063.74,
    ],
    // State tax on 52,000: 340 + 144 + 115.50 + 38,100 x 5.5% = 2,695; 16.75% of it.
    ['Yonkers, resident', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'YONKERS' }, 451.41],
    // 0.5% of 25,000 - 1,000.
    [
      'Yonkers, commuter with an exclusion (Form Y-203)',
      { taxYear: 2025, filingStatus: 'single', wages: 25_000, workLocality: 'YONKERS' },
      120,
    ],
    // 1,715.97 to New York City, and 0.5% of 60,000 to Yonkers.
    [
      'lives in New York City, works in Yonkers',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'NYC', workLocality: 'YONKERS' },
      2_015.97,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'NY', ...household }).localTax).toBe(tax);
  });
});
