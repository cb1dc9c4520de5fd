/** What the result card shows of an estimate. */
import { EXPLANATION_SECTIONS, type ExplanationLine, type ExplanationSection } from '@bracketwise/contract/lines';
import type { Estimate } from '@bracketwise/contract/wire';
import { shownSums, type Sums } from '@bracketwise/shared-ui/format/shown-sums';

/** US dollars by display name; `effectiveRate` is a percentage. */
export type Results = Omit<Estimate, 'lines'> & { readonly totalFederal: number; readonly totalState: number };

/** Adds amounts in cents, removing floating-point noise. */
const sum = (...amounts: readonly number[]): number => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

export function resultsOf(estimate: Estimate): Results {
  const { federalTax, socialSecurity, medicare, additionalMedicare, payrollLevies, stateTax } = estimate;
  return {
    ...estimate,
    totalFederal: sum(federalTax, socialSecurity, medicare, additionalMedicare),
    totalState: sum(stateTax, payrollLevies),
  };
}

const SUMS: Sums<keyof Results> = [
  ['grossIncome', ['netIncome', 'totalTax']],
  ['grossIncome', ['standardDeduction', 'taxableIncome']],
  ['totalTax', ['totalFederal', 'totalState']],
  ['totalFederal', ['federalTax', 'socialSecurity', 'medicare', 'additionalMedicare']],
  ['totalState', ['stateTax', 'payrollLevies']],
];

const SUMMED = [...new Set(SUMS.flat(2))];

/** The amounts per pay period. The rate does not change. */
export function resultsOfPeriod(results: Results, parts: number): Results {
  return { ...results, ...Object.fromEntries(SUMMED.map((field) => [field, results[field] / parts])) };
}

/**
 * Rounds amounts for display so that all totals hold. The rate does not change.
 * @param decimals - of the dollars
 */
export function shownResults(results: Results, decimals = 0): Results {
  const dollars = Object.fromEntries(SUMMED.map((field) => [field, results[field]]));
  return { ...results, ...shownSums(dollars, SUMS, decimals) };
}

/** The parts of gross income and their figures. Medicare includes the additional one. */
const PARTS = {
  net: 'netIncome',
  federal: 'federalTax',
  socialSecurity: 'socialSecurity',
  medicare: 'medicare',
  levies: 'payrollLevies',
  state: 'stateTax',
} as const;

/** The parts of gross income. They add up to it, both exactly and as displayed. Levies are a part only if there are any. */
export function dollarParts(results: Results | undefined, decimals = 0) {
  const shown = results && shownResults(results, decimals);
  const amountIn = (of: Results | undefined, key: keyof typeof PARTS) =>
    of && sum(of[PARTS[key]], key === 'medicare' ? of.additionalMedicare : 0);
  return (Object.keys(PARTS) as (keyof typeof PARTS)[])
    .filter((key) => key !== 'levies' || results?.payrollLevies)
    .map((key) => ({ key, value: amountIn(results, key), shown: amountIn(shown, key) }));
}

interface ExplainedSection {
  readonly key: ExplanationSection;
  readonly lines: readonly ExplanationLine[];
  readonly total: number;
}

/** The worksheet's sections, each with the tax its lines add up to. */
export function explainedSections(estimate: Estimate): ExplainedSection[] {
  const totals: Record<ExplanationSection, number> = {
    federal: estimate.federalTax,
    payroll: sum(estimate.socialSecurity, estimate.medicare, estimate.additionalMedicare, estimate.payrollLevies),
    state: estimate.stateTax,
  };
  return EXPLANATION_SECTIONS.map((key) => ({ key, lines: estimate.lines.filter(({ section }) => section === key), total: totals[key] }));
}
