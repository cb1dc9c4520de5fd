import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import fc from './random.ts';

const some = (most: number) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 0, max: most }) });

/** Random households without a state, in the years with full state forms. */
export const HOUSEHOLDS: fc.Arbitrary<Household> = fc.constantFrom(...FILING_STATUSES).chain((filingStatus) => {
  const ofSpouse = (most: number) => (filingStatus === 'marriedJoint' ? some(most) : fc.constant(0));
  return fc.record({
    filingStatus: fc.constant(filingStatus),
    taxYear: fc.constantFrom(...HOUSEHOLD_YEARS),
    age: fc.integer({ min: 20, max: 80 }),
    spouseAge: fc.integer({ min: 20, max: 80 }),
    dependentAges: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
    wages: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 500_000 })),
    spouseWages: ofSpouse(200_000),
    electiveDeferrals: some(20_000),
    selfEmploymentProfit: some(120_000),
    taxableInterest: some(15_000),
    shortTermGain: some(9_000),
    longTermGain: some(60_000),
    pensionIncome: some(60_000),
    socialSecurityBenefits: some(40_000),
    iraDeduction: some(5_000),
    hsaDeduction: some(4_000),
    mortgageInterest: some(25_000),
    propertyTax: some(9_000),
    charitableGifts: some(9_000),
    dependentCareExpenses: some(6_000),
  });
});
