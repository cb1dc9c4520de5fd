import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { DEFAULT_ESTIMATE_YEAR, ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { type CalculatorInputs, PLACE_DRAFT, type PlaceInputs, placeSchema, positiveAmount } from '@bracketwise/shared-ui/calculator';
import { object, string } from 'yup';

export interface SalaryInputs extends PlaceInputs {
  /** US dollars per year. */
  readonly grossSalary: number;
  readonly state: StateCode;
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
}

export const salaryForm: CalculatorInputs<Record<keyof SalaryInputs, string>, SalaryInputs> = {
  draft: { grossSalary: '', state: '', ...PLACE_DRAFT, filingStatus: 'single', taxYear: String(DEFAULT_ESTIMATE_YEAR) },
  amounts: ['grossSalary'],
  precise: ['taxYear', 'workLocality'],
  example: { grossSalary: '60000', state: 'NY', filingStatus: 'single' },
  profile: { income: 'grossSalary', state: 'state', filingStatus: 'filingStatus', taxYear: 'taxYear' },
  schema: (locale) =>
    object({
      grossSalary: positiveAmount(locale),
      state: string<StateCode>().oneOf(STATE_CODES).required(),
      ...placeSchema(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      taxYear: string().oneOf(ESTIMATE_YEARS.map(String)).required(),
    }),
};
