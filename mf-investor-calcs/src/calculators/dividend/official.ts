/** The official answer of the dividend calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import type { InvestmentQuestion } from '../../investments/useInvestmentTax.ts';
import type { DividendQuestion } from './form.ts';
import type { DividendType } from './specified.ts';

/** The form refuses zero, so who has no other income types this. US dollars. */
const AS_GOOD_AS_NONE = 1;

/** @param type - overrides the visitor's, for comparing both */
export function officialDividend(inputs: Omit<DividendQuestion, 'state'>, type: DividendType = inputs.dividendType): InvestmentQuestion {
  return {
    taxYear: Number(inputs.taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[inputs.filingStatus],
    otherTaxableIncome: inputs.totalIncome <= AS_GOOD_AS_NONE ? 0 : inputs.totalIncome,
    [type === 'qualified' ? 'qualifiedDividends' : 'ordinaryDividends']: inputs.dividendAmount,
  };
}
