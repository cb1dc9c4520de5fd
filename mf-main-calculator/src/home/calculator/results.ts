/** What the result card shows of an answer. */
import { type Estimate, EXPLANATION_SECTIONS, type ExplanationLine, type ExplanationSection } from '@bracketwise/tax-engine';

/** Dollars by the names under which the page shows them; `effectiveRate` is a percentage. */
export type Results = Omit<Estimate, 'lines'> & { readonly totalFederal: number; readonly totalState: number };

/** Amounts in cents add up to amounts in cents, which their binary sums miss by a hair. */
const sum = (...amounts: readonly number[]): number => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

export function resultsOf(estimate: Estimate): Results {
  const { federalTax, socialSecurity, medicare, additionalMedicare, stateTax } = estimate;
  return { ...estimate, totalFederal: sum(federalTax, socialSecurity, medicare, additionalMedicare), totalState: stateTax };
}

/** Where gross income goes; the parts add up to it. */
export function dollarParts(results: Results | undefined) {
  return [
    { key: 'net', value: results?.netIncome },
    { key: 'federal', value: results?.federalTax },
    { key: 'socialSecurity', value: results?.socialSecurity },
    { key: 'medicare', value: results && sum(results.medicare, results.additionalMedicare) },
    { key: 'state', value: results?.stateTax },
  ] as const;
}

interface ExplainedSection {
  readonly key: ExplanationSection;
  readonly lines: readonly ExplanationLine[];
  readonly total: number;
}

/** The worksheet's parts, each with the tax its lines sum to. */
export function explainedSections(estimate: Estimate): ExplainedSection[] {
  const totals: Record<ExplanationSection, number> = {
    federal: estimate.federalTax,
    payroll: sum(estimate.socialSecurity, estimate.medicare, estimate.additionalMedicare),
    state: estimate.stateTax,
  };
  return EXPLANATION_SECTIONS.map((key) => ({ key, lines: estimate.lines.filter(({ section }) => section === key), total: totals[key] }));
}
