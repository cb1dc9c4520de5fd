import { optionalAmount, requiredAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { object, string } from 'yup';
import { COUNTRIES, FEIE_QUALIFICATIONS, type Country, type ExpatInputs, type FeieQualification } from './specified.ts';

export const expatForm: CalculatorInputs<Record<keyof ExpatInputs, string>, ExpatInputs> = {
  draft: { foreignIncome: '', usIncome: '', feieQualification: 'yes', country: 'UK', housingCosts: '' },
  amounts: ['foreignIncome', 'usIncome', 'housingCosts'],
  schema: (locale) =>
    object({
      foreignIncome: requiredAmount(locale),
      usIncome: optionalAmount(locale),
      feieQualification: string<FeieQualification>().oneOf(FEIE_QUALIFICATIONS).required(),
      country: string<Country>().oneOf(COUNTRIES).required(),
      housingCosts: optionalAmount(locale),
    }),
};
