/** The question of the dividend calculator put to the law. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/tax-engine';
import type { InvestmentQuestion } from '../../investments/useInvestmentTax.ts';
import type { DividendInputs, DividendType } from './specified.ts';

/** @param type - other than the visitor's where the two are compared */
export function officialDividend(inputs: DividendInputs, type: DividendType = inputs.dividendType): InvestmentQuestion {
  return {
    taxYear: DEFAULT_ESTIMATE_YEAR,
    filingStatus: filingStatusWord[inputs.filingStatus],
    otherTaxableIncome: inputs.totalIncome,
    [type === 'qualified' ? 'qualifiedDividends' : 'ordinaryDividends']: inputs.dividendAmount,
  };
}
