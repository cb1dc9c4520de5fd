/** The official answer of the salary calculator. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { type Estimate, estimateWith, type EstimateYear, type Household, type StateLaw } from '@bracketwise/tax-engine';
import type { SalaryInputs } from './form.ts';

export function officialSalary({ grossSalary, filingStatus, taxYear }: SalaryInputs, law: StateLaw): Estimate {
  return estimateWith(law, {
    state: law.code,
    income: grossSalary,
    filingStatus: filingStatusWord[filingStatus],
    taxYear: Number(taxYear) as EstimateYear,
  });
}

/** The household, as far as the page asks. */
export const householdOf = ({ grossSalary, state, filingStatus, taxYear }: SalaryInputs): Household => ({
  taxYear: Number(taxYear) as EstimateYear,
  filingStatus: filingStatusWord[filingStatus],
  state,
  wages: grossSalary,
});
