import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { type CalculatorInputs, requiredAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { stateOrNone } from '../../investments/fields.ts';
import type { CapitalGainsInputs } from './specified.ts';

/** The specified inputs and the additional ones for the official answer. */
export interface CapitalGainsQuestion extends CapitalGainsInputs {
  readonly state: StateCode | '';
}

export const capitalGainsForm: CalculatorInputs<Record<keyof CapitalGainsQuestion, string>, CapitalGainsQuestion> = {
  draft: { purchasePrice: '', salePrice: '', purchaseDate: '', saleDate: '', totalIncome: '', filingStatus: 'single', state: '' },
  amounts: ['purchasePrice', 'salePrice', 'totalIncome'],
  example: {
    purchasePrice: '10000',
    salePrice: '25000',
    purchaseDate: `${DEFAULT_ESTIMATE_YEAR - 2}-03-01`,
    saleDate: `${DEFAULT_ESTIMATE_YEAR}-06-02`,
    totalIncome: '80000',
    state: 'CA',
  },
  profile: { taxableIncome: 'totalIncome', filingStatus: 'filingStatus', state: 'state' },
  schema: (locale) =>
    object({
      purchasePrice: requiredAmount(locale),
      salePrice: requiredAmount(locale),
      // Accepts any text; an unreadable date counts as no holding period.
      purchaseDate: string().default(''),
      saleDate: string().default(''),
      totalIncome: requiredAmount(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      state: stateOrNone(),
    }),
};
