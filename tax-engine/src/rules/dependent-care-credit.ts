import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { dependentCareCredit as law } from '../law/federal/dependent-care-credit.ts';

/** US dollars. */
export interface DependentCare {
  readonly expenses: Usd;
  /** Benefits that paid a part of them and are not taxed. */
  readonly excludedBenefits?: Usd;
  /** Number of dependents young enough to qualify. */
  readonly dependents: number;
  /** Of the filer, or of the lower-earning spouse on a joint return. */
  readonly lowestEarnedIncome: Usd;
  readonly adjustedGrossIncome: Usd;
}

/** The credit is the product of the two. */
export interface DependentCareCredit {
  /** The expenses that count, in US dollars. */
  readonly expenses: Usd;
  /** The share of them that is credited, as a fraction. */
  readonly rate: number;
}

const NONE: DependentCareCredit = { expenses: 0, rate: 0 };

/**
 * The dependent care credit before the tax limits it.
 * @see 26 U.S.C. § 21; Form 2441 lines 3 to 9 and 27 to 31
 */
export function dependentCareCredit(care: DependentCare, status: FilingStatus, year: LawYear): DependentCareCredit {
  if (status === 'marriedSeparate' || care.dependents === 0) return NONE;
  const { limit, rate, phaseOuts } = law[year].value;
  const paid = Math.min(care.expenses, limit[care.dependents === 1 ? 0 : 1]) - (care.excludedBenefits ?? 0);
  const expenses = Math.min(Math.max(0, paid), Math.max(0, care.lowestEarnedIncome));
  const credited = phaseOuts.reduce((before, { start, step, floor }) => {
    const steps = Math.ceil(Math.max(0, care.adjustedGrossIncome - start[status]) / step[status]);
    return Math.max(Math.min(before, floor), before - HUNDREDTH * steps);
  }, rate);
  return { expenses, rate: credited };
}

const HUNDREDTH = 0.01;
