import { optionalAmount, optionalCount, requiredAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { object, string } from 'yup';
import { FORM_STATES, type FormState } from '../../states/form-states.ts';
import { MONTHS_IN_A_YEAR, VISA_STATUSES, type ImmigrantInputs, type VisaStatus } from './specified.ts';

export const immigrantForm: CalculatorInputs<Record<keyof ImmigrantInputs, string>, ImmigrantInputs> = {
  draft: { visaStatus: 'f1_student', monthsInUs: '', usIncome: '', foreignIncome: '', state: 'CA' },
  amounts: ['usIncome', 'foreignIncome'],
  schema: (locale) =>
    object({
      visaStatus: string<VisaStatus>().oneOf(VISA_STATUSES).required(),
      monthsInUs: optionalCount(0, MONTHS_IN_A_YEAR),
      usIncome: requiredAmount(locale),
      foreignIncome: optionalAmount(locale),
      state: string<FormState>().oneOf(FORM_STATES).required(),
    }),
};
