import { stateTax } from '../household.ts';

test.each([
  ['single', 6_500, 0],
  ['single', 6_501, 19.96],
  ['single', 6_750, 20.72],
  ['single', 6_751, 41.45],
  ['single', 8_750, 241.76],
  ['single', 8_751, 268.66],
  ['marriedJoint', 13_000, 0],
  ['marriedJoint', 15_250, 421.36],
  ['marriedJoint', 15_251, 468.21],
  ['marriedSeparate', 13_000, 0],
  ['headOfHousehold', 6_500, 0],
] as const)('%s with %d pays %d: ten points of forgiveness go with each $250 (Schedule SP)', (status, income, tax) => {
  expect(stateTax('PA', 2025, status, income)).toBe(tax);
});
