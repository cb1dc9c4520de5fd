import type { ExplanationProps } from '@bracketwise/shared-ui/explanation/Explanation';
import { type BusinessTax, type BusinessTaxRequest, DEFAULT_ESTIMATE_YEAR, INCOME_LIMITS, taxOnBusiness } from '@bracketwise/tax-engine';

/** What a page asks; the year is the panel's. */
export type BusinessQuestion = Omit<BusinessTaxRequest, 'taxYear'>;

export const OFFICIAL_YEAR = DEFAULT_ESTIMATE_YEAR;

/** Whether the official tables are computed for such amounts. */
export const isWithinLimits = ({ profit, ownerSalary = 0 }: BusinessQuestion): boolean =>
  [profit, ownerSalary].every((amount) => amount >= INCOME_LIMITS.minimum && amount <= INCOME_LIMITS.maximum);

/** Undefined where an amount is beyond what the official tables are computed for. */
export const officialTaxOn = (question: BusinessQuestion): BusinessTax | undefined =>
  isWithinLimits(question) ? taxOnBusiness({ ...question, taxYear: OFFICIAL_YEAR }) : undefined;

/** The engine's lines, which say how the figures came about. Of a state that takes nothing there are none. */
export function explanationOfParts({ taxYear: year, parts, state }: BusinessTax, stateName: string): ExplanationProps {
  const shown = parts.filter(({ key }) => key !== 'state' || state?.treatment !== 'untaxed');
  return {
    sections: shown.map(({ key, lines, tax }) => ({ key, lines, total: tax })),
    year,
    state: stateName,
    furtherWords: 'self-employment',
  };
}

/** What becomes of the profit; no part is below zero. US dollars. */
export const keptParts = ({ netIncome, selfEmploymentTax, payrollTax, additionalMedicare, corporateTax, ...tax }: BusinessTax) =>
  (
    [
      ['net', netIncome],
      ['earnings', selfEmploymentTax + payrollTax + additionalMedicare],
      ['federal', tax.federalTax + tax.netInvestmentIncomeTax],
      ['state', tax.state?.tax ?? 0],
      ['corporate', corporateTax],
    ] as const
  ).map(([key, value]) => ({ key, value: Math.max(0, value) }));
