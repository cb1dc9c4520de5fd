/** The official answer of the salary calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { placeOf } from '@bracketwise/shared-ui/calculator';
import { answerInPlace, estimateInPlace, type AnswerInPlace, type StateLaw } from '@bracketwise/tax-engine';
import type { SalaryInputs } from './form.ts';

export type SalaryAnswer = AnswerInPlace<ReturnType<typeof estimateInPlace>>;

export const requestOf = ({ grossSalary, filingStatus, taxYear }: SalaryInputs, law: StateLaw): EstimateRequest => ({
  state: law.code,
  income: grossSalary,
  filingStatus: FILING_STATUS_OF[filingStatus],
  taxYear: Number(taxYear) as EstimateYear,
});

export const officialSalary = (values: SalaryInputs, law: StateLaw): SalaryAnswer =>
  answerInPlace(placeOf(law.code, values), (place) => estimateInPlace(law, requestOf(values, law), place));

/** The household, with the fields that the page asks for. */
export const householdOf = ({ grossSalary, state, filingStatus, taxYear }: SalaryInputs): Household => ({
  taxYear: Number(taxYear) as EstimateYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  state,
  wages: grossSalary,
});
