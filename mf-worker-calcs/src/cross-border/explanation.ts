import type { ExplanationProps } from '@bracketwise/shared-ui/explanation/Explanation';
import type { ExplanationSection } from '@bracketwise/tax-engine/contract';
import type { CrossBorderLine, StateTax } from '@bracketwise/tax-engine/cross-border-contract';

interface Explained {
  readonly year: number;
  readonly lines: readonly CrossBorderLine[];
  readonly federalTax: number;
  readonly payrollTax?: number;
  /** Absent where no state tax was computed. */
  readonly state: StateTax | undefined;
  readonly stateName: string;
}

/** The engine's lines, which say how the figures came about. */
export function explanationOf({ year, lines, federalTax, payrollTax, state, stateName }: Explained): ExplanationProps {
  const ofSection = (key: ExplanationSection) => lines.filter(({ section }) => section === key);
  return {
    sections: [
      { key: 'federal', lines: ofSection('federal'), total: federalTax },
      ...(payrollTax === undefined ? [] : [{ key: 'payroll' as const, lines: ofSection('payroll'), total: payrollTax }]),
      ...(state ? [{ key: 'state' as const, lines: ofSection('state'), total: state.tax, year: state.year }] : []),
    ],
    year,
    state: stateName,
    furtherWords: 'crossBorder',
  };
}
