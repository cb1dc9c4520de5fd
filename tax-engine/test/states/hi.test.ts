import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // 33.60 + 76.80 + 264 + 307.20 + 326.40 + 345.60 + 912 + 948 on 48,000 of taxable income, after deducting 3,344.
  [2020, 'single', 51_344, 3_213.6],
  // 1.5 times as wide for a head of household, twice as wide for a couple.
  [2023, 'headOfHousehold', 72_000 + 3_212 + 1_144, 4_820.4],
  [2024, 'marriedJoint', 96_000 + 8_800 + 2_288, 6_427.2],
  [2024, 'headOfHousehold', 72_000 + 6_424 + 1_144, 4_820.4],
  // 134.40 + 153.60 + 264 + 307.20 + 816 + 864, then 7.6 to 10% up to 325,000.
  [2025, 'single', 48_000 + 5_544, 2_539.2],
  [2025, 'marriedSeparate', 325_000 + 5_544, 25_966.2],
  [2025, 'marriedJoint', 650_000 + 11_088 + 100, 51_943.4],
] as const)('in %i, %s with %d pays %d at the end of a bracket (HRS § 235-51)', (year, status, income, tax) => {
  expect(estimate('HI', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 20% of 560 - 7.65% of (15,000 - 9,160), and of 1,502 - 15.3% of (20,000 - 17,550).
  [2022, 'single', 15_000, -22.65],
  [2021, 'marriedJoint', 20_000, -225.43],
  [2022, 'marriedSeparate', 10_000, undefined],
  // Refundable since 2023.
  [2023, 'single', 10_000, undefined],
] as const)('in %i, for %s with %d, 20%% of the federal earned income credit is %p (HRS § 235-55.75)', (year, status, income, credit) => {
  expect(linesOf(estimate('HI', year, status, income), 'state', 'earnedIncomeCredit')[0]?.amount).toBe(credit);
});

describe('whole households', () => {
  type Case = readonly [who: string, household: Omit<Household, 'state'>, beforeRefundable: number, after: number, source: string];
  test.each<Case>([
    // 100,000 − 8,800 − 4 × 1,144 = 86,624: 3,350.40 + 14,624 × 7.2%; no food credit from 60,000.
    [
      'a couple with two earners and two children',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [3, 6] },
      4_403.33,
      4_403.33,
      'Form N-11 (2025) lines 23 and 25',
    ],
    // Wages alone: 40,000 − 8,800 − 4 × 1,144 = 26,624: 268.80 + 7,424 × 3.2%. Federal AGI 70,400.
    [
      'a retired couple, one with wages',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 70,
        spouseAge: 66,
        wages: 40_000,
        pensionIncome: 10_000,
        spouseSocialSecurityBenefits: 24_000,
      },
      506.37,
      506.37,
      'Form N-11 (2025) lines 13, 14 and 25; HRS §§ 235-7, 235-54',
    ],
    // 20,144: 201.60 + 5,744 × 3.2%. Credits: 3 × 110, 24% of 15,000 and 40% of 7,152 − 21.06% × 6,650.
    [
      'a parent of two children in care',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 30_000, dependentAges: [3, 5], dependentCareExpenses: 15_000 },
      385.41,
      -5_845.19,
      'Form N-311; Schedule X Part II; Form N-356',
    ],
    // 46,768: 2,016 + 8,368 × 7.2%; 3 × 70 and 15% of 9,000.
    [
      'a couple whose second earner has less than the care costs',
      {
        taxYear: 2024,
        filingStatus: 'marriedJoint',
        wages: 50_000,
        spouseWages: 9_000,
        dependentAges: [3],
        dependentCareExpenses: 12_000,
      },
      2_618.5,
      1_058.5,
      'Schedule X Part II; HRS § 235-55.6',
    ],
    // 35,000 of deductions: 53,856: 2,539.20 + 5,856 × 7.6%.
    [
      'a filer who itemizes with state income tax',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 90_000,
        mortgageInterest: 12_000,
        propertyTax: 15_000,
        charitableGifts: 3_000,
        stateIncomeTaxPaid: 5_000,
      },
      2_984.26,
      2_984.26,
      'Form N-11 (2025) lines 22a to 22f',
    ],
    // The tax deducts itself: 52,380.95 − 3,215.38 − 1,144 = 48,021.57: 3,213.60 + 21.57 × 8.25%.
    [
      'a filer of 2022 with nothing to itemize but state income tax',
      { taxYear: 2022, filingStatus: 'single', wages: 52_380.95 },
      3_215.38,
      3_215.38,
      'Form N-11 (2022) line 21b; HRS § 235-2.4',
    ],
    // 99,999.99 − 5,951.91 − 1,144 = 92,904.08: 2,539.20 + 44,904.08 × 7.6%.
    [
      'a filer of 2025 just below the limit for state income tax',
      { taxYear: 2025, filingStatus: 'single', wages: 99_999.99 },
      5_951.91,
      5_951.91,
      'Form N-11 (2025) line 22b; HRS § 235-2.4',
    ],
    // 100,000 − 4,400 − 1,144 = 94,456: 2,539.20 + 46,456 × 7.6%.
    [
      'a filer of 2025 at the limit for state income tax',
      { taxYear: 2025, filingStatus: 'single', wages: 100_000 },
      6_069.86,
      6_069.86,
      'Form N-11 (2025) line 22b; HRS § 235-2.4',
    ],
    // 12,000 + 2,000: 104,856: 2,539.20 + 56,856 × 7.6%.
    [
      'a filer of 120,000, who deducts no state income tax',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 120_000,
        mortgageInterest: 12_000,
        propertyTax: 2_000,
        stateIncomeTaxPaid: 8_000,
      },
      6_860.26,
      6_860.26,
      'Form N-11 (2025) line 22b; HRS § 235-2.4',
    ],
    // 3% of the 100,000 above 166,800 is lost: 11,000. 254,656: 16,466.20 + 29,656 × 9%.
    [
      'a filer above the limit on itemized deductions',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 266_800,
        mortgageInterest: 12_000,
        propertyTax: 2_000,
        stateIncomeTaxPaid: 18_000,
      },
      19_135.24,
      19_135.24,
      'Form N-11 (2025), Total Itemized Deductions Worksheet',
    ],
    // 9,455 × 1.4%; 220 and 40% of 649 − 7.65% × 4,379.
    [
      'a filer just below 15,000',
      { taxYear: 2025, filingStatus: 'single', wages: 14_999 },
      132.37,
      -213.23,
      'Form N-311; HRS § 235-55.85(b)',
    ],
    // 9,456 × 1.4%; 200 and 40% of 649 − 7.65% × 4,380.
    ['a filer with 15,000', { taxYear: 2025, filingStatus: 'single', wages: 15_000 }, 132.38, -193.19, 'Form N-311; HRS § 235-55.85(b)'],
    // 48,312: 2,539.20 + 312 × 7.6%; 2 × 70.
    [
      'a separate filer with a child',
      { taxYear: 2025, filingStatus: 'marriedSeparate', wages: 55_000, dependentAges: [8] },
      2_562.91,
      2_422.91,
      'Form N-311; HRS § 235-55.85(b)',
    ],
    // 114,456: 7.25% instead of 7.6% on the gain saves 140 of 2,539.20 + 66,456 × 7.6%.
    [
      'a filer with a long-term gain',
      { taxYear: 2025, filingStatus: 'single', wages: 80_000, longTermGain: 40_000 },
      7_449.86,
      7_449.86,
      'Form N-11 instructions, Tax on Capital Gains Worksheet',
    ],
    // 50,000 − 4,400 − 7,000 = 38,600: 1,675.20 + 2,600 × 7.2%.
    [
      'a blind filer',
      { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 50_000 },
      1_862.4,
      1_862.4,
      'Form N-11 (2025) line 25, Disability Exemption; HRS § 235-54(c)',
    ],
    // The other spouse keeps 2 × 1,144 and the child counts no more: 100,000 − 8,800 − 9,288 = 81,912: 3,350.40 + 9,912 × 7.2%.
    [
      'a couple with one blind spouse, an older one and a child',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 50, blind: true, spouseAge: 66, wages: 100_000, dependentAges: [10] },
      4_064.06,
      4_064.06,
      'Form N-11 (2025) Instructions, line 25: 9,288',
    ],
    // 100,000 − 8,800 − 14,000 = 77,200: 3,350.40 + 5,200 × 7.2%.
    [
      'a couple who are both blind',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 70, blind: true, spouseAge: 66, spouseBlind: true, wages: 100_000 },
      3_724.8,
      3_724.8,
      'Form N-11 (2025) Instructions, line 25: 14,000',
    ],
    // 7 × 1,144 are more than 7,000: 90,000 − 6,424 − 8,008 = 75,568: 3,808.80 + 3,568 × 7.6%.
    [
      'a blind parent of six, who is better off with the regular exemptions',
      { taxYear: 2025, filingStatus: 'headOfHousehold', age: 50, blind: true, wages: 90_000, dependentAges: [8, 9, 10, 11, 12, 13] },
      4_079.97,
      4_079.97,
      'Form N-11 (2025) line 25; HRS § 235-54(a), (c)',
    ],
    // 50,000 − 12,000 − 2 × 1,144 = 35,712: 828 + 6,912 × 6.4%; 2 × 70 and 40% of the federal credit of 254.62.
    [
      'a parent of 2026',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 50_000, dependentAges: [8] },
      1_270.37,
      1_028.52,
      'HRS §§ 235-2.4(a)(2), 235-55.75, 235-55.85',
    ],
  ])('%s: %j owes %d, %d after refundable credits (%s)', (_who, household, beforeRefundable, after) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'HI' });
    expect({ stateTaxBeforeRefundable, stateTax }).toEqual({ stateTaxBeforeRefundable: beforeRefundable, stateTax: after });
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 119,100 − 5,544 = 113,556: 2,539.20 + 65,556 × 7.6%.
    [
      'an IRA is no pension for past services (HRS § 235-7(a)(3))',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 80_000, pensionIncome: 39_100, iraDistributions: 39_100 },
      7_521.46,
    ],
    // 40,000 + 10,000 − 5,544 = 44,456: 1,675.20 + 8,456 × 7.2%. The early 4,000 are part of the IRA.
    [
      'the rest is a pension',
      {
        taxYear: 2025,
        filingStatus: 'single',
        age: 58,
        wages: 40_000,
        pensionIncome: 30_000,
        iraDistributions: 10_000,
        earlyDistributions: 4_000,
      },
      2_284.03,
    ],
    // 60,000 − 5,544 = 54,456: 2,539.20 + 6,456 × 7.6%.
    [
      'early distributions are taxed (HAR § 18-235-7-03)',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 40_000, pensionIncome: 20_000, earlyDistributions: 20_000 },
      3_029.86,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'HI' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});
