import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { type CalculatorInputs, optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { stateOrNone, taxYear } from '../../investments/fields.ts';
import { HOLDING_PERIODS, type CryptoInputs, type HoldingPeriod } from './specified.ts';

/** The specified inputs and the additional ones for the official answer. */
export interface CryptoQuestion extends CryptoInputs {
  readonly state: StateCode | '';
  readonly taxYear: string;
}

export const cryptoForm: CalculatorInputs<Record<keyof CryptoQuestion, string>, CryptoQuestion> = {
  draft: {
    gains: '',
    holdingPeriod: 'short_term',
    tradingVolume: '',
    totalIncome: '',
    filingStatus: 'single',
    state: '',
    taxYear: String(DEFAULT_ESTIMATE_YEAR),
  },
  amounts: ['gains', 'tradingVolume', 'totalIncome'],
  precise: ['taxYear'],
  example: { gains: '20000', holdingPeriod: 'long_term', totalIncome: '60000', state: 'CA' },
  profile: { taxableIncome: 'totalIncome', filingStatus: 'filingStatus', state: 'state', taxYear: 'taxYear' },
  schema: (locale) =>
    object({
      gains: requiredAmount(locale),
      holdingPeriod: string<HoldingPeriod>().oneOf(HOLDING_PERIODS).required(),
      tradingVolume: optionalAmount(locale),
      totalIncome: requiredAmount(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      state: stateOrNone(),
      taxYear: taxYear(),
    }),
};
