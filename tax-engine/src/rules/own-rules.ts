import type { EstimateYear } from '../contract.ts';
import type { Treatment } from '../state-treatment.ts';
import { rateRange, stepsOf, type StateLaw } from './state-law.ts';
import type { AnyLawTable, StateWorksheet } from './state-worksheet.ts';

/** A line of a state's form on which some income fares otherwise than wages. */
export interface OwnRule<Sheet> {
  /** It changes the income right where the form starts, the tax of the rate schedule before any credit, or the tax at the form's end. */
  readonly at: 'income' | 'rates' | 'tax';
  readonly apply: (worksheet: Sheet) => void;
  /** Every table the rule reads. */
  readonly tables: readonly AnyLawTable[];
}

/**
 * Fills in the state's form, with the rules in their places.
 * @param lines - those of the worksheet
 * @returns whether a rule played a part
 */
export function fillIn<Sheet extends StateWorksheet<EstimateYear, never>>(
  law: StateLaw,
  rules: readonly OwnRule<Sheet>[],
  worksheet: Sheet,
  lines: readonly unknown[],
): boolean {
  let ruled = false;
  const applyRules = (at: OwnRule<Sheet>['at']) => {
    const before = lines.length;
    for (const rule of rules) if (rule.at === at) rule.apply(worksheet);
    ruled ||= lines.length > before;
  };
  // The first step of every form is the income it starts from.
  stepsOf(law, worksheet.year).forEach((step, index) => {
    step.apply(worksheet);
    if (index === 0) applyRules('income');
    if (step.rates) applyRules('rates');
  });
  applyRules('tax');
  return ruled;
}

/**
 * @param ruled - whether a rule of the state's own played a part
 * @param notCounted - where a rule stands that was left out
 */
export function treatmentOf(law: StateLaw, year: EstimateYear, ruled: boolean, notCounted: string | undefined): Treatment {
  if (ruled) return { treatment: 'specialRule' };
  if (rateRange(law, year).top === 0) return { treatment: 'untaxed' };
  return notCounted === undefined ? { treatment: 'ordinaryIncome' } : { treatment: 'specialRuleNotCounted', treatmentSource: notCounted };
}
