import { optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { object, string } from 'yup';
import { FORM_STATES, type FormState } from '../../states/form-states.ts';
import { BUSINESS_TYPES, type BusinessInputs, type BusinessType } from './specified.ts';

export const businessForm: CalculatorInputs<Record<keyof BusinessInputs, string>, BusinessInputs> = {
  draft: { businessType: 'sole_proprietorship', revenue: '', expenses: '', ownerSalary: '', state: 'CA' },
  amounts: ['revenue', 'expenses', 'ownerSalary'],
  schema: (locale) =>
    object({
      businessType: string<BusinessType>().oneOf(BUSINESS_TYPES).required(),
      revenue: requiredAmount(locale),
      expenses: optionalAmount(locale),
      ownerSalary: optionalAmount(locale),
      state: string<FormState>().oneOf(FORM_STATES).required(),
    }),
};
