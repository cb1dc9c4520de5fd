/** The official answer of the dividend calculator. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import type { TaxYear } from '@bracketwise/tax-engine';
import type { InvestmentQuestion } from '../../investments/useInvestmentTax.ts';
import type { DividendQuestion } from './form.ts';
import type { DividendType } from './specified.ts';

/** @param type - overrides the visitor's, for comparing both */
export function officialDividend(inputs: Omit<DividendQuestion, 'state'>, type: DividendType = inputs.dividendType): InvestmentQuestion {
  return {
    taxYear: Number(inputs.taxYear) as TaxYear,
    filingStatus: filingStatusWord[inputs.filingStatus],
    otherTaxableIncome: inputs.totalIncome,
    [type === 'qualified' ? 'qualifiedDividends' : 'ordinaryDividends']: inputs.dividendAmount,
  };
}
