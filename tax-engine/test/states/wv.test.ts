import { estimate, linesOf } from '../household.ts';

test.each([
  [2020, 'single', 12_760, 0],
  // 330.44, 342.40, 342.44, 438.40 and 438.44 before the credit of 90, 90, 80, 10 and 0 %.
  [2020, 'single', 12_761, 33.04],
  [2020, 'single', 13_060, 34.24],
  [2020, 'single', 13_061, 68.49],
  [2020, 'single', 15_460, 394.56],
  [2020, 'single', 15_461, 438.44],
  [2025, 'marriedJoint', 21_150, 0],
  // 222 + 2.96 % of 7,151, less 90 %
  [2025, 'marriedJoint', 21_151, 43.37],
  // Separate filers: half the guideline, steps of 150 and half brackets.
  [2024, 'marriedSeparate', 7_530, 0],
  [2024, 'marriedSeparate', 7_531, 13.47],
  [2024, 'marriedSeparate', 7_680, 13.94],
  [2024, 'marriedSeparate', 7_681, 27.89],
  [2024, 'marriedSeparate', 8_880, 159.5],
  [2024, 'marriedSeparate', 8_881, 177.25],
] as const)('%i %s with %d pays %d after the family tax credit (Schedule FTC-1)', (year, status, income, tax) => {
  expect(estimate('WV', year, status, income).stateTax).toBe(tax);
});

test.each([
  ['single', 10_000, -10_000],
  ['single', 10_001, 0],
  ['marriedJoint', 9_000, -9_000],
  ['marriedSeparate', 5_000, -5_000],
  ['marriedSeparate', 5_001, 0],
] as const)('%s with %d excludes %d of earned income (Form IT-140 line 5)', (status, income, amount) => {
  expect(linesOf(estimate('WV', 2023, status, income), 'state', 'lowIncomeExemption')).toMatchObject([{ amount }]);
});

test('separate filers reach the top rate at 30,000 of taxable income, all others at 60,000 (Tax Rate Schedules)', () => {
  // 300 + 600 + 675 + 1,200 = 2,775, and half of it
  expect(estimate('WV', 2022, 'marriedJoint', 64_000 + 100).stateTax).toBe(2_781.5);
  expect(estimate('WV', 2022, 'marriedSeparate', 32_000 + 100).stateTax).toBe(1_394);
});
