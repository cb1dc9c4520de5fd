/** The official answer of the capital gains calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { DEFAULT_ESTIMATE_YEAR, TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { heldMoreThanOneYear } from '@bracketwise/tax-engine';
import type { InvestmentQuestion } from '../../investments/useInvestmentTax.ts';
import type { CapitalGainsInputs } from './specified.ts';

/** The year of the sale, if the engine has its law. */
export function yearOfSale(saleDate: string): TaxYear | undefined {
  return TAX_YEARS.find((year) => saleDate.startsWith(`${year}-`));
}

/** A sale without both dates is short-term, as in the rough estimate. */
export const isLongTermByLaw = ({ purchaseDate, saleDate }: CapitalGainsInputs): boolean => heldMoreThanOneYear(purchaseDate, saleDate);

/** @param longTerm - overrides the holding period, for comparing both */
export function officialCapitalGains(inputs: CapitalGainsInputs, longTerm = isLongTermByLaw(inputs)): InvestmentQuestion {
  return {
    taxYear: yearOfSale(inputs.saleDate) ?? DEFAULT_ESTIMATE_YEAR,
    filingStatus: FILING_STATUS_OF[inputs.filingStatus],
    otherTaxableIncome: Math.max(0, inputs.totalIncome),
    [longTerm ? 'longTermGain' : 'shortTermGain']: inputs.salePrice - inputs.purchasePrice,
  };
}
