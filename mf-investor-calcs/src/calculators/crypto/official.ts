/** The official answer of the crypto calculator. Crypto is taxed as property, like shares (Notice 2014-21). */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import type { InvestmentQuestion } from '../../investments/useInvestmentTax.ts';
import { lotsIn } from '../../sales/lots-in-form.ts';
import type { CryptoQuestion } from './form.ts';
import type { HoldingPeriod } from './specified.ts';

/** @param holdingPeriod - overrides the visitor's, for comparing both */
export function officialCrypto(
  inputs: Omit<CryptoQuestion, 'state'>,
  holdingPeriod: HoldingPeriod = inputs.holdingPeriod,
): InvestmentQuestion {
  const lots = lotsIn(inputs.sales);
  const { cryptoIncome, shortTermLossCarryover, longTermLossCarryover } = inputs;
  return {
    taxYear: Number(inputs.taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[inputs.filingStatus],
    otherTaxableIncome: Math.max(0, inputs.totalIncome),
    [holdingPeriod === 'long_term' ? 'longTermGain' : 'shortTermGain']: inputs.gains,
    ...(cryptoIncome && { cryptoIncome }),
    ...(shortTermLossCarryover && { shortTermLossCarryover }),
    ...(longTermLossCarryover && { longTermLossCarryover }),
    ...(lots.length > 0 && { lots }),
  };
}
