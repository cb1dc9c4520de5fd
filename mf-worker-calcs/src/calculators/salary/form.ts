import { positiveAmount } from '@bracketwise/shared-ui/calculator/amount-schema';
import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import { object, string } from 'yup';
import type { FilingStatus } from '../../filing-status/specified.ts';
import { SALARY_STATES, type SalaryInputs, type SalaryState } from './specified.ts';

export const salaryForm: CalculatorInputs<Record<keyof SalaryInputs, string>, SalaryInputs> = {
  draft: { grossSalary: '', state: 'CA', filingStatus: 'single' },
  amounts: ['grossSalary'],
  schema: (locale) =>
    object({
      grossSalary: positiveAmount(locale),
      state: string<SalaryState>().oneOf(SALARY_STATES).required(),
      filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES).required(),
    }),
};
