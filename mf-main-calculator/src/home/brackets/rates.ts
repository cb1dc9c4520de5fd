/**
 * Marginal and effective rate of the federal income tax on wages, from the brackets and the standard deduction that the API
 * answers. Rates are fractions, incomes US dollars.
 */
import type { FilingStatus } from '@bracketwise/tax-engine/contract';
import type { TaxBrackets } from '../../api/brackets.ts';

/** A rate with the gross income above which it applies. */
export interface RateStep {
  readonly from: number;
  readonly rate: number;
}

/** What a filer of one status pays on each further dollar of gross income, from the first one on: nothing, then each bracket's rate. */
export function rateSteps({ federal, standardDeduction }: TaxBrackets, status: FilingStatus): readonly RateStep[] {
  const brackets = federal.map(({ rateValue, ranges }) => ({
    from: standardDeduction[status] + ranges[status].from,
    rate: rateValue / 100,
  }));
  return [{ from: 0, rate: 0 }, ...brackets];
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

/** The row in whose range a taxable income lies; none where nothing is taxable. */
export const bracketOf = ({ federal }: TaxBrackets, status: FilingStatus, taxableIncome: number) =>
  federal.find(({ ranges }) => taxableIncome > ranges[status].from && taxableIncome <= (ranges[status].to ?? Infinity));
