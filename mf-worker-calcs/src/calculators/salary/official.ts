/** The question of the salary calculator put to the law of a state and year. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { type Estimate, estimateWith, type EstimateYear, type StateLaw } from '@bracketwise/tax-engine';
import type { SalaryInputs } from './form.ts';

export function officialSalary({ grossSalary, filingStatus, taxYear }: SalaryInputs, law: StateLaw): Estimate {
  return estimateWith(law, {
    state: law.code,
    income: grossSalary,
    filingStatus: filingStatusWord[filingStatus],
    taxYear: Number(taxYear) as EstimateYear,
  });
}
