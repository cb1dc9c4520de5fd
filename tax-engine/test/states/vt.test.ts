import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { taxReturn } from '../../src/index.ts';
import { personalExemption, standardDeduction } from '../../src/law/states/vt.ts';
import { estimate } from '../household.ts';

/** The base tax in whole dollars that the rate schedules print at the end of each bracket. */
test.each([
  [2020, 'marriedJoint', 67_450, 2_260],
  [2020, 'marriedJoint', 163_000, 8_566],
  [2020, 'marriedJoint', 248_350, 15_052],
  [2020, 'marriedSeparate', 33_725, 1_130],
  [2020, 'marriedSeparate', 81_500, 4_283],
  [2021, 'single', 40_950, 1_372],
  [2021, 'single', 99_200, 5_216],
  [2021, 'single', 206_950, 13_405],
  [2021, 'headOfHousehold', 54_850, 1_837],
  [2021, 'headOfHousehold', 141_700, 7_570],
  [2021, 'headOfHousehold', 229_450, 14_239],
  [2022, 'marriedSeparate', 35_225, 1_180],
  [2022, 'marriedSeparate', 85_150, 4_475],
  [2022, 'headOfHousehold', 236_350, 14_667],
  [2023, 'marriedSeparate', 139_725, 8_470],
  [2023, 'single', 110_050, 5_788],
  [2024, 'marriedJoint', 294_600, 17_858],
  [2024, 'headOfHousehold', 165_700, 8_850],
] as const)('in %i for %s, %d of taxable income pays the %d printed in the rate schedules', (year, status, taxable, tax) => {
  const persons = status === 'marriedJoint' ? 2 : 1;
  const income = taxable + standardDeduction[year].value[status] + persons * personalExemption[year].value[status];
  expect(Math.round(estimate('VT', year, status, income).stateTax)).toBe(tax);
});

test('a single filer of 2020 deducts 6,250 and 4,350 (Form IN-111 lines 4 and 5)', () => {
  expect(estimate('VT', 2020, 'single', 15_000).stateTax).toBe(147.4);
  expect(estimate('VT', 2020, 'headOfHousehold', 15_000).stateTax).toBe(41.88);
});

test('the minimum of 3% of adjusted gross income above 150,000 never applies to wages (32 V.S.A. § 5822(a)(6))', () => {
  for (const year of ESTIMATE_YEARS) {
    for (const status of FILING_STATUSES) {
      for (const income of [150_001, 500_000, 10_000_000]) {
        expect(estimate('VT', year, status, income).stateTax).toBeGreaterThan(0.03 * income);
      }
    }
  }
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 160,000 - 15,300 - 6 × 5,300 = 112,900: 2,763.75 + 2,006.40 are less than 3% of 160,000.
      'a large family with more than 150,000 pays at least 3% of its income (Form IN-111 line 8)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 120_000, spouseWages: 40_000, dependentAges: [10, 12, 15, 16] },
      4_800,
      4_800,
    ],
    [
      // 38% of 7,152; 1,000 for the child under 7.
      'a parent gets both credits (Schedule IN-112)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [6, 8] },
      0,
      -3_717.76,
    ],
    [
      // 38% of 6,960; until 2024, a child of six is too old.
      'the same in 2024, without the credit for a child of six (Schedule IN-112)',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [6, 8] },
      0,
      -2_644.8,
    ],
    [
      // 649 at the plateau.
      'a worker without children gets the full federal credit from 2025 (Schedule IN-112)',
      { taxYear: 2025, filingStatus: 'single', age: 30, wages: 8_500 },
      0,
      -649,
    ],
    [
      // Of 57,000 with 17,000 of taxed benefits: (65,000 - 57,000) / 10,000 of them are exempt. 57,000 - 13,600 - 7,650 - 1,250 - 5,300 at 3.35%.
      'part of the benefits is exempt between 55,000 and 65,000 (Schedule IN-112, Retirement Income Exemption Worksheet)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000 },
      978.2,
      978.2,
    ],
    [
      // (60,010 - 11,450 - 2 × 5,300) at 3.35%; 72% of 20% of 3,000, and 1,000.
      'the dependent care credit uses the Code of 2024 in 2026 too (32 V.S.A. §§ 5824, 5828c)',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 60_010, dependentAges: [3], dependentCareExpenses: 3_000 },
      1_271.66,
      -160.34,
    ],
    [
      // (60,000 - 7,650 - 5,300) at 3.35% minus 5% of 2,000.
      'gifts are credited (Form IN-111 line 12)',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, charitableGifts: 2_000 },
      1_476.18,
      1_476.18,
    ],
  ])('%s', (_rule, household, beforeRefundable, tax) => {
    const result = taxReturn({ ...household, state: 'VT' });
    expect(result.stateTaxBeforeRefundable).toBeCloseTo(beforeRefundable, 2);
    expect(result.stateTax).toBeCloseTo(tax, 2);
    expect(result.stateIsProvisional).toBe(household.taxYear === 2026);
  });
});
