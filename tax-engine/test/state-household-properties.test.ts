import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { taxReturn, type TaxReturn } from '../src/index.ts';
import { cents, householdYearsOf } from './household.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const householdsOf = (state: StateCode): fc.Arbitrary<Household> =>
  householdsWith({
    state: fc.constant(state),
    filingStatus: fc.constantFrom(...HOUSEHOLD_FILING_STATUSES),
    taxYear: fc.constantFrom(...householdYearsOf(state)),
    // Keep the federal itemized deductions fixed.
    stateIncomeTaxPaid: fc.constant(0),
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

/** @param share - of the federal credit that the state gives, at most */
const careCreditFalls = (share: number): MayRise => ({
  why: 'less of the advance premium credit is repaid, and with that tax falls the limit on the federal care credit: Form 1040 line 18, Form 2441 line 10',
  by: (before, after) => share * Math.max(0, before.dependentCareCredit - after.dependentCareCredit) + 0.01,
});

const twoEarnerCredit = ({ lines }: TaxReturn): Usd =>
  lines.reduce((sum, { label, tax = 0 }) => (label === 'twoEarnerCredit' ? sum - tax : sum), 0);

const MAY_RISE: Partial<Record<StateCode, MayRise>> = {
  AL: federalTaxDeducted,
  DC: {
    why: 'child care expenses are split evenly among children under 13, and D.C. Code § 47-1806.15 credits only those of young ones',
    by: (_before, _after, { dependentCareExpenses = 0 }) => dependentCareExpenses,
  },
  KY: careCreditFalls(0.2),
  LA: careCreditFalls(0.5),
  MN: {
    why: 'the credit of two earners falls with the regular tax, and the minimum tax takes its place: Minn. Stat. §§ 290.0675, 290.091',
    by: (before, after) => twoEarnerCredit(before) - twoEarnerCredit(after),
  },
  MO: federalTaxDeducted,
  OK: {
    why: 'the federal earned income credit is income that ends the sales tax relief of 68 O.S. § 5011, 40 for each person',
    by: (_before, _after, { dependentAges = [], dependents = [] }) => 40 * (2 + dependentAges.length + dependents.length),
  },
  OR: {
    why: 'the federal tax that the state deducts falls, and with it the kids’ credit, or a larger household gets a lower step of the child care credit (ORS 315.264)',
    by: (before, after, asked) => {
      const { dependentAges = [], dependentCareExpenses = 0 } = asked;
      // The credit of 1,050 for each child phases out over 5,000 of income: ORS 315.273.
      const creditLost = 0.21 * dependentAges.filter((age) => age < 6).length;
      const federalTaxFell = Math.max(0, before.federalIncomeTax - after.federalIncomeTax);
      return federalTaxDeducted.by(before, after, asked) + creditLost * federalTaxFell + 0.25 * dependentCareExpenses;
    },
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
      fc.property(householdsOf(state), (asked) => {
        const before = taxReturn(asked);
        const after = taxReturn({ ...asked, dependentAges: [...(asked.dependentAges ?? []), 10] });
        if (before.stateNotComputed) return;
        const rise = cents(after.stateTax ?? NaN) - cents(before.stateTax ?? NaN);
        expect(rise).toBeLessThanOrEqual(cents(by(before, after, asked)));
      }),
      times(150),
    );
  });

  test('the tax before refundable credits is never negative, and minus them it is the tax', () => {
    fc.assert(
      fc.property(householdsOf(state), (asked) => {
        const { stateTax = NaN, stateTaxBeforeRefundable = NaN, stateRefundableCredits = NaN, stateNotComputed } = taxReturn(asked);
        if (stateNotComputed) return;
        expect(stateTaxBeforeRefundable).toBeGreaterThanOrEqual(0);
        expect(stateRefundableCredits).toBeGreaterThanOrEqual(0);
        expect(cents(stateTax)).toBe(cents(stateTaxBeforeRefundable) - cents(stateRefundableCredits));
      }),
      times(100),
    );
  });
});
