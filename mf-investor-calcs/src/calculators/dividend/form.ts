import { positiveAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import { DEFAULT_ESTIMATE_YEAR, type StateCode } from '@bracketwise/tax-engine';
import { object, string } from 'yup';
import { stateOrNone, taxYear } from '../../investments/fields.ts';
import type { FilingStatus } from '../../rates-by-income/specified.ts';
import { DIVIDEND_TYPES, type DividendInputs, type DividendType } from './specified.ts';

/** The specified inputs and the additional ones for the official answer. */
export interface DividendQuestion extends DividendInputs {
  readonly state: StateCode | '';
  readonly taxYear: string;
}

export const dividendForm: CalculatorInputs<Record<keyof DividendQuestion, string>, DividendQuestion> = {
  draft: {
    dividendAmount: '',
    dividendType: 'qualified',
    totalIncome: '',
    filingStatus: 'single',
    state: '',
    taxYear: String(DEFAULT_ESTIMATE_YEAR),
  },
  amounts: ['dividendAmount', 'totalIncome'],
  precise: ['taxYear'],
  example: { dividendAmount: '10000', dividendType: 'qualified', totalIncome: '60000', state: 'NY' },
  profile: { taxableIncome: 'totalIncome', filingStatus: 'filingStatus', state: 'state', taxYear: 'taxYear' },
  schema: (locale) =>
    object({
      dividendAmount: positiveAmount(locale),
      dividendType: string<DividendType>().oneOf(DIVIDEND_TYPES).required(),
      totalIncome: positiveAmount(locale),
      filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES).required(),
      state: stateOrNone(),
      taxYear: taxYear(),
    }),
};
