/** Marginal and effective rate of a graduated tax. Rates are fractions, incomes US dollars. */

/** A rate with the gross income above which it applies. */
export interface RateStep {
  readonly from: number;
  readonly rate: number;
}

/** Tax on a gross income, unrounded. */
export function incomeTax(steps: readonly RateStep[], income: number): number {
  return steps.reduce(
    (tax, { from, rate }, index) => tax + Math.max(0, Math.min(income, steps[index + 1]?.from ?? Infinity) - from) * rate,
    0,
  );
}

/** Rate on the last dollar of a gross income: an income at a limit is still taxed below it. */
export const marginalRate = (steps: readonly RateStep[], income: number): number => steps.findLast(({ from }) => income > from)?.rate ?? 0;

/** The tax as a share of the whole income. */
export const effectiveRate = (steps: readonly RateStep[], income: number): number => (income > 0 ? incomeTax(steps, income) / income : 0);
