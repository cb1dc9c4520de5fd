import { estimate, linesOf } from '../household.ts';

test.each([
  // 2020: the middle schedule to 82,000 of net income, then 84 + 164 + 4,348.30 + 6.6 % less the adjustment of 440.
  [2020, 'marriedSeparate', 2_200 + 82_000, 4_034.8],
  [2020, 'marriedSeparate', 2_200 + 82_001, 4_127.37],
  [2020, 'single', 2_200 + 100_000, 5_755.3],
  // 2021: 94 + 144 + 316.20 below 23,600; 35.99 + 117.50 + 168 + 418.50 from it on.
  [2021, 'marriedJoint', 4_400 + 23_599, 496.2],
  [2021, 'marriedJoint', 4_400 + 23_600, 682.04],
  // 2022: 104 + 132 + 326.40 + 4.9 %, less 29 and 150; then 88 + 176 + 4.9 % less 460, 29 and 140.
  [2022, 'single', 2_270 + 87_000, 3_455.75],
  [2022, 'single', 2_270 + 87_001, 3_466.85],
  [2022, 'single', 2_270 + 91_800, 4_192],
  [2022, 'single', 2_270 + 91_801, 4_202.05],
] as const)('%i %s with %d pays %d: the net income chooses the schedule (A.C.A. § 26-51-201(a))', (year, status, income, tax) => {
  expect(estimate('AR', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2020, 85_300, -240],
  [2020, 85_301, -140],
  [2021, 90_100, -40],
  [2021, 90_101, undefined],
  [2022, 87_600, -420],
  [2022, 87_601, -410],
  [2023, 93_800, -50],
  [2023, 93_801, -40],
  [2024, 95_400, -10],
  [2024, 95_401, undefined],
  [2025, 95_000, undefined],
  [2025, 95_001, -280],
  [2025, 97_800, -10],
] as const)('%i, net income of %d: bracket adjustment %p (DFA, Indexed Tax Brackets)', (year, netIncome, adjustment) => {
  const deduction = { 2020: 2_200, 2021: 2_200, 2022: 2_270, 2023: 2_340, 2024: 2_410, 2025: 2_470 }[year];
  const lines = linesOf(estimate('AR', year, 'single', deduction + netIncome), 'state', 'bracketAdjustment');
  expect(lines[0]?.amount).toBe(adjustment);
});

test.each([
  // The printed amounts less 58.
  [2021, 'marriedJoint', 22_015, 0],
  [2021, 'marriedJoint', 22_015.01, 12],
  [2021, 'marriedJoint', 22_100, 12],
  [2021, 'marriedJoint', 22_100.01, 22],
  [2021, 'marriedJoint', 26_100, 428],
  [2021, 'headOfHousehold', 18_561, 4],
  [2021, 'headOfHousehold', 22_600, 380],
  // Beyond the table: 238 + 3.4 % of what 20,401 has over 14,299.
  [2021, 'headOfHousehold', 22_601, 387.47],
  // A single person's 27 is less than the credit of 29; 160 is not.
  [2021, 'single', 13_055, 0],
  [2021, 'single', 15_000, 131],
  // No table for separate filers: 94 + 3 % of what 10,800 has over 9,499, less 29.
  [2021, 'marriedSeparate', 13_000, 104.03],
] as const)('%i %s with %d pays %d by the Low Income Tax Tables (A.C.A. § 26-51-301)', (year, status, income, tax) => {
  expect(estimate('AR', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2024, 'single', 2_410 + 25_800, 507.34],
  [2024, 'single', 2_410 + 25_801, 512.38],
  [2024, 'single', 2_410 + 26_900, 605.24],
  [2024, 'single', 2_410 + 26_901, 610.28],
  // 272 by the table, less 58 and 100.
  [2024, 'marriedJoint', 26_000, 114],
  // 428 by the table without the additional credit; 489.75 by the regular one less 58 and 120.
  [2024, 'marriedJoint', 27_500, 311.75],
] as const)('%i %s with %d pays %d after the additional credit of 60 each (A.C.A. § 26-51-501(f))', (year, status, income, tax) => {
  expect(estimate('AR', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2022, 'single', 2_270 + 101_000, -10],
  [2022, 'single', 2_270 + 101_001, undefined],
  [2023, 'single', 2_340 + 89_600, -150],
  [2023, 'headOfHousehold', 2_340 + 103_600, -10],
  [2023, 'marriedJoint', 4_680 + 179_200, -300],
  [2023, 'marriedJoint', 4_680 + 179_201, -280],
  [2023, 'marriedJoint', 4_680 + 207_201, undefined],
  [2024, 'single', 50_000, undefined],
] as const)('%i %s with %d: inflationary relief credit of %p (Acts of 2022 and 2023)', (year, status, income, credit) => {
  expect(linesOf(estimate('AR', year, status, income), 'state', 'taxReliefCredit')[0]?.amount).toBe(credit);
});
