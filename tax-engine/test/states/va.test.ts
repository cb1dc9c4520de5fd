import { estimate, linesOf } from '../household.ts';

test.each([
  [2023, 'single', 11_949.99, 'belowFilingThreshold'],
  // The tax of 60.60 is less than 15 % of the federal credit of 435.53, which would be refunded.
  [2023, 'single', 11_950, 'refundableCreditChoice'],
  [2021, 'single', 11_950, 'lowIncomeCredit'],
  [2023, 'single', 14_580, 'lowIncomeCredit'],
  [2023, 'single', 14_581, 'earnedIncomeCredit'],
  [2023, 'marriedJoint', 23_899.99, 'belowFilingThreshold'],
] as const)('%i %s with %d: the tax is lifted or lowered by %s (Va. Code §§ 58.1-321, 58.1-339.8)', (year, status, income, label) => {
  expect(linesOf(estimate('VA', year, status, income), 'state').at(-1)?.label).toBe(label);
});

test.each([
  [2023, 'single', 14_580, 0],
  // 152.55 less 20 % of 600 - 7.65 % of 4,781 = 234.25
  [2023, 'single', 14_581, 105.7],
  [2020, 'headOfHousehold', 12_760, 0],
  // 236.55 less 20 % of 234.22
  [2020, 'headOfHousehold', 12_761, 189.71],
  // In 2021 the federal credit is 1,307.54, and 20 % of it more than the tax of 242.55.
  [2021, 'single', 12_881, 0],
  [2020, 'marriedJoint', 23_899.99, 0],
  [2020, 'marriedJoint', 23_900, 522],
  // A couple has no low-income credit above its guideline, and below it no tax.
  [2025, 'marriedJoint', 26_300, 217],
] as const)('%i %s with %d pays %d (Form 760, Schedule ADJ lines 10 to 17)', (year, status, income, tax) => {
  expect(estimate('VA', year, status, income).stateTax).toBe(tax);
});

test.each([
  [11_949.99, 0],
  // 196 less 300
  [11_950, 0],
  [15_000, 48.5],
  [17_240, 160.5],
  [17_241, 460.55],
] as const)(
  'of separate returns the family is two persons, and the credit 300 for the one exemption: %d pays %d in 2020 (Schedule ADJ lines 10 to 13)',
  (income, tax) => {
    expect(estimate('VA', 2020, 'marriedSeparate', income).stateTax).toBe(tax);
  },
);
