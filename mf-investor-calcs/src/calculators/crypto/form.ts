import { optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import { object, string } from 'yup';
import type { FilingStatus } from '../../rates-by-income/specified.ts';
import { HOLDING_PERIODS, type CryptoInputs, type HoldingPeriod } from './specified.ts';

export const cryptoForm: CalculatorInputs<Record<keyof CryptoInputs, string>, CryptoInputs> = {
  draft: { gains: '', holdingPeriod: 'short_term', tradingVolume: '', totalIncome: '', filingStatus: 'single' },
  amounts: ['gains', 'tradingVolume', 'totalIncome'],
  schema: (locale) =>
    object({
      gains: requiredAmount(locale),
      holdingPeriod: string<HoldingPeriod>().oneOf(HOLDING_PERIODS).required(),
      tradingVolume: optionalAmount(locale),
      totalIncome: requiredAmount(locale),
      filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES).required(),
    }),
};
