import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // 2020: the middle schedule up to 82,000 of net income, then 84 + 164 + 4,348.30 + 6.6% minus the adjustment of 440.
  [2020, 'marriedSeparate', 2_200 + 82_000, 4_034.8],
  [2020, 'marriedSeparate', 2_200 + 82_001, 4_127.37],
  [2020, 'single', 2_200 + 100_000, 5_755.3],
  // 2021: 94 + 144 + 316.20 below 23,600; 35.99 + 117.50 + 168 + 418.50 from there.
  [2021, 'marriedJoint', 4_400 + 23_599, 496.2],
  [2021, 'marriedJoint', 4_400 + 23_600, 682.04],
  // 2022: 104 + 132 + 326.40 + 4.9%, minus 29 and 150; then 88 + 176 + 4.9% minus 460, 29 and 140.
  [2022, 'single', 2_270 + 87_000, 3_455.75],
  [2022, 'single', 2_270 + 87_001, 3_466.85],
  [2022, 'single', 2_270 + 91_800, 4_192],
  [2022, 'single', 2_270 + 91_801, 4_202.05],
] as const)(
  'in %i for %s with %d, the tax of %d follows the schedule for the net income (A.C.A. § 26-51-201(a))',
  (year, status, income, tax) => {
    expect(estimate('AR', year, status, income).stateTax).toBe(tax);
  },
);

test.each([
  [2020, 85_300, -240],
  [2020, 85_301, -140],
  [2021, 90_100, -40],
  [2021, 90_101, undefined],
  [2022, 87_600, -420],
  [2022, 87_601, -410],
  [2023, 93_800, -50],
  [2023, 93_801, -40],
  [2024, 95_400, -10],
  [2024, 95_401, undefined],
  [2025, 95_000, undefined],
  [2025, 95_001, -280],
  [2025, 97_800, -10],
] as const)('in %i, a net income of %d has a bracket adjustment of %p (DFA, Indexed Tax Brackets)', (year, netIncome, adjustment) => {
  const deduction = { 2020: 2_200, 2021: 2_200, 2022: 2_270, 2023: 2_340, 2024: 2_410, 2025: 2_470 }[year];
  const lines = linesOf(estimate('AR', year, 'single', deduction + netIncome), 'state', 'bracketAdjustment');
  expect(lines[0]?.amount).toBe(adjustment);
});

