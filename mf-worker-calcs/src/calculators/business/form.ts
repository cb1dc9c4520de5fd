import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { amountIfAny, type CalculatorInputs, optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { STATE_CHOICES, type StateChoice } from '../../states/form-states.ts';
import { taxYear } from '../../tax-year.ts';
import type { BusinessChoices } from './official.ts';
import { BUSINESS_TYPES, type BusinessInputs, type BusinessType } from './specified.ts';

export interface BusinessValues extends Omit<BusinessInputs, 'state' | 'ownerSalary'>, BusinessChoices {
  readonly state: StateChoice;
}

/** In the order of the form. */
const EXTRA_AMOUNTS = [
  'comparedSalary',
  'healthInsurance',
  'ownPlan',
  'runningCosts',
] as const satisfies readonly (keyof BusinessChoices)[];

export const businessForm: CalculatorInputs<Record<keyof BusinessValues, string>, BusinessValues> = {
  draft: {
    businessType: 'sole_proprietorship',
    revenue: '',
    expenses: '',
    ownerSalary: '',
    state: '',
    filingStatus: 'single',
    taxYear: String(CURRENT_TAX_YEAR),
    specifiedService: 'no',
    sellsGoods: 'no',
    comparedSalary: '',
    healthInsurance: '',
    ownPlan: '',
    runningCosts: '',
  },
  amounts: ['revenue', 'expenses', 'ownerSalary', ...EXTRA_AMOUNTS],
  precise: ['taxYear', 'specifiedService', 'sellsGoods', ...EXTRA_AMOUNTS],
  example: { businessType: 's_corp', revenue: '150000', expenses: '50000', ownerSalary: '60000', state: 'TX' },
  exampleAnswer: ['hero.own.s_corp', { more: 2_348 }],
  // Not the profile's year: a structure is chosen for the year in progress.
  profile: { income: 'revenue', state: 'state', filingStatus: 'filingStatus' },
  schema: (locale) =>
    object({
      businessType: string<BusinessType>().oneOf(BUSINESS_TYPES).required(),
      revenue: requiredAmount(locale),
      expenses: optionalAmount(locale),
      ownerSalary: amountIfAny(locale),
      state: string<StateChoice>().oneOf(STATE_CHOICES).required(),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      taxYear: taxYear(),
      specifiedService: string<'yes' | 'no'>().oneOf(['yes', 'no']).required(),
      sellsGoods: string<'yes' | 'no'>().oneOf(['yes', 'no']).required(),
      comparedSalary: amountIfAny(locale),
      healthInsurance: optionalAmount(locale),
      ownPlan: optionalAmount(locale),
      runningCosts: optionalAmount(locale),
    }),
};
