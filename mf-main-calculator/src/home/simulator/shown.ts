/** The simulation's dollar amounts as displayed. */
import { shownSums } from '@bracketwise/shared-ui/format';
import type { Simulation } from './useSimulation.ts';

export const SUMMARY_FIELDS = ['currentTax', 'optimizedTax', 'potentialSavings'] as const;
export type SummaryField = (typeof SUMMARY_FIELDS)[number];

interface ShownMethod {
  readonly summary: Readonly<Record<SummaryField, number>>;
  /** One amount per recommendation, in order. */
  readonly savings: readonly number[];
}

/** Rounds to whole dollars so that the savings of the recommendations add up to the total, and the total is the difference of the taxes. */
function shownMethod(exact: Readonly<Record<SummaryField, number>>, savings: readonly number[]): ShownMethod {
  const { currentTax, optimizedTax, potentialSavings } = exact;
  const ofSteps = Object.fromEntries(savings.map((amount, index) => [String(index), amount]));
  const steps = Object.keys(ofSteps);
  const shown = shownSums<string>({ currentTax, optimizedTax, potentialSavings, ...ofSteps }, [
    ['currentTax', ['optimizedTax', 'potentialSavings']],
    ['potentialSavings', steps],
  ]);
  return { summary: { ...exact, ...shown }, savings: steps.map((step) => shown[step] ?? 0) };
}

export const shownSimulation = ({ specified, official }: Simulation): Readonly<Record<'specified' | 'official', ShownMethod>> => ({
  specified: shownMethod(
    specified,
    specified.recommendations.map(({ savings }) => savings),
  ),
  official: shownMethod(
    official,
    official.steps.map(({ savings }) => savings),
  ),
});
