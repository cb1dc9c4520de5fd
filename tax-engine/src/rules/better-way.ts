import type { LawYear } from '@bracketwise/contract/years';
import type { LineSink } from '../kernel/worksheet.ts';
import { StateWorksheet, type Step } from './state-worksheet.ts';

const NOWHERE: LineSink = { push: () => undefined };

/**
 * Chooses between two ways through a form, whichever leaves less tax; the first one if both are equal. Both have the same rates.
 * @param mayChoose - whether the second way is open to the household and might be better
 */
export function betterWay<Year extends LawYear>(
  mayChoose: (worksheet: StateWorksheet<Year>) => boolean,
  first: readonly Step<Year>[],
  second: readonly Step<Year>[],
): Step<Year> {
  const steps = [...first, ...second];
  return {
    tables: steps.flatMap(({ tables }) => tables),
    labels: [...new Set(steps.flatMap(({ labels }) => labels))],
    schedules: (year) => first.flatMap(({ schedules }) => schedules?.(year) ?? []),
    apply: (worksheet) => {
      const better = mayChoose(worksheet) && taxBy(second, worksheet) < taxBy(first, worksheet) ? second : first;
      for (const step of better) step.apply(worksheet);
    },
  };
}

/** The tax that the steps would lead to, in whole cents, without writing lines. */
function taxBy<Year extends LawYear>(
  steps: readonly Step<Year>[],
  { year, status, federal, countsRefundableCredits, ...soFar }: StateWorksheet<Year>,
): number {
  const trial = new StateWorksheet(year, federal, NOWHERE, countsRefundableCredits, status);
  trial.adjustedGrossIncome = soFar.adjustedGrossIncome;
  trial.taxableIncome = soFar.taxableIncome;
  trial.tax = soFar.tax;
  trial.shareOfSpouse = soFar.shareOfSpouse;
  for (const step of steps) step.apply(trial);
  return Math.round(100 * trial.tax);
}
