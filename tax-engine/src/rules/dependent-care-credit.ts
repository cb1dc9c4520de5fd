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

/** The credit is one times the other. */
export interface DependentCareCredit {
  /** The expenses that count, US dollars. */
  readonly expenses: Usd;
  /** The share of them that is credited, a fraction. */
  readonly rate: number;
}

const NONE: DependentCareCredit = { expenses: 0, rate: 0 };

/**
 * Credit for the care of dependents before it meets the tax.
 * @see 26 U.S.C. § 21; Form 2441 lines 3 to 9
 */
export function dependentCareCredit(care: DependentCare, status: FilingStatus, year: TaxYear): DependentCareCredit {
  if (status === 'marriedSeparate' || care.dependents === 0) return NONE;
  const { limit, rate, phaseOuts } = law[year].value;
  const expenses = Math.min(care.expenses, limit[care.dependents === 1 ? 0 : 1], Math.max(0, care.lowestEarnedIncome));
  const credited = phaseOuts.reduce((before, { start, step, floor }) => {
    const steps = Math.ceil(Math.max(0, care.adjustedGrossIncome - start[status]) / step[status]);
    return Math.max(Math.min(before, floor), before - HUNDREDTH * steps);
  }, rate);
  return { expenses, rate: credited };
}

const HUNDREDTH = 0.01;
