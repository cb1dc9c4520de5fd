import type { Usd } from '@bracketwise/contract/amounts';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { incomeChart, type FiledPay, type IncomeChart } from './income-chart.ts';
import { estimateInPlace, type HomePlace } from './places.ts';

/** The sums of an estimate, from income to what is left. US dollars. */
export interface EstimateInSums extends Pick<FiledPay, 'kept' | 'federal' | 'payroll' | 'stateAndLocal'> {
  readonly income: Usd;
  readonly taxable: Usd;
  /** The estimate has no credits. */
  readonly credits: Usd;
}

/**
 * The chart data of an estimate with the local tax of a place: the same estimate for other pay.
 * @throws RangeError if the request is outside the contract or for another state, and for a place without confirmed figures
 */
export function estimateChart(
  law: StateLaw,
  request: EstimateRequest,
  place: HomePlace,
): { readonly chart: IncomeChart; readonly filed: EstimateInSums } {
  const at = (income: Usd) => estimateInPlace(law, { ...request, income }, place);
  const file = (pay: Usd): FiledPay => {
    const { netIncome, totalTax, federalTax, stateTax, localTax = 0, lines, ...taxes } = at(pay);
    return {
      kept: netIncome,
      totalTax,
      federal: federalTax,
      payroll: sumOf(taxes.socialSecurity, taxes.medicare, taxes.additionalMedicare, taxes.payrollLevies),
      stateAndLocal: sumOf(stateTax, localTax),
      lines,
    };
  };
  const { income } = request;
  const { kept, federal, payroll, stateAndLocal } = file(income);
  const taxable = at(income).taxableIncome;
  return { chart: incomeChart(file, income), filed: { income, taxable, federal, credits: 0, payroll, stateAndLocal, kept } };
}
