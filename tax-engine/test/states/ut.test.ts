import { estimate } from '../household.ts';

test.each([
  [2025, 'single', 15_750, 0],
  // 6 % of 15,750 less 1.3 % of what is above 18,213 still covers 4.5 % of 20,375, and a dollar more no longer.
  [2025, 'single', 20_375, 0],
  [2025, 'single', 20_376, 0.04],
  // 0.07 of the credit is left, then none.
  [2025, 'single', 90_900, 4_090.43],
  [2025, 'single', 91_000, 4_095],
  // 1,170.33 less 1,128 - 13: the base amount of a head of household is half as much again as a single filer's.
  [2021, 'headOfHousehold', 22_643 + 1_000, 55.33],
  [2020, 'headOfHousehold', 22_318 + 1_000, 48.24],
  [2020, 'marriedJoint', 29_758 + 2_000, 110.02],
] as const)('%i %s with %d pays %d after the taxpayer tax credit (Form TC-40 lines 12 to 20)', (year, status, income, tax) => {
  expect(estimate('UT', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 794.48 less 740.59: no earned income credit before 2022.
  [2021, 'single', 16_050, 53.89],
  // 17.18 less 15 % of 560 - 7.65 % of 7,040 = 21.44
  [2022, 'single', 16_200, 13.96],
  // 0.339 less 20 % of 600 - 7.65 % of 7,830 = 1.01
  [2023, 'single', 17_630, 0.14],
  [2022, 'marriedSeparate', 16_200, 17.18],
] as const)('%i %s with %d pays %d after the earned income credit (Form TC-40A, code AM)', (year, status, income, tax) => {
  expect(estimate('UT', year, status, income).stateTax).toBe(tax);
});
