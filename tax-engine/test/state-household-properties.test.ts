import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { taxReturn, type TaxReturn } from '../src/index.ts';
import { cents, householdYearsOf } from './household.ts';
import fc, { times } from './random.ts';

const some = (most: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: most }) });

const household = (state: StateCode): fc.Arbitrary<Household> =>
  fc.constantFrom(...FILING_STATUSES).chain((filingStatus) => {
    const ofSpouse = (most: number) => (filingStatus === 'marriedJoint' ? some(most) : fc.constant(0));
    return fc.record({
      state: fc.constant(state),
      taxYear: fc.constantFrom(...householdYearsOf(state)),
      filingStatus: fc.constant(filingStatus),
      age: fc.integer({ min: 18, max: 90 }),
      spouseAge: fc.integer({ min: 18, max: 90 }),
      dependentAges: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 4 }),
      wages: fc.integer({ min: 0, max: 160_000 }),
      spouseWages: ofSpouse(120_000),
      selfEmploymentProfit: some(80_000),
      taxableInterest: some(9_000),
      qualifiedDividends: some(20_000),
      longTermGain: some(60_000),
      pensionIncome: some(60_000),
      socialSecurityBenefits: some(40_000),
      mortgageInterest: some(25_000),
      propertyTax: some(12_000),
      charitableGifts: some(15_000),
      dependentCareExpenses: some(9_000),
      // Keep the federal itemized deductions fixed.
      stateIncomeTaxPaid: fc.constant(0),
    });
  });

/** By how much another child may raise a state's tax, and why. US dollars. */
interface MayRise {
  readonly why: string;
  readonly by: (before: TaxReturn, after: TaxReturn, asked: Household) => Usd;
}

/** Pays at most the state's highest rate. */
const federalTaxDeducted: MayRise = {
  why: 'the federal tax that the state deducts falls',
  by: (before, after) => 0.1 * Math.max(0, before.federalIncomeTax - after.federalIncomeTax) + 0.01,
};

const MAY_RISE: Partial<Record<StateCode, MayRise>> = {
  AL: federalTaxDeducted,
  DC: {
    why: 'child care expenses are split evenly among children under 13, and D.C. Code § 47-1806.15 credits only those of young ones',
    by: (_before, _after, { dependentCareExpenses = 0 }) => dependentCareExpenses,
  },
  MO: federalTaxDeducted,
  OR: {
    why: 'the federal tax that the state deducts falls, or a larger household gets a lower step of the child care credit (ORS 315.264)',
    by: (before, after, asked) => federalTaxDeducted.by(before, after, asked) + 0.25 * (asked.dependentCareExpenses ?? 0),
  },
  NJ: {
    why: 'N.J.S.A. 54A:4-7 gives the full credit, at any earnings, to filers without a child whom federal law excludes by age',
    by: (_before, _after, { dependentAges = [] }) => (dependentAges.every((age) => age >= 19) ? 300 : 0),
  },
};

describe.each(STATE_CODES)('%s', (state) => {
  const { why, by } = MAY_RISE[state] ?? { why: undefined, by: () => 0 };

  test(`another child never raises the tax${why ? `, except where ${why}` : ''}`, () => {
    fc.assert(
      fc.property(household(state), (asked) => {
        const before = taxReturn(asked);
        const after = taxReturn({ ...asked, dependentAges: [...(asked.dependentAges ?? []), 10] });
        const rise = cents(after.stateTax ?? NaN) - cents(before.stateTax ?? NaN);
        expect(rise).toBeLessThanOrEqual(cents(by(before, after, asked)));
      }),
      times(150),
    );
  });

  test('the tax before refundable credits is never negative, and minus them it is the tax', () => {
    fc.assert(
      fc.property(household(state), (asked) => {
        const { stateTax = NaN, stateTaxBeforeRefundable = NaN, stateRefundableCredits = NaN } = taxReturn(asked);
        expect(stateTaxBeforeRefundable).toBeGreaterThanOrEqual(0);
        expect(stateRefundableCredits).toBeGreaterThanOrEqual(0);
        expect(cents(stateTax)).toBe(cents(stateTaxBeforeRefundable) - cents(stateRefundableCredits));
      }),
      times(100),
    );
  });
});
