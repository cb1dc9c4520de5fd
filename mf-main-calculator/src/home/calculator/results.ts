/** What the result card shows of an estimate. */
import { ESTIMATE_SECTIONS, type ExplanationLine } from '@bracketwise/contract/lines';
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

/** The parts of gross income. They add up to it, both exactly and as displayed. */
export function dollarParts(results: Results | undefined, decimals = 0) {
  const amounts = (of: Results | undefined) =>
    of && {
      net: of.netIncome,
      federal: of.federalTax,
      socialSecurity: of.socialSecurity,
      medicare: sum(of.medicare, of.additionalMedicare),
      levies: of.payrollLevies,
      state: of.stateTax,
    };
  const exact = amounts(results);
  const shown = amounts(results && shownResults(results, decimals));
  return PARTS.filter((key) => key !== 'levies' || exact?.levies).map((key) => ({ key, value: exact?.[key], shown: shown?.[key] }));
}

const PARTS = ['net', 'federal', 'socialSecurity', 'medicare', 'levies', 'state'] as const;

interface ExplainedSection {
  readonly key: (typeof ESTIMATE_SECTIONS)[number];
  readonly lines: readonly ExplanationLine[];
  readonly total: number;
}

/** The worksheet's sections, each with the tax its lines add up to. */
export function explainedSections(estimate: Estimate): ExplainedSection[] {
  const totals: Record<ExplainedSection['key'], number> = {
    federal: estimate.federalTax,
    payroll: sum(estimate.socialSecurity, estimate.medicare, estimate.additionalMedicare, estimate.payrollLevies),
    state: estimate.stateTax,
  };
  return ESTIMATE_SECTIONS.map((key) => ({ key, lines: estimate.lines.filter(({ section }) => section === key), total: totals[key] }));
}
