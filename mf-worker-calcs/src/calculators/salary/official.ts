/** The question of the salary calculator put to the law of a state and year. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { type Estimate, estimateWith, type EstimateYear, INCOME_LIMITS, type StateLaw } from '@bracketwise/tax-engine';
import type { SalaryInputs } from './specified.ts';

/** @returns undefined for a salary beyond what the official tables are computed for */
export function officialSalary({ grossSalary, filingStatus }: SalaryInputs, law: StateLaw, taxYear: EstimateYear): Estimate | undefined {
  if (grossSalary > INCOME_LIMITS.maximum) return undefined;
  return estimateWith(law, { state: law.code, income: grossSalary, filingStatus: filingStatusWord[filingStatus], taxYear });
}
