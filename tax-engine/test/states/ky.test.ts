import { estimate, linesOf } from '../household.ts';

test.each([
  // 5 % of 12,880 - 2,690 is 509.50.
  [2021, 'single', 12_880, 0],
  // 509.55 less 90 %; the limits are whole dollars: 13,395 for 1.04 times 12,880.
  [2021, 'single', 12_881, 50.96],
  [2021, 'single', 13_395, 53.53],
  [2021, 'single', 13_396, 107.06],
  // 1.33 times 12,880 is 17,130: 5 % of 14,440 less 10 %, a dollar above nothing off.
  [2021, 'headOfHousehold', 17_130, 649.8],
  [2021, 'headOfHousehold', 17_131, 722.05],
  // A couple is a family of two: 20,440 in 2024, and one standard deduction of 3,160.
  [2024, 'marriedJoint', 20_440, 0],
  [2024, 'marriedJoint', 20_441, 69.12],
  [2024, 'marriedJoint', 27_185, 864.9],
  [2024, 'marriedJoint', 27_186, 961.04],
  [2025, 'marriedJoint', 60_000, 2_269.2],
] as const)(
  '%i %s with %d pays %d: the family size credit goes in steps (Schedule ITC, Family Size Table)',
  (year, status, income, tax) => {
    expect(estimate('KY', year, status, income).stateTax).toBe(tax);
  },
);

test.each([
  [2020, 'single', 12_760, undefined],
  [2020, 'single', 12_761, -11],
  [2020, 'single', 13_270, -11],
  [2020, 'single', 13_271, -20],
  [2020, 'single', 16_971, -69],
  [2020, 'single', 16_972, undefined],
  [2020, 'marriedJoint', 17_241, -7],
  [2020, 'marriedJoint', 22_929, -28],
  [2020, 'marriedJoint', 22_930, undefined],
  [2021, 'single', 13_000, undefined],
] as const)('%i %s with %d has an income gap credit of %p (Form 740 (2020) line 25; Schedule ITC)', (year, status, income, amount) => {
  expect(linesOf(estimate('KY', year, status, income), 'state', 'lowIncomeCredit')[0]?.amount).toBe(amount);
});
