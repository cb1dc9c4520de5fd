import type { EstimateYear, FilingStatus, LineLabel, StateCode } from '../src/index.ts';
import { benefitRecapture, rateSchedules, recaptureLevels } from '../src/law/states/ny.ts';
import { estimate, linesOf } from './household.ts';

const stateTax = (state: StateCode, year: EstimateYear, status: FilingStatus, income: number) =>
  estimate(state, year, status, income).stateTax;
/** The dollars of the state's only line with this label. */
function amount(state: StateCode, year: EstimateYear, status: FilingStatus, income: number, label: LineLabel): number | undefined {
  const lines = linesOf(estimate(state, year, status, income), 'state', label);
  expect(lines.length).toBeLessThanOrEqual(1);
  return lines[0]?.amount;
}

describe('states without a tax on wages', () => {
  test.each(['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'] as const)('%s takes nothing and says why', (state) => {
    const result = estimate(state, 2020, 'single', 1_000_000);
    expect(result.stateTax).toBe(0);
    expect(linesOf(result, 'state')).toMatchObject([
      { label: 'noIncomeTax', amount: 1_000_000, source: expect.stringMatching(/./) as string },
    ]);
  });
});

describe('California', () => {
  test('the 1 % on taxable income above a million comes after the credits and is the same for a couple (R&TC § 17043)', () => {
    expect(amount('CA', 2025, 'single', 1_000_000 + 5_706, 'surtax')).toBeUndefined();
    expect(amount('CA', 2025, 'single', 1_000_000 + 5_706 + 1_000, 'surtax')).toBe(1_000);
    expect(amount('CA', 2025, 'marriedJoint', 1_000_000 + 11_412 + 1_000, 'surtax')).toBe(1_000);
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
  ] as const)('%s, federal AGI %d: exemption credit %p (Form 540 line 32, AGI Limitation Worksheet 2025)', (status, income, credit) => {
    expect(amount('CA', 2025, status, income, 'exemptionCredit')).toBe(credit);
  });

  test('the tax of 2020 follows the schedule of 2020: 1 % up to 17,876 for a head of household', () => {
    // 178.76 + 2 % of (30,798 - 17,876) - 124
    expect(stateTax('CA', 2020, 'headOfHousehold', 40_000)).toBe(313.2);
  });
});

describe('Illinois', () => {
  test.each([
    [2025, 'single', 250_000, 12_233.93],
    [2025, 'single', 250_001, 12_375.05],
    [2025, 'marriedJoint', 500_000, 24_467.85],
    [2025, 'marriedJoint', 500_001, 24_750.05],
    [2025, 'marriedSeparate', 250_001, 12_375.05],
    [2020, 'headOfHousehold', 250_000, 12_259.91],
  ] as const)(
    '%i %s: the exemption is whole up to the limit and gone a dollar above: %d pays %d (35 ILCS 5/204(g))',
    (year, status, income, tax) => {
      expect(stateTax('IL', year, status, income)).toBe(tax);
    },
  );

  test('the line of the lost exemption stays and cites why', () => {
    expect(linesOf(estimate('IL', 2025, 'single', 300_000), 'state', 'personalExemption')).toMatchObject([
      { amount: 0, source: '35 ILCS 5/204(g) (P.A. 100-22)' },
    ]);
  });
});

describe('Pennsylvania', () => {
  test.each([
    ['single', 6_500, 0],
    ['single', 6_501, 19.96],
    ['single', 6_750, 20.72],
    ['single', 6_751, 41.45],
    ['single', 8_750, 241.76],
    ['single', 8_751, 268.66],
    ['marriedJoint', 13_000, 0],
    ['marriedJoint', 15_250, 421.36],
    ['marriedJoint', 15_251, 468.21],
    ['marriedSeparate', 13_000, 0],
    ['headOfHousehold', 6_500, 0],
  ] as const)('%s with %d pays %d: ten points of forgiveness go with each $250 (Schedule SP)', (status, income, tax) => {
    expect(stateTax('PA', 2025, status, income)).toBe(tax);
  });
});

