import { estimate, linesOf } from '../household.ts';

test.each([
  // 92.40 + 123.20 + 154 + 185.40 up to 15,400, where 7 % starts.
  [2020, 'single', 12_400 + 15_400, 555],
  [2020, 'single', 12_400 + 15_400 + 100, 562],
  // The schedule is the same for couples.
  [2021, 'marriedJoint', 25_100 + 15_560, 560.4],
  [2022, 'single', 12_950 + 16_040 + 100, 391.7],
  [2023, 'headOfHousehold', 20_800 + 3_330, 0],
  [2024, 'headOfHousehold', 21_900 + 17_330, 416.1],
  [2025, 'marriedJoint', 30_000 + 17_830 + 100, 434.1],
] as const)('%i %s with %d pays %d by the tax computation schedule (Form SC1040TT)', (year, status, income, tax) => {
  expect(estimate('SC', year, status, income).stateTax).toBe(tax);
});

test.each([
  ['single', 750],
  ['marriedJoint', 1_500],
  ['marriedSeparate', 750],
  ['headOfHousehold', 1_125],
] as const)('%s in 2025 adds %d back: what Pub. L. 119-21 put on the federal standard deduction (Form SC1040 line e)', (status, amount) => {
  expect(linesOf(estimate('SC', 2025, status, 60_000), 'state', 'deductionAddBack')).toMatchObject([{ amount }]);
  expect(linesOf(estimate('SC', 2024, status, 60_000), 'state', 'deductionAddBack')).toEqual([]);
});

test.each([
  // 162.50 less 83.33 % of 1,502 - 15.3 % of 8,890 = 141.83
  [2021, 'single', 20_500, 44.31],
  // The federal credit of 2021 ends at 21,427.
  [2021, 'single', 21_500, 202.5],
  // 2025: 125 % of 649 - 7.65 % of 8,280 = 15.58 is more than 3 % of 340, of 7.93 less than 3 % of 440
  [2025, 'single', 18_900, 0],
  [2025, 'single', 19_000, 3.29],
  // A separate return has no earned income credit.
  [2025, 'marriedSeparate', 19_000, 13.2],
] as const)('%i %s with %d pays %d after the earned income credit (Schedule TC-60)', (year, status, income, tax) => {
  expect(estimate('SC', year, status, income).stateTax).toBe(tax);
});
