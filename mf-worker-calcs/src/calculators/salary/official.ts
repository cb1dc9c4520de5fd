/** The official answer of the salary calculator. */
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
