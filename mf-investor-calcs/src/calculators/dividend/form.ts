import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { type CalculatorInputs, positiveAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { stateOrNone, taxYear } from '../../investments/fields.ts';
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
    taxYear: String(CURRENT_TAX_YEAR),
  },
  amounts: ['dividendAmount', 'totalIncome'],
  precise: ['taxYear'],
  example: { dividendAmount: '10000', dividendType: 'qualified', totalIncome: '60000', state: 'NY' },
  exampleAnswer: ['hero.keep', { figure: 7_960 }],
  // Not the year, which another form may only have started with.
  profile: { taxableIncome: 'totalIncome', filingStatus: 'filingStatus', state: 'state' },
  schema: (locale) =>
    object({
      dividendAmount: positiveAmount(locale),
      dividendType: string<DividendType>().oneOf(DIVIDEND_TYPES).required(),
      totalIncome: positiveAmount(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      state: stateOrNone(),
      taxYear: taxYear(),
    }),
};
