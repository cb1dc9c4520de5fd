/** Marginal and effective rates of a graduated tax. Rates are fractions, incomes US dollars. */

/** A rate and the gross income above which it applies. */
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

/** The rate on the last dollar of a gross income. An income exactly at a limit belongs to the lower bracket. */
export const marginalRate = (steps: readonly RateStep[], income: number): number => steps.findLast(({ from }) => income > from)?.rate ?? 0;

/** The tax as a fraction of the income. */
export const effectiveRate = (steps: readonly RateStep[], income: number): number => (income > 0 ? incomeTax(steps, income) / income : 0);
