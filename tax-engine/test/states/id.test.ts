import { estimate } from '../household.ts';

test.each([
  // Single 2020: 17.64 + 49 + 56.84 + 72.52 + 88.20 + 259.70 up to 11,760.
  [2020, 'single', 12_400 + 11_760, 543.9],
  [2020, 'marriedJoint', 24_800 + 23_520, 1_087.8],
  // Heads of household have the joint widths.
  [2020, 'headOfHousehold', 18_650 + 23_520 + 1_000, 1_157.05],
  // Single 2021: 15.88 + 98.425 + 71.46 + 87.34 up to 7,939.
  [2021, 'single', 12_550 + 7_939, 273.11],
  // 2022 by the law after the session of September: 16.62 + 99.75 + 149.58 up to 8,311.
  [2022, 'single', 12_950 + 8_311, 265.95],
  [2022, 'headOfHousehold', 19_400 + 16_622, 531.9],
  [2023, 'single', 13_850 + 4_489, 0],
  [2023, 'single', 13_850 + 4_589, 5.8],
  [2024, 'marriedJoint', 29_200 + 9_346, 0],
  [2024, 'marriedJoint', 29_200 + 9_446, 5.7],
  [2025, 'headOfHousehold', 23_625 + 9_622, 0],
  [2025, 'marriedSeparate', 15_750 + 5_811, 53],
] as const)('%i %s with %d pays %d by the rate schedules (Form 40 line 20)', (year, status, income, tax) => {
  expect(estimate('ID', year, status, income).stateTax).toBe(tax);
});
