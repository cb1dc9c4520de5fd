import type { FilingStatus, TaxYear, Usd } from '../contract.ts';
import { dependentCareCredit as law } from '../law/federal/dependent-care-credit.ts';

/** US dollars. */
export interface DependentCare {
  readonly expenses: Usd;
  /** Dependents young enough to count. */
  readonly dependents: number;
  /** Of the filer, on a joint return of the spouse who earned less. */
  readonly lowestEarnedIncome: Usd;
  readonly adjustedGrossIncome: Usd;
}

/**
 * Credit for the care of dependents before it meets the tax, unrounded.
 * @see 26 U.S.C. § 21; Form 2441 lines 3 to 9
 */
export function dependentCareCredit(care: DependentCare, status: FilingStatus, year: TaxYear): Usd {
  if (status === 'marriedSeparate' || care.dependents === 0) return 0;
  const { limit, rate, phaseOuts } = law[year].value;
  const expenses = Math.min(care.expenses, limit[care.dependents === 1 ? 0 : 1], Math.max(0, care.lowestEarnedIncome));
  const applicable = phaseOuts.reduce((before, { start, step, floor }) => {
    const steps = Math.ceil(Math.max(0, care.adjustedGrossIncome - start[status]) / step[status]);
    return Math.max(Math.min(before, floor), before - HUNDREDTH * steps);
  }, rate);
  return expenses * applicable;
}

const HUNDREDTH = 0.01;
