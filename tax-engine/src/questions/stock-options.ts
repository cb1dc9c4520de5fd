import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { IsoDate } from '@bracketwise/contract/years';
import { fileReturns } from '../filing.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateWithholding } from '../rules/state-withholding.ts';
import { assertAmounts } from './parts.ts';
import { taxOnSupplementalPay, type PaidByJob, type SupplementalPayTax } from './supplemental-pay.ts';

/** Options that are exercised. US dollars a share. */
export interface OptionExercise {
  readonly shares: number;
  /** The exercise price. */
  readonly strike: Usd;
  /** The market value on the day of exercise. */
  readonly marketValue: Usd;
}

export interface NonqualifiedExerciseRequest extends PaidByJob, OptionExercise {
  readonly date: IsoDate;
}

/** The amount is the spread. US dollars. */
export interface NonqualifiedExerciseTax extends SupplementalPayTax {
  readonly exerciseCost: Usd;
  /** Price and withholding: what it takes to keep all shares. */
  readonly cashNeeded: Usd;
  /** What the shares are worth beyond the price and all tax on the year's return. */
  readonly worth: Usd;
}

/**
 * What exercising nonqualified stock options (NSO) costs: the spread is wages. 26 CFR § 1.83-7(a).
 * @throws HouseholdError, PaychecksError or RangeError that names the refused field
 */
export function taxOnNonqualifiedExercise(
  law: StateLaw | undefined,
  withholding: StateWithholding | undefined,
  { date, shares, strike, marketValue, ...paid }: NonqualifiedExerciseRequest,
): NonqualifiedExerciseTax {
  const { spread, exerciseCost } = exerciseOf({ shares, strike, marketValue });
  const tax = taxOnSupplementalPay(law, withholding, paid, { date, amount: spread });
  return {
    ...tax,
    exerciseCost,
    cashNeeded: sumOf(exerciseCost, tax.withheld.total),
    worth: sumOf(spread, -tax.cost.total),
  };
}

export interface IncentiveExerciseRequest extends OptionExercise {
  /** Without the exercise. */
  readonly household: Household;
}

/** US dollars, rounded to cents. */
export interface IncentiveExerciseTax {
  readonly spread: Usd;
  readonly exerciseCost: Usd;
  /** AMT without the exercise, and what the exercise adds. */
  readonly minimumTaxBefore: Usd;
  readonly minimumTaxAdded: Usd;
  /** What the exercise adds to the federal tax, credits included. */
  readonly federalCost: Usd;
  /** The largest spread, in whole dollars, that adds no federal tax. At most the spread. */
  readonly spreadWithoutTax: Usd;
  /** Basis of each share for the regular tax, and for the AMT. */
  readonly basisPerShare: Usd;
  readonly minimumTaxBasisPerShare: Usd;
  /** The federal tax of the year with the exercise, and its lines. */
  readonly federalTax: Usd;
  readonly lines: readonly ExplanationLine[];
}

/**
 * What it costs to exercise incentive stock options (ISO) and keep the shares past the end of the year: no wages, no withholding and no
 * payroll taxes (26 U.S.C. §§ 421(a), 3121(a)(22)), but the spread counts for the AMT (§ 56(b)(3); Form 6251 line 2i). Leaves out a state's
 * own minimum tax, the credit for this tax in later years (Form 8801) and options beyond $100,000 that first become exercisable in a year,
 * which are nonqualified (§ 422(d)).
 * @param law - of the household's state, whose tax Schedule A may deduct
 * @throws HouseholdError or RangeError that names the refused field
 */
export function taxOnIncentiveExercise(
  law: StateLaw | undefined,
  { household, ...exercise }: IncentiveExerciseRequest,
): IncentiveExerciseTax {
  const { spread, exerciseCost } = exerciseOf(exercise);
  const filedWith = (incentiveStockOptions: Usd) =>
    fileReturns(law, household, { stateRefundableCredits: true, incentiveStockOptions }).federal;
  const [before, after] = [filedWith(0), filedWith(spread)];
  const isFree = (amount: Usd) => filedWith(amount).federalIncomeTax <= before.federalIncomeTax;
  return {
    spread,
    exerciseCost,
    minimumTaxBefore: before.alternativeMinimumTax,
    minimumTaxAdded: sumOf(after.alternativeMinimumTax, -before.alternativeMinimumTax),
    federalCost: sumOf(after.federalIncomeTax, -before.federalIncomeTax),
    spreadWithoutTax: largest(spread, isFree),
    basisPerShare: exercise.strike,
    minimumTaxBasisPerShare: Math.max(exercise.strike, exercise.marketValue),
    federalTax: after.federalIncomeTax,
    lines: after.federalLines,
  };
}

function exerciseOf({ shares, strike, marketValue }: OptionExercise): { readonly spread: Usd; readonly exerciseCost: Usd } {
  const spread = roundToCents(Math.max(0, shares * (marketValue - strike)));
  const exerciseCost = roundToCents(shares * strike);
  assertAmounts({ shares, strike, marketValue, spread, exerciseCost });
  return { spread, exerciseCost };
}

/** The largest whole amount up to `most` for which something holds that holds for every smaller one. */
function largest(most: Usd, holds: (amount: Usd) => boolean): Usd {
  if (holds(most)) return most;
  let [low, high] = [0, Math.ceil(most)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
