import type { Estimate, EstimateRequest } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { fileForm1040 } from '../federal/file.ts';
import { completed } from '../household.ts';
import { percentageOf, sumOf } from '../kernel/money.ts';
import { chargeLevies } from '../rules/payroll-levies.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { fileStateForm } from '../rules/state-tax.ts';
import { linesBeforeCredits } from './parts.ts';

/**
 * Federal, payroll and state tax and the state's payroll levies on one earner's wages under one state's law, before federal credits.
 * @throws RangeError if the request is outside the contract or for another state
 */
export function estimateWith(law: StateLaw, { state, income, filingStatus, taxYear }: EstimateRequest): Estimate {
  if (state !== law.code) throw new RangeError(`The law of ${law.code} does not answer for ${state}`);
  if (!ESTIMATE_YEARS.includes(taxYear)) throw new RangeError(`taxYear: no estimate for the tax year ${taxYear}`);
  const federal = fileForm1040(completed({ taxYear, filingStatus, wages: income }));
  const lines = linesBeforeCredits(federal);
  for (const line of federal.payrollLines) lines.push(line);
  const { total: payrollLevies } = chargeLevies(law.payrollLevies, taxYear, federal.ownPayrollWages, 0, lines);
  const stateTax = fileStateForm(law, taxYear, federal, lines).roundedTax;

  const { wages: grossIncome, socialSecurity, medicare, additionalMedicare, regularTax: federalTax } = federal;
  const totalTax = sumOf(federalTax, socialSecurity, medicare, additionalMedicare, payrollLevies, stateTax);
  return {
    grossIncome,
    netIncome: sumOf(grossIncome, -totalTax),
    effectiveRate: percentageOf(totalTax, grossIncome),
    federalTax,
    socialSecurity,
    medicare,
    additionalMedicare,
    payrollLevies,
    stateTax,
    totalTax,
    taxableIncome: federal.taxableIncome,
    standardDeduction: federal.standardDeduction,
    lines,
  };
}
