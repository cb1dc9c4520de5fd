import { estimate } from '../household.ts';

test.each([
  // 2.59 % of 1,350, 34.97, is less than the credit of 40; a dollar more and the credit is gone.
  [2020, 'headOfHousehold', 20_000, 0],
  [2020, 'headOfHousehold', 20_001, 34.99],
  [2022, 'headOfHousehold', 20_000, 0],
  [2022, 'headOfHousehold', 20_001, 15.33],
  // One person of this size has no credit above 10,000, and a couple none that meets a tax.
  [2020, 'single', 12_500, 2.59],
  [2020, 'marriedJoint', 24_900, 2.59],
  [2023, 'headOfHousehold', 20_801, 0.03],
] as const)('%i %s with %d pays %d: the family income tax credit up to 20,000 (A.R.S. § 43-1073)', (year, status, income, tax) => {
  expect(estimate('AZ', year, status, income).stateTax).toBe(tax);
});

test.each([
  // Tables X and Y: the flat amounts subtracted are the differences of the rates times the limits below.
  [2020, 'single', 12_400 + 27_272, 706.34],
  [2020, 'single', 12_400 + 163_632, 6_166.2],
  [2020, 'marriedJoint', 24_800 + 54_544, 1_412.69],
  [2020, 'headOfHousehold', 18_650 + 109_088, 3_234.46],
  [2022, 'headOfHousehold', 19_400 + 57_305, 1_461.28],
  [2022, 'marriedSeparate', 12_950 + 28_653 + 1_000, 760.45],
  [2025, 'single', 15_750 + 100_000, 2_500],
] as const)('%i %s with %d pays %d at the end of a bracket (Form 140 line 46)', (year, status, income, tax) => {
  expect(estimate('AZ', year, status, income).stateTax).toBe(tax);
});
