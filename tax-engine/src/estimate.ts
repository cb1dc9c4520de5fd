import { ESTIMATE_YEARS, FILING_STATUSES, INCOME_LIMITS, type Estimate, type EstimateRequest, type ExplanationLine } from './contract.ts';
import { roundToCents } from './kernel/money.ts';
import { FederalReturn } from './rules/federal-return.ts';
import type { StateLaw } from './rules/state-law.ts';
import { stateTaxOn } from './rules/state-tax.ts';

/**
 * Federal, payroll and state tax on one earner's wages under one state's law, for pages that load a single state.
 * @throws RangeError when the request is outside the contract or of another state
 */
export function estimateWith(law: StateLaw, request: EstimateRequest): Estimate {
  assertWithinContract(law, request);
  const { filingStatus, taxYear } = request;
  const grossIncome = roundToCents(request.income);
  const lines: ExplanationLine[] = [];

  const federal = new FederalReturn(taxYear, filingStatus, grossIncome, lines);
  const stateTax = stateTaxOn(law, federal, lines);
  const totalTax = roundToCents(federal.incomeTax + federal.socialSecurity + federal.medicare + federal.additionalMedicare + stateTax);
  return {
    grossIncome,
    netIncome: roundToCents(grossIncome - totalTax),
    effectiveRate: grossIncome === 0 ? 0 : (totalTax / grossIncome) * 100,
    federalTax: federal.incomeTax,
    socialSecurity: federal.socialSecurity,
    medicare: federal.medicare,
    additionalMedicare: federal.additionalMedicare,
    stateTax,
    totalTax,
    taxableIncome: federal.taxableIncome,
    standardDeduction: federal.standardDeduction,
    lines,
  };
}

function assertWithinContract(law: StateLaw, { state, income, filingStatus, taxYear }: EstimateRequest): void {
  if (state !== law.code) throw new RangeError(`The law of ${law.code} does not answer for ${state}`);
  // Written so that NaN is refused too.
  if (!(income >= INCOME_LIMITS.minimum && income <= INCOME_LIMITS.maximum)) throw new RangeError(`Income out of bounds: ${income}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`Unknown filing status: ${filingStatus}`);
  if (!ESTIMATE_YEARS.includes(taxYear)) throw new RangeError(`No estimate for the tax year ${taxYear}`);
}
