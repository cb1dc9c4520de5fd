import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { amountIfAny, type CalculatorInputs, requiredAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { stateOrNone } from '../../investments/fields.ts';
import { listOfLots } from '../../sales/lots-in-form.ts';
import { requiredWithoutList } from '../../sales/required-without-list.ts';
import type { CapitalGainsInputs } from './specified.ts';

/** The specified inputs and the additional ones for the official answer. */
export interface CapitalGainsQuestion extends CapitalGainsInputs {
  readonly state: StateCode | '';
  /** Further sales, as `lotsIn` reads them. */
  readonly sales: string;
  /** Losses of earlier years that are left. US dollars; undefined if blank. */
  readonly shortTermLossCarryover?: number | undefined;
  readonly longTermLossCarryover?: number | undefined;
}

export const capitalGainsForm: CalculatorInputs<Record<keyof CapitalGainsQuestion, string>, CapitalGainsQuestion> = {
  draft: {
    purchasePrice: '',
    salePrice: '',
    purchaseDate: '',
    saleDate: '',
    totalIncome: '',
    filingStatus: 'single',
    state: '',
    sales: '',
    shortTermLossCarryover: '',
    longTermLossCarryover: '',
  },
  amounts: ['purchasePrice', 'salePrice', 'totalIncome', 'shortTermLossCarryover', 'longTermLossCarryover'],
  precise: ['shortTermLossCarryover', 'longTermLossCarryover'],
  example: {
    purchasePrice: '10000',
    salePrice: '25000',
    purchaseDate: `${CURRENT_TAX_YEAR - 2}-03-01`,
    saleDate: `${CURRENT_TAX_YEAR}-06-02`,
    totalIncome: '80000',
    state: 'CA',
  },
  exampleAnswer: ['hero.owe', { figure: 3_645 }],
  profile: { taxableIncome: 'totalIncome', filingStatus: 'filingStatus', state: 'state' },
  schema: (locale) =>
    object({
      purchasePrice: requiredWithoutList(locale),
      salePrice: requiredWithoutList(locale),
      // Accepts any text; an unreadable date counts as no holding period.
      purchaseDate: string().default(''),
      saleDate: string().default(''),
      totalIncome: requiredAmount(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      state: stateOrNone(),
      sales: listOfLots(),
      shortTermLossCarryover: amountIfAny(locale).min(0, 'refused'),
      longTermLossCarryover: amountIfAny(locale).min(0, 'refused'),
    }),
};
