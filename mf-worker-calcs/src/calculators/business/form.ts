import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { amountIfAny, type CalculatorInputs, optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { STATE_CHOICES, type StateChoice } from '../../states/form-states.ts';
import { taxYear } from '../../tax-year.ts';
import type { BusinessChoices } from './official.ts';
import { BUSINESS_TYPES, type BusinessInputs, type BusinessType } from './specified.ts';

export interface BusinessValues extends Omit<BusinessInputs, 'state'>, BusinessChoices {
  readonly state: StateChoice;
}

export const businessForm: CalculatorInputs<Record<keyof BusinessValues, string>, BusinessValues> = {
  draft: {
    businessType: 'sole_proprietorship',
    revenue: '',
    expenses: '',
    ownerSalary: '',
    state: '',
    filingStatus: 'single',
    taxYear: String(DEFAULT_ESTIMATE_YEAR),
    specifiedService: 'no',
    comparedSalary: '',
  },
  amounts: ['revenue', 'expenses', 'ownerSalary', 'comparedSalary'],
  precise: ['taxYear', 'specifiedService', 'comparedSalary'],
  example: { businessType: 's_corp', revenue: '150000', expenses: '50000', ownerSalary: '60000', state: 'TX' },
  profile: { income: 'revenue', state: 'state', filingStatus: 'filingStatus', taxYear: 'taxYear' },
  schema: (locale) =>
    object({
      businessType: string<BusinessType>().oneOf(BUSINESS_TYPES).required(),
      revenue: requiredAmount(locale),
      expenses: optionalAmount(locale),
      ownerSalary: optionalAmount(locale),
      state: string<StateChoice>().oneOf(STATE_CHOICES).required(),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      taxYear: taxYear(),
      specifiedService: string<'yes' | 'no'>().oneOf(['yes', 'no']).required(),
      comparedSalary: amountIfAny(locale),
    }),
};
