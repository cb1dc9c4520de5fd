import { positiveAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { object, string } from 'yup';
import type { FilingStatus } from '../../rates-by-income/specified.ts';
import { DIVIDEND_TYPES, type DividendInputs, type DividendType } from './specified.ts';

export const dividendForm: CalculatorInputs<Record<keyof DividendInputs, string>, DividendInputs> = {
  draft: { dividendAmount: '', dividendType: 'qualified', totalIncome: '', filingStatus: 'single' },
  amounts: ['dividendAmount', 'totalIncome'],
  schema: (locale) =>
    object({
      dividendAmount: positiveAmount(locale),
      dividendType: string<DividendType>().oneOf(DIVIDEND_TYPES).required(),
      totalIncome: positiveAmount(locale),
      filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES).required(),
    }),
};
