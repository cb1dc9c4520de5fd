import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { LINE_LABELS } from '@bracketwise/contract/lines';
import type { Estimate } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { stateLaws } from '../src/law/states/all.ts';
import { rateRange, stepsOf, type StateLaw } from '../src/rules/state-law.ts';
import { YEARS_AND_STATUSES, cents, centsOf, estimate, linesOf } from './household.ts';
import fc, { times } from './random.ts';

/** Mostly realistic incomes with cents, and sometimes millions, where recaptures and surtaxes apply. */
const income = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 5_000_000 }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 60_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000_000_000 }) },
  )
  .map((amountInCents) => amountInCents / 100);

/** Number of random incomes for each year and status of every state. */
const RUNS = times(25);

/** Whether a declared cliff or phase-out of the state lies between two incomes. */
function meetsCliff({ cliffs = [] }: StateLaw, year: EstimateYear, status: FilingStatus, from: number, to: number): boolean {
  return cliffs.some(({ between }) => between(year, status).some(([start, end]) => from <= end && to >= start));
}

const LABELS: ReadonlySet<string> = new Set(LINE_LABELS);

/** The rules that an estimate violates, as text. */
function faultsOf(result: Estimate, wages: number): readonly string[] {
  const { payrollLevies } = result;
  const payroll = cents(result.socialSecurity) + cents(result.medicare) + cents(result.additionalMedicare) + cents(payrollLevies);
  const parts = [result.federalTax, result.socialSecurity, result.medicare, result.additionalMedicare, payrollLevies, result.stateTax];
  const checks: Record<string, boolean> = {
    'a tax is negative': parts.every((tax) => tax >= 0),
    'the tax exceeds the income': result.stateTax <= wages && result.totalTax <= wages,
    'the parts do not sum to the total': cents(result.totalTax) === cents(result.federalTax) + payroll + cents(result.stateTax),
    'income less tax is not what is left': cents(result.netIncome) === cents(result.grossIncome) - cents(result.totalTax),
    'the effective rate is another': Math.abs(result.effectiveRate - (wages === 0 ? 0 : (100 * result.totalTax) / wages)) <= 5.001e-7,
    'the effective rate has more than six decimals': result.effectiveRate === Number(result.effectiveRate.toFixed(6)),
    'the federal lines sum to something else': centsOf(linesOf(result, 'federal')) === cents(result.federalTax),
    'the payroll lines sum to something else': centsOf(linesOf(result, 'payroll')) === payroll,
    'the state lines sum to something else': centsOf(linesOf(result, 'state')) === cents(result.stateTax),
    'a line has an unknown label': result.lines.every(({ label }) => LABELS.has(label)),
    'a line has no source': result.lines.every(({ source }) => source.trim() !== ''),
    'a line has fractions of a cent': result.lines.every(({ amount, tax = 0 }) => isInCents(amount) && isInCents(tax)),
  };
  return Object.entries(checks).flatMap(([fault, holds]) => (holds ? [] : [fault]));
}

const isInCents = (amount: number) => amount === cents(amount) / 100;

describe.each(Object.entries(stateLaws) as [keyof typeof stateLaws, StateLaw][])('%s', (code, law) => {
  test('every estimate is between zero and the income, and its parts and lines add up', () => {
    fc.assert(
      fc.property(income, (wages) => {
        const faults = YEARS_AND_STATUSES.flatMap(([year, status]) =>
          faultsOf(estimate(code, year, status, wages), wages).map((fault) => `${year}, ${status}: ${fault}`),
        );
        expect(faults).toEqual([]);
      }),
      RUNS,
    );
  });

  test('the state lines are those that the form’s steps declare', () => {
    fc.assert(
      fc.property(income, (wages) => {
        const undeclared = YEARS_AND_STATUSES.flatMap(([year, status]) => {
          const declared = stepsOf(law, year).flatMap(({ labels }) => labels);
          const written = linesOf(estimate(code, year, status, wages), 'state').map(({ label }) => label);
          return written.filter((label) => label !== 'taxableIncome' && !declared.includes(label));
        });
        expect(undeclared).toEqual([]);
      }),
      RUNS,
    );
  });

  test('tax never falls while income rises', () => {
    fc.assert(
      fc.property(income, income, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const falling = YEARS_AND_STATUSES.filter(([year, status]) => {
          const before = estimate(code, year, status, less);
          const after = estimate(code, year, status, more);
          return after.federalTax < before.federalTax || after.stateTax < before.stateTax;
        });
        expect(falling).toEqual([]);
      }),
      RUNS,
    );
  });

  test('the marginal rate is at most the top rate, except at a declared cliff or phase-out', () => {
    fc.assert(
      fc.property(income, fc.constantFrom(20, 200, 2_000), (wages, more) => {
        fc.pre(wages + more <= 1_000_000_000);
        const steeper = YEARS_AND_STATUSES.filter(([year, status]) => {
          if (meetsCliff(law, year, status, wages, wages + more)) return false;
          const rise = cents(estimate(code, year, status, wages + more).stateTax) - cents(estimate(code, year, status, wages).stateTax);
          // Each of the two taxes is rounded to a cent.
          return rise > cents(more * rateRange(law, year).top) + 1;
        });
        expect(steeper).toEqual([]);
      }),
      RUNS,
    );
  });
});
