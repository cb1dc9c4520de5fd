import { estimate } from '../household.ts';

test.each([
  // 4.25 % of 55,000; 4.05 % of 54,600 in 2023; 4.25 % of 54,400 again.
  [2022, 'single', 60_000, 2_337.5],
  [2023, 'single', 60_000, 2_211.3],
  [2024, 'single', 60_000, 2_312],
  [2025, 'headOfHousehold', 60_000, 2_303.5],
  [2020, 'single', 4_750, 0],
  [2020, 'single', 4_850, 4.25],
  [2021, 'marriedJoint', 9_900, 4.25],
] as const)(
  '%i %s with %d pays %d: the lower rate was for 2023 alone, the exemption is indexed (Form MI-1040 lines 9a and 17)',
  (year, status, income, tax) => {
    expect(estimate('MI', year, status, income).stateTax).toBe(tax);
  },
);
