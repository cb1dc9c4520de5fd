import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { NOTHING_SAVED_YET, type SimulationInput } from './form.ts';
import { priceByLaw } from './official.ts';
import { simulate } from './specified.ts';

/** Rounded to cents, because the quick estimate's fractions have no exact binary form. */
const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Computed by hand. Quick estimate: brackets, deductions and limits of section 9 of the specification. Law: Rev. Proc. 2024-40 § 2.01,
 * Pub. L. 119-21 § 70102, Notice 2024-80; for "joint, 153,000" the IRAs are partly deductible.
 */
const BY_HAND: readonly (readonly [status: FilingStatus, income: number, quick: readonly number[], law: readonly number[]])[] = [
  // current tax, optimized tax, savings
  ['single', 1_000, [0, 0, 1_540], [0, 0, 0]],
  ['single', 60_000, [5_460.5, 1_940.5, 3_520], [5_071.5, 3_151.5, 1_920]],
  ['single', 153_000, [26_796, 18_687, 8_109], [25_787, 19_559, 6_228]],
  ['single', 230_000, [48_004, 38_344, 9_660], [45_623, 37_907, 7_716]],
  ['single', 400_000, [107_051, 93_991, 13_060], [104_034.75, 94_759.75, 9_275]],
  ['marriedJoint', 1_000, [0, 0, 3_080], [0, 0, 0]],
  ['marriedJoint', 60_000, [3_436, 0, 5_060], [2_943, 550, 2_393]],
  ['marriedJoint', 153_000, [18_181, 6_992, 11_189], [16_558, 9_395.4, 7_162.6]],
  ['marriedJoint', 230_000, [35_352, 23_162, 12_190], [33_498, 25_248, 8_250]],
  ['marriedJoint', 400_000, [76_800, 58_680, 18_120], [74_134, 62_134, 12_000]],
  ['marriedSeparate', 1_000, [0, 0, 1_540], [0, 0, 0]],
  ['marriedSeparate', 60_000, [5_460.5, 1_940.5, 3_520], [5_071.5, 3_991.5, 1_080]],
  ['marriedSeparate', 153_000, [26_796, 18_687, 8_109], [25_787, 19_919, 5_868]],
  ['marriedSeparate', 230_000, [48_004, 38_344, 9_660], [45_623, 38_267, 7_356]],
  ['marriedSeparate', 400_000, [107_051, 93_991, 13_060], [104_203.75, 95_284.75, 8_919]],
  ['headOfHousehold', 1_000, [0, 0, 1_540], [0, 0, 0]],
  ['headOfHousehold', 60_000, [4_484, 964, 3_520], [4_025, 2_105, 1_920]],
  ['headOfHousehold', 153_000, [25_128, 17_019, 8_109], [22_158, 15_930, 6_228]],
  ['headOfHousehold', 230_000, [45_780, 36_120, 9_660], [41_364, 34_278, 7_086]],
  ['headOfHousehold', 400_000, [104_618.5, 91_558.5, 13_060], [99_540.25, 90_265.25, 9_275]],
];

test.each(BY_HAND)('%s, %i: the quick estimate and the law', (filingStatus, income, quick, law) => {
  const input: SimulationInput = { ...NOTHING_SAVED_YET, income, filingStatus, state: 'CA' };
  const specified = simulate(input);
  const official = priceByLaw(input, specified.recommendations);
  const totals = (of: typeof specified | typeof official) => [of.currentTax, of.optimizedTax, of.potentialSavings].map(cents);
  expect(totals(specified)).toEqual(quick);
  expect(totals(official)).toEqual(law);
});
