import type { TaxYear } from '../contract.ts';
import type { LineSink } from '../kernel/worksheet.ts';
import type { FederalReturn } from './federal-return.ts';
import { stepsOf, type StateLaw } from './state-law.ts';
import { StateWorksheet, type SpecialIncome } from './state-worksheet.ts';

export interface StateFormOptions {
  /** Receives the incomes on which a rule of the state's own played a part. */
  readonly ruled?: Set<SpecialIncome>;
  /** Whether credits that are paid out even without tax are counted. */
  readonly refundableCredits?: boolean | undefined;
}

/**
 * Fills in a state's form of a year.
 * @param federal - the return of the household under the federal law of the same year
 * @param lines - receives the lines of the form
 */
export function fileStateForm(
  law: StateLaw,
  year: TaxYear,
  federal: FederalReturn,
  lines: LineSink,
  { ruled, refundableCredits = false }: StateFormOptions = {},
): StateWorksheet {
  const worksheet = new StateWorksheet(year, federal, lines, refundableCredits);
  for (const step of stepsOf(law, year)) {
    const before = worksheet.linesWritten;
    step.apply(worksheet);
    if (step.concerns && ruled && worksheet.linesWritten > before) ruled.add(step.concerns);
  }
  return worksheet;
}
