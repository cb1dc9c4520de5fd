/** What the result card shows of an answer. */
import { shownSums, type Sums } from '@bracketwise/shared-ui/format/shown-sums';
import { type Estimate, EXPLANATION_SECTIONS, type ExplanationLine, type ExplanationSection } from '@bracketwise/tax-engine';

/** Dollars by the names under which the page shows them; `effectiveRate` is a percentage. */
export type Results = Omit<Estimate, 'lines'> & { readonly totalFederal: number; readonly totalState: number };

/** Amounts in cents add up to amounts in cents, which their binary sums miss by a hair. */
const sum = (...amounts: readonly number[]): number => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

export function resultsOf(estimate: Estimate): Results {
  const { federalTax, socialSecurity, medicare, additionalMedicare, stateTax } = estimate;
  return { ...estimate, totalFederal: sum(federalTax, socialSecurity, medicare, additionalMedicare), totalState: stateTax };
}

const SUMS: Sums<keyof Results> = [
  ['grossIncome', ['netIncome', 'totalTax']],
  ['grossIncome', ['standardDeduction', 'taxableIncome']],
  ['totalTax', ['totalFederal', 'totalState']],
  ['totalFederal', ['federalTax', 'socialSecurity', 'medicare', 'additionalMedicare']],
  ['totalState', ['stateTax']],
];

const SUMMED = [...new Set(SUMS.flat(2))];

/** The amounts of one of so many parts of the year. The rate stays as it is. */
export function resultsOfPeriod(results: Results, parts: number): Results {
  return { ...results, ...Object.fromEntries(SUMMED.map((field) => [field, results[field] / parts])) };
}

/**
 * Amounts as the page shows them: every sum holds. The rate stays as it is.
 * @param decimals - of the dollars
 */
export function shownResults(results: Results, decimals = 0): Results {
  const dollars = Object.fromEntries(SUMMED.map((field) => [field, results[field]]));
  return { ...results, ...shownSums(dollars, SUMS, decimals) };
}

/** Where gross income goes; the parts add up to it, and so do they as shown. */
export function dollarParts(results: Results | undefined, decimals = 0) {
  const amounts = (of: Results | undefined) =>
    of && {
      net: of.netIncome,
      federal: of.federalTax,
      socialSecurity: of.socialSecurity,
      medicare: sum(of.medicare, of.additionalMedicare),
      state: of.stateTax,
    };
  const exact = amounts(results);
  const shown = amounts(results && shownResults(results, decimals));
  return PARTS.map((key) => ({ key, value: exact?.[key], shown: shown?.[key] }));
}

const PARTS = ['net', 'federal', 'socialSecurity', 'medicare', 'state'] as const;

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
