/** The rough choice between itemizing and the standard deduction (specification, calculators and guides, sections 3, 4 and 9). */
import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';

export const DEDUCTION_CATEGORIES = ['medical', 'charitable', 'mortgage', 'state_tax', 'business', 'education', 'other'] as const;
export type DeductionCategory = (typeof DEDUCTION_CATEGORIES)[number];

export const QUICK_STANDARD_DEDUCTION: Readonly<Record<SpecifiedFilingStatus, number>> = {
  single: 13_850,
  married_joint: 27_700,
  married_separate: 13_850,
  head_of_household: 20_800,
};

/** Per person who is 65 or older, or blind. The rough estimate's form does not ask for this. */
export const QUICK_ADDITIONS = { single: 1_400, married: 1_100 } as const;

/** Tax saved per dollar of the difference, in percent. */
export const QUICK_RATE = 22;

export interface DeductionEntry {
  /** When it was added, in milliseconds since 1970. */
  readonly id: string;
  readonly category: DeductionCategory;
  readonly description: string;
  /** US dollars. */
  readonly amount: number;
}

export type ByCategory = Readonly<Partial<Record<DeductionCategory, number>>>;

/** Amounts in US dollars. */
export interface DeductionResult {
  readonly itemizedTotal: number;
  readonly standardDeduction: number;
  readonly shouldItemize: boolean;
  readonly totalDeduction: number;
  /** Tax saved compared with the other choice. */
  readonly savings: number;
  /** Totals of the categories with entries, in category order. */
  readonly deductionsByCategory: ByCategory;
}

export function chooseDeduction(filingStatus: SpecifiedFilingStatus, entries: readonly DeductionEntry[]): DeductionResult {
  const itemizedTotal = entries.reduce((sum, { amount }) => sum + amount, 0);
  const standardDeduction = QUICK_STANDARD_DEDUCTION[filingStatus];
  const deductionsByCategory = Object.fromEntries(
    DEDUCTION_CATEGORIES.flatMap((category) => {
      const own = entries.filter((entry) => entry.category === category);
      return own.length > 0 ? [[category, own.reduce((sum, { amount }) => sum + amount, 0)]] : [];
    }),
  );
  return {
    itemizedTotal,
    standardDeduction,
    shouldItemize: itemizedTotal > standardDeduction,
    totalDeduction: Math.max(itemizedTotal, standardDeduction),
    savings: (Math.abs(itemizedTotal - standardDeduction) * QUICK_RATE) / 100,
    deductionsByCategory,
  };
}
