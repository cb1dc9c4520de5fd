import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable income of 26,050 is free; the next cent owes the base amount, less 20 for each exemption.
  [2025, 'single', 28_450, 0],
  [2025, 'single', 28_450.01, 322],
  [2025, 'marriedJoint', 30_850, 0],
  [2025, 'marriedJoint', 30_851, 302.03],
  [2021, 'single', 27_400, 0],
  [2021, 'single', 27_401, 326.19],
  [2020, 'headOfHousehold', 24_550, 0],
  [2020, 'headOfHousehold', 24_551, 296.21],
  // The credit needs less than 30,000 of income less exemptions.
  [2025, 'single', 32_399.99, 430.62],
  [2025, 'single', 32_400, 450.63],
] as const)('%i %s with %d pays %d (R.C. 5747.02, 5747.022)', (year, status, income, tax) => {
  expect(estimate('OH', year, status, income).stateTax).toBe(tax);
});

test.each([
  // The example of the 2025 instructions: 68,050 of taxable income owes 1,497.
  [2025, 'single', 70_200, 1_497],
  // The base amount of 100,000 stayed at 2,394.32 when the one below fell: a jump of 18.69.
  [2025, 'single', 101_900, 2_375.63],
  [2025, 'single', 101_901, 2_394.35],
  [2025, 'marriedJoint', 103_800, 2_375.63],
  [2025, 'marriedJoint', 103_832, 2_395.32],
  [2023, 'single', 117_200, 2_958.58],
  [2022, 'single', 117_201, 3_254.45],
  [2020, 'single', 223_201, 8_143.19],
] as const)('%i %s with %d pays %d: base amount and rate as the statute prints them', (year, status, income, tax) => {
  expect(estimate('OH', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2025, 'single', 40_000, -2_400],
  [2025, 'single', 40_000.01, -2_150],
  [2025, 'marriedJoint', 40_000, -4_800],
  [2025, 'single', 80_000, -2_150],
  [2025, 'single', 80_000.01, -1_900],
  [2025, 'single', 749_999.99, -1_900],
  [2025, 'single', 750_000, 0],
  [2025, 'marriedJoint', 750_000, 0],
  [2024, 'single', 750_000, -1_900],
] as const)('%i %s with %d has an exemption of %d (IT 1040 line 4; R.C. 5747.025)', (year, status, income, amount) => {
  expect(linesOf(estimate('OH', year, status, income), 'state', 'personalExemption')[0]?.amount).toBe(amount);
});
