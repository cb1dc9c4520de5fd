/** The official answer of the salary calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { Estimate } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { estimateWith, type StateLaw } from '@bracketwise/tax-engine';
import type { SalaryInputs } from './form.ts';

export function officialSalary({ grossSalary, filingStatus, taxYear }: SalaryInputs, law: StateLaw): Estimate {
  return estimateWith(law, {
    state: law.code,
    income: grossSalary,
    filingStatus: FILING_STATUS_OF[filingStatus],
    taxYear: Number(taxYear) as EstimateYear,
  });
}

/** The household, as far as the page asks. */
export const householdOf = ({ grossSalary, state, filingStatus, taxYear }: SalaryInputs): Household => ({
  taxYear: Number(taxYear) as EstimateYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  state,
  wages: grossSalary,
});
