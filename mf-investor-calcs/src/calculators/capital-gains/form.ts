import { requiredAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import { object, string } from 'yup';
import type { FilingStatus } from '../../rates-by-income/specified.ts';
import type { CapitalGainsInputs } from './specified.ts';

export const capitalGainsForm: CalculatorInputs<Record<keyof CapitalGainsInputs, string>, CapitalGainsInputs> = {
  draft: { purchasePrice: '', salePrice: '', purchaseDate: '', saleDate: '', totalIncome: '', filingStatus: 'single' },
  amounts: ['purchasePrice', 'salePrice', 'totalIncome'],
  schema: (locale) =>
    object({
      purchasePrice: requiredAmount(locale),
      salePrice: requiredAmount(locale),
      // Any text: what is no date counts as no holding period.
      purchaseDate: string().default(''),
      saleDate: string().default(''),
      totalIncome: requiredAmount(locale),
      filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES).required(),
    }),
};
