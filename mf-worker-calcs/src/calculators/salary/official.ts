/** The question of the salary calculator put to the law of a state and year. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { INCOME_LIMITS, type Estimate, type EstimateYear } from '@bracketwise/tax-engine/contract';
import { estimateWith } from '@bracketwise/tax-engine/estimate';
import type { StateLaw } from '@bracketwise/tax-engine/rules/state-law';
import type { SalaryInputs } from './specified.ts';

/** @returns undefined for a salary beyond what the official tables are computed for */
export function officialSalary({ grossSalary, filingStatus }: SalaryInputs, law: StateLaw, taxYear: EstimateYear): Estimate | undefined {
  if (grossSalary > INCOME_LIMITS.maximum) return undefined;
  return estimateWith(law, { state: law.code, income: grossSalary, filingStatus: filingStatusWord[filingStatus], taxYear });
}
