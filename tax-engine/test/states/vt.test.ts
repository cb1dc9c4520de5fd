import { ESTIMATE_YEARS, FILING_STATUSES } from '../../src/index.ts';
import { personalExemption, standardDeduction } from '../../src/law/states/vt.ts';
import { estimate } from '../household.ts';

/** The base tax in whole dollars that the rate schedules print for the end of each bracket. */
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
] as const)('%i %s: %d of taxable income pays the %d that the rate schedules print', (year, status, taxable, tax) => {
  const persons = status === 'marriedJoint' ? 2 : 1;
  const income = taxable + standardDeduction[year].value[status] + persons * personalExemption[year].value[status];
  expect(Math.round(estimate('VT', year, status, income).stateTax)).toBe(tax);
});

test('a single filer of 2020 deducts 6,250 and 4,350 (Form IN-111 lines 4 and 5)', () => {
  expect(estimate('VT', 2020, 'single', 15_000).stateTax).toBe(147.4);
  expect(estimate('VT', 2020, 'headOfHousehold', 15_000).stateTax).toBe(41.88);
});

test('the minimum of 3 % of adjusted gross income above 150,000 never binds on wages (32 V.S.A. § 5822(a)(6))', () => {
  for (const year of ESTIMATE_YEARS) {
    for (const status of FILING_STATUSES) {
      for (const income of [150_001, 500_000, 10_000_000]) {
        expect(estimate('VT', year, status, income).stateTax).toBeGreaterThan(0.03 * income);
      }
    }
  }
});
