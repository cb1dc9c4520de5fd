/** The official answer of the capital gains calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { CURRENT_TAX_YEAR, TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { heldMoreThanOneYear } from '@bracketwise/tax-engine';
import type { InvestmentQuestion } from '../../investments/useInvestmentTax.ts';
import { lastYearOfSales, lotsIn } from '../../sales/lots-in-form.ts';
import type { CapitalGainsQuestion } from './form.ts';
import type { CapitalGainsInputs } from './specified.ts';

type OfficialInputs = CapitalGainsInputs &
  Partial<Pick<CapitalGainsQuestion, 'sales' | 'shortTermLossCarryover' | 'longTermLossCarryover'>>;

/** The year of the sale, if the engine has its law. */
export function yearOfSale(saleDate: string): TaxYear | undefined {
  return TAX_YEARS.find((year) => saleDate.startsWith(`${year}-`));
}

/** A sale without both dates is short-term, as in the rough estimate. */
export const isLongTermByLaw = ({ purchaseDate, saleDate }: CapitalGainsInputs): boolean => heldMoreThanOneYear(purchaseDate, saleDate);

/** @param longTerm - overrides the holding period, for comparing both */
export function officialCapitalGains(inputs: OfficialInputs, longTerm = isLongTermByLaw(inputs)): InvestmentQuestion {
  const { sales = '', shortTermLossCarryover, longTermLossCarryover } = inputs;
  const lots = lotsIn(sales);
  return {
    taxYear: yearOfSale(inputs.saleDate) ?? lastYearOfSales(lots) ?? CURRENT_TAX_YEAR,
    filingStatus: FILING_STATUS_OF[inputs.filingStatus],
    otherTaxableIncome: Math.max(0, inputs.totalIncome),
    [longTerm ? 'longTermGain' : 'shortTermGain']: inputs.salePrice - inputs.purchasePrice,
    ...(shortTermLossCarryover && { shortTermLossCarryover }),
    ...(longTermLossCarryover && { longTermLossCarryover }),
    ...(lots.length > 0 && { lots }),
  };
}
