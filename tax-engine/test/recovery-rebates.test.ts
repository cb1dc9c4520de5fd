/** The recovery rebate credits of 2020 and 2021: 26 U.S.C. §§ 6428, 6428A, 6428B. Each amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { taxReturn } from '../src/index.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const creditOf = (household: Household) => taxReturn(household).recoveryRebateCredit;
const nothingYet = { stimulusReceived: 0, secondStimulusReceived: 0 };
const single: Household = { taxYear: 2020, filingStatus: 'single', wages: 30_000, ...nothingYet };
const couple: Household = { taxYear: 2020, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [4, 12], ...nothingYet };
const in2021 = (household: Household): Household => ({ ...household, taxYear: 2021 });

test.each<[string, Household, number]>([
  // 1,200 + 600.
  ['a single filer', single, 1_800],
  ['a single filer who got the first payment', { ...single, stimulusReceived: 1_200 }, 600],
  // Each payment is compared with its own rebate: what is too much of one does not reduce the other.
  ['a single filer who got too much of the first payment', { ...single, stimulusReceived: 1_700 }, 600],
  ['a single filer who got both', { ...single, stimulusReceived: 1_200, secondStimulusReceived: 600 }, 0],
  // 2,400 + 2 × 500, 1,200 + 2 × 600.
  ['a couple with two children', couple, 3_400 + 2_400],
  // The rebates of 2020 were only for children under 17.
  ['a couple with a child of 17', { ...couple, dependentAges: [17] }, 3_600],
  // 5% of 90,000 - 75,000 is 750: 450 are left of the first, nothing of the second.
  ['a single filer in the phase-out', { ...single, wages: 90_000 }, 450],
  // 5% of 200,000 - 150,000 is 2,500.
  ['a couple in the phase-out', { ...couple, wages: 200_000 }, 900],
  // 5% of 120,000 - 112,500 is 375: 1,200 + 500 - 375 and 1,200 - 375.
  ['a head of household', { ...single, filingStatus: 'headOfHousehold', wages: 120_000, dependentAges: [8] }, 1_325 + 825],
  // The start of a couple, 150,000: § 6428(c)(1) as amended.
  ['a surviving spouse', { ...single, filingStatus: 'qualifyingSurvivingSpouse', wages: 150_000 }, 1_800],
  ['a couple with one number', { ...couple, spouseHasSsn: false }, 1_200 + 1_000 + 600 + 1_200],
  ['a couple without numbers', { ...couple, hasSsn: false, spouseHasSsn: false }, 0],
  ['a couple with a child without a number', { ...couple, dependentAges: [4], dependents: [{ age: 12, hasSsn: false }] }, 2_900 + 1_800],
  ['a dependent', { ...single, claimedAsDependent: true }, 0],
  ['a nonresident', { ...single, nonresident: true }, 0],
  // 1,400 for each person of any age.
  ['a single filer in 2021', in2021(single), 1_400],
  ['a couple with a child and a student of 20 in 2021', in2021({ ...couple, dependentAges: [4, 20] }), 5_600],
  ['a filer with a parent in 2021', in2021({ ...single, dependents: [{ age: 70, qualifyingRelative: true }] }), 2_800],
  // Half of the range of 75,000 to 80,000, and of 150,000 to 160,000.
  ['a single filer in the phase-out of 2021', in2021({ ...single, wages: 77_500 }), 700],
  ['a couple in the phase-out of 2021', in2021({ ...couple, wages: 155_000 }), 2_800],
  ['a couple after it', in2021({ ...couple, wages: 160_000 }), 0],
  ['a head of household in it', in2021({ ...single, filingStatus: 'headOfHousehold', wages: 116_250, dependentAges: [8] }), 1_400],
  // Children count with their own numbers: § 6428B(e)(2).
  ['a couple without numbers in 2021', in2021({ ...couple, hasSsn: false, spouseHasSsn: false }), 2_800],
  // 5,600 less 2,800.
  ['a couple that got a half in 2021', in2021({ ...couple, stimulusReceived: 2_800 }), 2_800],
  ['a single filer in 2022', { ...single, taxYear: 2022 }, 0],
])('%s', (_who, household, expected) => expect(creditOf(household)).toBeCloseTo(expected, 2));

test.each([2020, 2021] as const)('payments of %i count as received in full unless they are given', (taxYear) => {
  expect(creditOf({ taxYear, filingStatus: 'single', wages: 30_000 })).toBe(0);
});

test('the credit is refunded, and lowers no state tax', () => {
  const { federalIncomeTax, stateTax, recoveryRebateCredit } = taxReturn({ ...in2021(single), state: 'AL' });
  const without = taxReturn({ ...in2021(single), state: 'AL', stimulusReceived: undefined });
  expect(recoveryRebateCredit).toBe(1_400);
  expect(federalIncomeTax).toBeCloseTo(without.federalIncomeTax - 1_400, 2);
  expect(stateTax).toBe(without.stateTax);
});

test('the credit never exceeds its maximum, nor falls as less was received', () => {
  const someone = householdsWith({
    taxYear: fc.constantFrom(2020, 2021),
    stimulusReceived: fc.integer({ min: 0, max: 8_000 }),
    secondStimulusReceived: fc.integer({ min: 0, max: 5_000 }),
  });
  fc.assert(
    fc.property(someone, (household) => {
      const form = fileForm1040(completed(household));
      const people = (household.filingStatus === 'marriedJoint' ? 2 : 1) + form.household.dependentAges.length;
      expect(form.recoveryRebateCredit).toBeGreaterThanOrEqual(0);
      expect(form.recoveryRebateCredit).toBeLessThanOrEqual(1_800 * people);
      const full = fileForm1040(completed({ ...household, ...nothingYet }));
      expect(form.recoveryRebateCredit).toBeLessThanOrEqual(full.recoveryRebateCredit + 0.005);
    }),
    times(200),
  );
});
