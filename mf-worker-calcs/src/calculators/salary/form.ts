import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { type CalculatorInputs, PLACE_DRAFT, type PlaceInputs, placeSchema, positiveAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';
import { taxYear } from '../../tax-year.ts';
import { JOB_AMOUNTS, JOB_DRAFT, jobSchema, type JobInputs } from './job-inputs.ts';
import { PAY_DOLLARS, PAY_DRAFT, paySchema, type PayInputs } from './pay-inputs.ts';

export interface SalaryInputs extends PlaceInputs, PayInputs, JobInputs {
  /** US dollars per year. */
  readonly grossSalary: number;
  readonly state: StateCode;
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  /** The question of the card about a second state, as `secondStateText` writes it. The form has no control for it; links hold it. */
  readonly secondState?: string | undefined;
}

export type SalaryDraft = Record<Exclude<keyof SalaryInputs, 'w4MultipleJobs'>, string> & { w4MultipleJobs: boolean };

export const salaryForm: CalculatorInputs<SalaryDraft, SalaryInputs> = {
  draft: {
    grossSalary: '',
    state: '',
    ...PLACE_DRAFT,
    filingStatus: 'single',
    ...PAY_DRAFT,
    ...JOB_DRAFT,
    taxYear: String(CURRENT_TAX_YEAR),
    secondState: '',
  },
  amounts: ['grossSalary', ...PAY_DOLLARS, ...JOB_AMOUNTS],
  precise: ['taxYear', 'workLocality'],
  example: { grossSalary: '60000', state: 'NY', filingStatus: 'single' },
  exampleAnswer: ['hero.paycheck.biweekly', { figure: 1_824 }],
  // Not the year: the home page's latest one is before this page's.
  profile: { income: 'grossSalary', state: 'state', filingStatus: 'filingStatus' },
  schema: (locale) =>
    object({
      grossSalary: positiveAmount(locale),
      state: string<StateCode>().oneOf(STATE_CODES).required(),
      ...placeSchema(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      ...paySchema(locale),
      ...jobSchema(locale),
      taxYear: taxYear(),
      secondState: string(),
    }),
};