describe('Georgia', () => {
  test('the flat rate replaces schedule and exemption in 2024', () => {
    // 2023: 60,000 - 5,400 - 2,700 = 51,900; 230 on the first 7,000, then 5.75 %. 2024: 5.39 % of 48,000. 2025: 5.19 %.
    expect(stateTax('GA', 2023, 'single', 60_000)).toBe(2_811.75);
    expect(stateTax('GA', 2024, 'single', 60_000)).toBe(2_587.2);
    expect(stateTax('GA', 2025, 'single', 60_000)).toBe(2_491.2);
  });

  test.each([
    [14_999.99, -8],
    [15_000, -5],
    [19_999.99, -5],
    [20_000, undefined],
  ])('at %d of AGI the low income credit of a single filer is %p (O.C.G.A. § 48-7A-3)', (income, credit) => {
    expect(amount('GA', 2025, 'single', income, 'lowIncomeCredit')).toBe(credit);
  });

  test('a credit larger than the tax leaves zero', () => {
    // 1,600 of taxable income: 10 + 12 = 22 of tax; credit 2 x 5.
    expect(stateTax('GA', 2020, 'marriedJoint', 15_000)).toBe(12);
    expect(stateTax('GA', 2020, 'marriedJoint', 13_900)).toBe(0);
  });
});

describe('Alabama', () => {
  test.each([
    [2024, 'single', 25_999, -3_000],
    [2024, 'single', 26_000, -2_975],
    [2024, 'single', 35_499, -2_525],
    [2024, 'single', 35_500, -2_500],
    [2024, 'marriedJoint', 26_000, -8_325],
    [2024, 'marriedJoint', 35_499, -5_175],
    [2024, 'marriedSeparate', 12_999, -4_250],
    [2024, 'marriedSeparate', 13_000, -4_162],
    [2024, 'marriedSeparate', 17_749, -2_578],
    [2024, 'marriedSeparate', 17_750, -2_500],
    [2024, 'headOfHousehold', 26_000, -5_065],
    [2020, 'single', 23_499, -2_500],
    [2020, 'single', 23_500, -2_475],
  ] as const)('%i %s with %d: the standard deduction slides to %d (Form 40 Booklet, chart)', (year, status, income, deduction) => {
    expect(amount('AL', year, status, income, 'standardDeduction')).toBe(deduction);
  });

  test('federal income tax less the earned income credit is deducted', () => {
    // 2022, single, 15,000: 205 of tax less 560 - 7.65 % of (15,000 - 9,160) = 113.24
    expect(amount('AL', 2022, 'single', 15_000, 'federalTaxDeduction')).toBe(-91.76);
  });

  test('in 2021 the deduction takes the earned income credit of the Code of 2020 (Act 2022-37)', () => {
    // 245 of tax less 543 - 7.65 % of (15,000 - 8,880) = 74.82
    expect(amount('AL', 2021, 'single', 15_000, 'federalTaxDeduction')).toBe(-170.18);
    expect(stateTax('AL', 2021, 'single', 15_000)).toBe(501.49);
  });
});

describe('New York', () => {
  const levels = (year: EstimateYear, status: FilingStatus) =>
    recaptureLevels(rateSchedules[year].value[status], benefitRecapture[year].value.firstLimit[status]).map(({ over, base, increment }) => [
      over,
      base,
      increment,
    ]);

  test('the recapture worksheets come out with the amounts the instructions print', () => {
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
    // 4 % 340 + 4.5 % 144 + 5.25 % 115.50 + 5.5 % 3,671.25 + 6 % of what is above 80,650
    [107_650, 5_410.75],
    // 6,151.75 and 12,350/50,000 of what 6 % of 112,000 is above it
    [120_000, 6_292.11],
    // From 157,650 on 6 % of all taxable income
    [157_650, 8_979],
    [180_000, 10_320],
  ])('2023, single, %d: the first worksheet gives %d', (income, tax) => {
    expect(stateTax('NY', 2023, 'single', income)).toBe(tax);
  });

  test('above 25 million of adjusted gross income 10.9 % applies to everything, from 2021 on', () => {
    expect(stateTax('NY', 2024, 'single', 25_000_001)).toBe(2_724_128.11);
    expect(stateTax('NY', 2024, 'single', 25_000_000)).toBeLessThan(2_600_000);
    // 2020 has no such rule: 8.82 % of taxable income by worksheet 7, whose amounts are in whole dollars
    expect(stateTax('NY', 2020, 'single', 25_000_001)).toBe(2_204_294.65);
  });

  test('in 2020 the top worksheet starts with adjusted gross income, before taxable income reaches the bracket', () => {
    // Worksheet 7: schedule 71,827.90, base 1,467, and 450/50,000 of 94,374 (8.82 %) less both.
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
    const shown = amount('NY', 2025, status, income, 'householdCredit');
    expect(shown).toBe(credit);
  });
});
