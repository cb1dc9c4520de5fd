/** What the result card shows of an estimate. */
import { EXPLANATION_SECTIONS, type ExplanationLine } from '@bracketwise/contract/lines';
import { shownSums, type Sums } from '@bracketwise/shared-ui/format';
import type { CalculationWithPlace } from './answered-request.ts';

/** An answer without its ID. */
type Estimate = Omit<CalculationWithPlace, 'id'>;

/** US dollars by display name; `effectiveRate` is a percentage. */
export type Results = Required<Omit<Estimate, 'lines'>> & { readonly totalFederal: number; readonly totalState: number };

/** Adds amounts in cents, removing floating-point noise. */
const sum = (...amounts: readonly number[]): number => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

const FEDERAL = ['federalTax', 'socialSecurity', 'medicare', 'additionalMedicare'] as const;
const STATE = ['stateTax', 'payrollLevies', 'localTax'] as const;

export function resultsOf(estimate: Estimate): Results {
  const sumOf = (fields: typeof FEDERAL | typeof STATE) => sum(...fields.map((field) => estimate[field] ?? 0));
  return { ...estimate, localTax: estimate.localTax ?? 0, totalFederal: sumOf(FEDERAL), totalState: sumOf(STATE) };
}

const SUMS: Sums<keyof Results> = [
  ['grossIncome', ['netIncome', 'totalTax']],
  ['grossIncome', ['standardDeduction', 'taxableIncome']],
  ['totalTax', ['totalFederal', 'totalState'], 'totalState'],
  ['totalFederal', FEDERAL],
  ['totalState', STATE, 'stateTax'],
];

const SUMMED = [...new Set(SUMS.flatMap(([whole, parts]) => [whole, ...parts]))];

const dollarsOf = (results: Results, parts = 1) => Object.fromEntries(SUMMED.map((field) => [field, results[field] / parts]));

/** The amounts per pay period. The rate does not change. */
export const resultsOfPeriod = (results: Results, parts: number): Results => ({ ...results, ...dollarsOf(results, parts) });

/**
 * Rounds amounts for display so that all totals hold. The rate does not change.
 * @param decimals - of the dollars
 */
export function shownResults(results: Results, decimals = 0): Results {
  return { ...results, ...shownSums(dollarsOf(results), SUMS, decimals) };
}

/** The parts of gross income and their figures. */
const PARTS = {
  net: 'netIncome',
  federal: 'federalTax',
  socialSecurity: 'socialSecurity',
  medicare: 'medicare',
  levies: 'payrollLevies',
  state: 'stateTax',
} as const;

/**
 * The parts of gross income. They add up to it, both exactly and as displayed. Medicare includes the additional one, and the state's tax that
 * of a place. Levies are a part only if there are any.
 * @param shown - the results as displayed
 */
export function dollarParts(results: Results | undefined, shown: Results | undefined) {
  const amountIn = (of: Results | undefined, key: keyof typeof PARTS) =>
    of && sum(of[PARTS[key]], key === 'medicare' ? of.additionalMedicare : key === 'state' ? of.localTax : 0);
  return (Object.keys(PARTS) as (keyof typeof PARTS)[])
    .filter((key) => key !== 'levies' || results?.payrollLevies)
    .map((key) => ({
      key,
      label: key === 'state' && results?.localTax ? ('stateAndLocal' as const) : key,
      value: amountIn(results, key),
      shown: amountIn(shown, key),
    }));
}

interface ExplainedSection {
  readonly key: (typeof EXPLANATION_SECTIONS)[number];
  readonly lines: readonly ExplanationLine[];
  readonly total: number;
}

/** The worksheet's sections, each with the tax its lines add up to. */
export function explainedSections(estimate: Estimate): ExplainedSection[] {
  return EXPLANATION_SECTIONS.map((key) => {
    const lines = estimate.lines.filter(({ section }) => section === key);
    return { key, lines, total: sum(...lines.map(({ tax = 0 }) => tax)) };
  }).filter(({ key, lines }) => key !== 'local' || lines.length > 0);
}
