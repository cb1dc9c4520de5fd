import { estimate, linesOf } from '../household.ts';

test.each([
  // Table A: 15,000 of exemption; 300 + 5 % of 5,000, less 15 %. A dollar more costs a thousand of exemption.
  [2020, 'single', 30_000, 467.5],
  [2020, 'single', 30_001, 510.04],
  [2020, 'single', 44_000, 1_755],
  [2020, 'single', 44_001, 1_800.05],
  // Table E: 3 % of 3,800, less 75 %, then 70 %.
  [2020, 'single', 18_800, 28.5],
  [2020, 'single', 18_801, 34.21],
  // The last point of the credit goes where Table C starts.
  [2023, 'marriedJoint', 100_500, 4_581.23],
  [2023, 'marriedJoint', 100_501, 4_667.56],
  // Separate: Table C starts while the credit is still 5 %.
  [2024, 'marriedSeparate', 50_250, 1_913.06],
  [2024, 'marriedSeparate', 50_251, 1_936.86],
  // Table D.
  [2022, 'headOfHousehold', 320_000, 18_000],
  [2022, 'headOfHousehold', 320_001, 18_140.07],
  [2024, 'single', 105_000, 5_300],
  [2024, 'single', 105_001, 5_325.06],
  [2025, 'single', 500_000, 34_450],
  [2025, 'single', 500_001, 34_500.07],
] as const)('%i %s with %d pays %d (Form CT-1040 TCS, Tables A to E)', (year, status, income, tax) => {
  expect(estimate('CT', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2023, 'single', 101_500, 180],
  [2023, 'single', 101_501, 200],
  [2023, 'marriedJoint', 145_501, 400],
  [2023, 'headOfHousehold', 114_501, 320],
  [2025, 'marriedSeparate', 72_750, 225],
  [2025, 'marriedSeparate', 72_751, 250],
] as const)('%i %s with %d has %d of the lowest rate taken back (Table C)', (year, status, income, tax) => {
  expect(linesOf(estimate('CT', year, status, income), 'state', 'lowBracketAddBack')[0]?.tax).toBe(tax);
});

test.each([
  [2023, 'single', 1_000_000, 3_150],
  [2023, 'marriedJoint', 2_000_000, 6_300],
  [2023, 'headOfHousehold', 1_000_000, 4_920],
  [2023, 'marriedJoint', 400_000, 0],
  [2024, 'marriedJoint', 210_001, 50],
  [2024, 'headOfHousehold', 1_000_000, 5_320],
] as const)('%i %s with %d has a recapture of %d in all (Table D)', (year, status, income, tax) => {
  const lines = linesOf(estimate('CT', year, status, income), 'state', 'recapture');
  expect(lines.reduce((sum, line) => sum + (line.tax ?? 0), 0)).toBe(tax);
});
