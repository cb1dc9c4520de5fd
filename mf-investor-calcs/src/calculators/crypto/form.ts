import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { amountIfAny, type CalculatorInputs, optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { stateOrNone, taxYear } from '../../investments/fields.ts';
import { listOfLots } from '../../sales/lots-in-form.ts';
import { requiredWithoutList } from '../../sales/required-without-list.ts';
import { HOLDING_PERIODS, type CryptoInputs, type HoldingPeriod } from './specified.ts';

/** The specified inputs and the additional ones for the official answer. */
export interface CryptoQuestion extends CryptoInputs {
  readonly state: StateCode | '';
  readonly taxYear: string;
  /** Sales and coins that are held, as `lotsIn` reads them. */
  readonly sales: string;
  /** Coins received as income, such as staking rewards. US dollars; undefined if blank, as the losses of earlier years. */
  readonly cryptoIncome?: number | undefined;
  readonly shortTermLossCarryover?: number | undefined;
  readonly longTermLossCarryover?: number | undefined;
}

export const cryptoForm: CalculatorInputs<Record<keyof CryptoQuestion, string>, CryptoQuestion> = {
  draft: {
    gains: '',
    holdingPeriod: 'short_term',
    tradingVolume: '',
    totalIncome: '',
    filingStatus: 'single',
    state: '',
    sales: '',
    cryptoIncome: '',
    shortTermLossCarryover: '',
    longTermLossCarryover: '',
    taxYear: String(CURRENT_TAX_YEAR),
  },
  amounts: ['gains', 'tradingVolume', 'totalIncome', 'cryptoIncome', 'shortTermLossCarryover', 'longTermLossCarryover'],
  precise: ['cryptoIncome', 'shortTermLossCarryover', 'longTermLossCarryover', 'taxYear'],
  example: { gains: '20000', holdingPeriod: 'long_term', totalIncome: '60000', state: 'CA' },
  exampleAnswer: ['hero.owe', { figure: 4_830 }],
  // Not the year, which another form may only have started with.
  profile: { taxableIncome: 'totalIncome', filingStatus: 'filingStatus', state: 'state' },
  schema: (locale) =>
    object({
      gains: requiredWithoutList(locale),
      holdingPeriod: string<HoldingPeriod>().oneOf(HOLDING_PERIODS).required(),
      tradingVolume: optionalAmount(locale),
      totalIncome: requiredAmount(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      state: stateOrNone(),
      taxYear: taxYear(),
      sales: listOfLots(),
      cryptoIncome: amountIfAny(locale).min(0, 'refused'),
      shortTermLossCarryover: amountIfAny(locale).min(0, 'refused'),
      longTermLossCarryover: amountIfAny(locale).min(0, 'refused'),
    }),
};
