import type { ExplanationProps } from './Explanation.tsx';
import type { ExplainedLine } from './explained-line.ts';

interface Explained {
  readonly year: number;
  /** The lines as the engine recorded them. */
  readonly lines: readonly (ExplainedLine & { readonly section: string })[];
  readonly federalTax: number;
  /** Undefined if the answer has no payroll tax. */
  readonly payrollTax?: number;
  /** Undefined if no state tax was computed. `year` is set if it uses another year's law. */
  readonly state?: { readonly tax: number; readonly year?: number } | undefined;
  /** Undefined if no local tax was computed. */
  readonly localTax?: number | undefined;
  readonly stateName: string;
}

/** Makes the props of `Explanation`: groups the engine's lines by tax return. */
export function explanationOf({ year, lines, federalTax, payrollTax, state, localTax, stateName }: Explained): ExplanationProps {
  const ofSection = (key: string, total: number) => ({ key, lines: lines.filter(({ section }) => section === key), total });
  return {
    sections: [
      ofSection('federal', federalTax),
      ...(payrollTax === undefined ? [] : [ofSection('payroll', payrollTax)]),
      ...(state ? [{ ...ofSection('state', state.tax), ...(state.year !== undefined && { year: state.year }) }] : []),
      ...(localTax === undefined ? [] : [ofSection('local', localTax)]),
    ],
    year,
    state: stateName,
  };
}
