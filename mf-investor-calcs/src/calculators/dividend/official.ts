/** The official answer of the dividend calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import type { InvestmentQuestion } from '../../investments/useInvestmentTax.ts';
import type { DividendQuestion } from './form.ts';
import type { DividendType } from './specified.ts';

/** @param type - overrides the visitor's, for comparing both */
export function officialDividend(inputs: Omit<DividendQuestion, 'state'>, type: DividendType = inputs.dividendType): InvestmentQuestion {
  return {
    taxYear: Number(inputs.taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[inputs.filingStatus],
    otherTaxableIncome: inputs.totalIncome,
    [type === 'qualified' ? 'qualifiedDividends' : 'ordinaryDividends']: inputs.dividendAmount,
  };
}
