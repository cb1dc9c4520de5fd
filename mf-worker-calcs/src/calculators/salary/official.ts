/** The official answer of the salary calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { EstimateYear } from '@bracketwise/contract/years';
import { placeOf } from '@bracketwise/shared-ui/calculator/place-inputs';
import { answerInPlace, estimateInPlace, type StateLaw } from '@bracketwise/tax-engine';
import type { SalaryInputs } from './form.ts';

export function officialSalary(values: SalaryInputs, law: StateLaw) {
  const { grossSalary, filingStatus, taxYear } = values;
  const request = {
    state: law.code,
    income: grossSalary,
    filingStatus: FILING_STATUS_OF[filingStatus],
    taxYear: Number(taxYear) as EstimateYear,
  };
  return answerInPlace(placeOf(law.code, values), (place) => estimateInPlace(law, request, place));
}

export type SalaryAnswer = ReturnType<typeof officialSalary>;

/** The household, as far as the page asks. */
export const householdOf = ({ grossSalary, state, filingStatus, taxYear }: SalaryInputs): Household => ({
  taxYear: Number(taxYear) as EstimateYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  state,
  wages: grossSalary,
});
