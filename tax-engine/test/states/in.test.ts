import { estimate } from '../household.ts';

test.each([
  // 3.23 % of 59,000, 3.15 %, 3.05 %, 3 %.
  [2022, 'single', 60_000, 1_905.7],
  [2023, 'single', 60_000, 1_858.5],
  [2024, 'headOfHousehold', 60_000, 1_799.5],
  [2025, 'marriedSeparate', 60_000, 1_770],
  [2025, 'marriedJoint', 60_000, 1_740],
  [2020, 'single', 1_000, 0],
  [2020, 'single', 1_001, 0.03],
  [2020, 'marriedJoint', 2_000, 0],
] as const)(
  '%i %s with %d pays %d: the rate of the year on all but 1,000 for each taxpayer (Form IT-40 lines 6 to 8)',
  (year, status, income, tax) => {
    expect(estimate('IN', year, status, income).stateTax).toBe(tax);
  },
);
