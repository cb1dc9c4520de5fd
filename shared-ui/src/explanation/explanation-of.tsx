import type { ExplainedLine, ExplanationProps } from './Explanation.tsx';

interface Explained {
  readonly year: number;
  /** As the engine wrote them down. */
  readonly lines: readonly (ExplainedLine & { readonly section: string })[];
  readonly federalTax: number;
  /** Left out where the answer has none. */
  readonly payrollTax?: number;
  /** Absent where no state tax was computed. `year`: where it is by the law of another one. */
  readonly state?: { readonly tax: number; readonly year?: number } | undefined;
  readonly stateName: string;
  readonly furtherWords?: string;
}

/** The engine's lines by the return they belong to, which say how the figures came about. */
export function explanationOf({ year, lines, federalTax, payrollTax, state, stateName, furtherWords }: Explained): ExplanationProps {
  const ofSection = (key: string, total: number) => ({ key, lines: lines.filter(({ section }) => section === key), total });
  return {
    sections: [
      ofSection('federal', federalTax),
      ...(payrollTax === undefined ? [] : [ofSection('payroll', payrollTax)]),
      ...(state ? [{ ...ofSection('state', state.tax), ...(state.year !== undefined && { year: state.year }) }] : []),
    ],
    year,
    state: stateName,
    ...(furtherWords !== undefined && { furtherWords }),
  };
}
