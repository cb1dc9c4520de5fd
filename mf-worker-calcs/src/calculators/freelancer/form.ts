import { optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { object, string } from 'yup';
import { FORM_STATES, type FormState } from '../../states/form-states.ts';
import { WORK_TYPES, type FreelancerInputs, type WorkType } from './specified.ts';

export const freelancerForm: CalculatorInputs<Record<keyof FreelancerInputs, string>, FreelancerInputs> = {
  draft: { income: '', workType: 'rideshare', state: 'CA', vehicleExpenses: '', internetExpenses: '', equipmentExpenses: '' },
  amounts: ['income', 'vehicleExpenses', 'internetExpenses', 'equipmentExpenses'],
  schema: (locale) =>
    object({
      income: requiredAmount(locale),
      workType: string<WorkType>().oneOf(WORK_TYPES).required(),
      state: string<FormState>().oneOf(FORM_STATES).required(),
      vehicleExpenses: optionalAmount(locale),
      internetExpenses: optionalAmount(locale),
      equipmentExpenses: optionalAmount(locale),
    }),
};