test.each([
  // The printed amounts minus 58.
  [2021, 'marriedJoint', 22_015, 0],
  [2021, 'marriedJoint', 22_015.01, 12],
  [2021, 'marriedJoint', 22_100, 12],
  [2021, 'marriedJoint', 22_100.01, 22],
  [2021, 'marriedJoint', 26_100, 428],
  [2021, 'headOfHousehold', 18_561, 4],
  [2021, 'headOfHousehold', 22_600, 380],
  // Beyond the table: 238 + 3.4% of the excess of 20,401 over 14,299.
  [2021, 'headOfHousehold', 22_601, 387.47],
  // A single person's 27 is less than the credit of 29; 160 is not.
  [2021, 'single', 13_055, 0],
  [2021, 'single', 15_000, 131],
  // No table for separate filers: 94 + 3% of the excess of 10,800 over 9,499, minus 29.
  [2021, 'marriedSeparate', 13_000, 104.03],
] as const)('in %i, %s with %d pays %d by the Low Income Tax Tables (A.C.A. § 26-51-301)', (year, status, income, tax) => {
  expect(estimate('AR', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2024, 'single', 2_410 + 25_800, 507.34],
  [2024, 'single', 2_410 + 25_801, 512.38],
  [2024, 'single', 2_410 + 26_900, 605.24],
  [2024, 'single', 2_410 + 26_901, 610.28],
  // 272 by the table, minus 58 and 100.
  [2024, 'marriedJoint', 26_000, 114],
  // 428 by the table without the additional credit; 489.75 by the regular one minus 58 and 120.
  [2024, 'marriedJoint', 27_500, 311.75],
] as const)('in %i, %s with %d pays %d after the additional credit of 60 each (A.C.A. § 26-51-501(f))', (year, status, income, tax) => {
  expect(estimate('AR', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2022, 'single', 2_270 + 101_000, -10],
  [2022, 'single', 2_270 + 101_001, undefined],
  [2023, 'single', 2_340 + 89_600, -150],
  [2023, 'headOfHousehold', 2_340 + 103_600, -10],
  [2023, 'marriedJoint', 4_680 + 179_200, -300],
  [2023, 'marriedJoint', 4_680 + 179_201, -280],
  [2023, 'marriedJoint', 4_680 + 207_201, undefined],
  [2024, 'single', 50_000, undefined],
] as const)('in %i, %s with %d gets an inflationary relief credit of %p (Acts of 2022 and 2023)', (year, status, income, credit) => {
  expect(linesOf(estimate('AR', year, status, income), 'state', 'taxReliefCredit')[0]?.amount).toBe(credit);
});

describe('whole households', () => {
  type Case = readonly [who: string, household: Omit<Household, 'state'>, tax: number, source: string];
  test.each<Case>([
    // 57,530: 609.60 + 31,131 × 3.9%; 37,530: 609.60 + 11,131 × 3.9%; four credits of 29.
    [
      'a couple with two earners and two children, separately on the same return',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [3, 6] },
      2_751.42,
      'Form AR1000F, filing status 4',
    ],
    // 95,060 is in the upper class: 94 + 90,360 × 3.9% − 280, minus four credits of 29.
    [
      'the same couple with one earner',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 100_000, dependentAges: [3, 6] },
      3_222.04,
      'A.C.A. § 26-51-201(a)',
    ],
    // The table of two dependents or more says 289, minus four credits of 29.
    [
      'a couple with two children in the low income table',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 31_450, dependentAges: [3, 6] },
      173,
      'Low Income Tax Tables (2025)',
    ],
    // 315, less an additional credit of 60 − 2 × 5 on 26,000, two credits for the parent and two for the children.
    [
      'a parent of two in the low income table',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 26_000, dependentAges: [3, 6] },
      149,
      'Low Income Tax Tables (2024); A.C.A. § 26-51-501(f)',
    ],
    // 30,000 − 6,000 − 2,470 = 21,530: 256 + 5,531 × 3.4% = 444.05, minus 60 and two credits of 29: no 65 Special with the exemption.
    [
      'a retired filer',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, socialSecurityBenefits: 24_000 },
      326.05,
      'Form AR1000F lines 7A and 18; A.C.A. § 26-51-307',
    ],
    // 27,530: 609.60 + 1,131 × 3.9% = 653.71, minus 60 − 11 × 5 and three credits of 29.
    [
      'a working filer of 70',
      { taxYear: 2025, filingStatus: 'single', age: 70, wages: 30_000 },
      561.71,
      'Form AR1000F line 7A, 65 Special',
    ],
    // 1,043.71 less three credits of 29 and a fifth of 22% of 3,000.
    [
      'a parent who pays for the care of a child',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 40_000, dependentAges: [3], dependentCareExpenses: 6_000 },
      824.71,
      'Form AR2441; A.C.A. § 26-51-502(b)',
    ],
    // 30,000 without state income tax, 60% and 40%: 72,000 and 48,000: 2 × 609.60 + 67,202 × 3.9%, minus 58.
    [
      'a couple that itemizes',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 90_000,
        spouseWages: 60_000,
        mortgageInterest: 12_000,
        propertyTax: 15_000,
        charitableGifts: 3_000,
        stateIncomeTaxPaid: 5_000,
      },
      3_782.08,
      'Form AR3; Form AR1000F, filing status 4',
    ],
    // Half of the self-employment tax is not deducted: 47,530: 609.60 + 21,131 × 3.9% − 29.
    [
      'a self-employed filer',
      { taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 50_000 },
      1_404.71,
      'Form AR1000F line 11; A.C.A. § 26-51-404',
    ],
    // Half of the gain: 55,000 − 2,470 = 52,530: 609.60 + 26,131 × 3.9% − 29.
    [
      'a filer with a long-term gain',
      { taxYear: 2025, filingStatus: 'single', wages: 50_000, longTermGain: 10_000 },
      1_599.71,
      'Form AR1000D; A.C.A. § 26-51-815(b)',
    ],
    // 47,530: 609.60 + 21,131 × 3.9% − 2 × 29.
    [
      'a blind filer',
      { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 50_000 },
      1_375.71,
      'Form AR1000F line 7A; A.C.A. § 26-51-501(a)(1)(B)',
    ],
    // 94,700: 609.60 + 68,301 × 3.7% − 29.
    [
      'a single filer of 2026 at the end of the lower class',
      { taxYear: 2026, filingStatus: 'single', wages: 97_170 },
      3_107.74,
      'A.C.A. § 26-51-201(a)(4)(B), as amended by Act 1 of 2026 (1st Ex. Sess.)',
    ],
    // 94 + 90,001 × 3.7% − 290 − 29.
    [
      'a single filer of 2026 with one dollar more',
      { taxYear: 2026, filingStatus: 'single', wages: 97_171 },
      3_105.04,
      'A.C.A. § 26-51-201(a)(4)(C), as amended by Act 1 of 2026 (1st Ex. Sess.)',
    ],
    // All gifts count, without the federal floor of 300: 47,000: 609.60 + 20,601 × 3.7% − 29.
    [
      'a filer of 2026 who itemizes',
      {
        taxYear: 2026,
        filingStatus: 'single',
        wages: 60_000,
        mortgageInterest: 9_000,
        charitableGifts: 4_000,
        stateIncomeTaxPaid: 2_000,
      },
      1_342.84,
      'Form AR3; A.C.A. § 26-51-419(a)(1)',
    ],
  ])('%s: %j owes %d (%s)', (_who, household, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'AR' });
    expect({ stateTaxBeforeRefundable, stateTax }).toEqual({ stateTaxBeforeRefundable: tax, stateTax: tax });
  });
});

test('a spouse with untaxed benefits only has no column, and so no credit for low income, in either order', () => {
  const couple = { taxYear: 2026, state: 'AR', filingStatus: 'marriedJoint' } as const;
  const one = taxReturn({ ...couple, wages: 339_406, pensionIncome: 6_830, spouseSocialSecurityBenefits: 399_998 });
  const other = taxReturn({ ...couple, spouseWages: 339_406, spousePensionIncome: 6_830, socialSecurityBenefits: 399_998 });
  expect(other.stateTax).toBe(one.stateTax);
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 60,000 − 2,470 = 57,530: 609.60 + 31,131 × 3.9% − 29.
    [
      'an IRA has no exemption before 59½ (A.C.A. § 26-51-307(a)(2))',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 10_000, iraDistributions: 10_000 },
      1_794.71,
    ],
    // 60,000 − 6,000 − 2,470 = 51,530: 609.60 + 25,131 × 3.9% − 29.
    [
      'an IRA has the exemption from 60',
      { taxYear: 2025, filingStatus: 'single', age: 60, wages: 50_000, pensionIncome: 10_000, iraDistributions: 10_000 },
      1_560.71,
    ],
    // The same.
    [
      'an employer’s plan has it at any age, also if taken early',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 10_000, earlyDistributions: 10_000 },
      1_560.71,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'AR' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});
