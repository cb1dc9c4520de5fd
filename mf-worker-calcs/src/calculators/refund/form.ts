import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import {
  type CalculatorInputs,
  numberOfPeople,
  optionalAmount,
  PLACE_DRAFT,
  type PlaceInputs,
  placeSchema,
  requiredAmount,
} from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { STATE_CHOICES, type StateChoice } from '../../states/form-states.ts';
import { REFUND_YEARS, type RefundInputs, type RefundYear } from './specified.ts';

export interface RefundValues extends Omit<RefundInputs, 'state'>, PlaceInputs {
  readonly state: StateChoice;
}

export const refundForm: CalculatorInputs<Record<keyof RefundValues, string>, RefundValues> = {
  draft: {
    taxYear: `${DEFAULT_ESTIMATE_YEAR}` satisfies RefundYear,
    grossIncome: '',
    filingStatus: 'single',
    state: '',
    ...PLACE_DRAFT,
    children: '0',
    federalWithholding: '',
    stateWithholding: '',
    estimatedPayments: '',
  },
  amounts: ['grossIncome', 'federalWithholding', 'stateWithholding', 'estimatedPayments'],
  example: {
    grossIncome: '60000',
    filingStatus: 'married_joint',
    state: 'TX',
    children: '2',
    federalWithholding: '3000',
  },
  exampleAnswer: ['hero.refund', { figure: 5_390 }],
  profile: { income: 'grossIncome', state: 'state', filingStatus: 'filingStatus', taxYear: 'taxYear' },
  schema: (locale) =>
    object({
      taxYear: string<RefundYear>().oneOf(REFUND_YEARS).required(),
      grossIncome: requiredAmount(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      state: string<StateChoice>().oneOf(STATE_CHOICES).required(),
      ...placeSchema(locale),
      children: numberOfPeople(),
      federalWithholding: optionalAmount(locale),
      stateWithholding: optionalAmount(locale),
      estimatedPayments: optionalAmount(locale),
    }),
};
