/** Federal income tax rates on wages, derived from the API's brackets and standard deduction. */
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxBrackets } from '@bracketwise/contract/wire';
import type { RateStep } from '@bracketwise/shared-ui/charts';

/** The rate on each further dollar of gross income for one status: zero, then each bracket's rate. */
export function rateSteps({ federal, standardDeduction }: TaxBrackets, status: FilingStatus): readonly RateStep[] {
  const brackets = federal.map(({ rateValue, ranges }) => ({
    from: standardDeduction[status] + ranges[status].from,
    rate: rateValue / 100,
  }));
  return [{ from: 0, rate: 0 }, ...brackets];
}

/** The table row that contains a taxable income; undefined if nothing is taxable. */
export const bracketOf = ({ federal }: TaxBrackets, status: FilingStatus, taxableIncome: number) =>
  federal.find(({ ranges }) => taxableIncome > ranges[status].from && taxableIncome <= (ranges[status].to ?? Infinity));
