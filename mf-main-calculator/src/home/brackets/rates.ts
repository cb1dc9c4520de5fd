/** The rates of the federal income tax on wages, from the brackets and the standard deduction that the API answers. */
import type { FilingStatus, TaxBrackets } from '@bracketwise/tax-engine';
import type { RateStep } from '@bracketwise/shared-ui/charts/rate-steps';

/** What a filer of one status pays on each further dollar of gross income, from the first one on: nothing, then each bracket's rate. */
export function rateSteps({ federal, standardDeduction }: TaxBrackets, status: FilingStatus): readonly RateStep[] {
  const brackets = federal.map(({ rateValue, ranges }) => ({
    from: standardDeduction[status] + ranges[status].from,
    rate: rateValue / 100,
  }));
  return [{ from: 0, rate: 0 }, ...brackets];
}

/** The row in whose range a taxable income lies; none where nothing is taxable. */
export const bracketOf = ({ federal }: TaxBrackets, status: FilingStatus, taxableIncome: number) =>
  federal.find(({ ranges }) => taxableIncome > ranges[status].from && taxableIncome <= (ranges[status].to ?? Infinity));
