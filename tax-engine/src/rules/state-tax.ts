import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import type { LineSink } from '../kernel/worksheet.ts';
import type { FederalReturn } from './federal-return.ts';
import { stepsOf, type StateLaw } from './state-law.ts';
import { StateWorksheet, type SpecialIncome } from './state-worksheet.ts';

export interface StateFormOptions {
  /** Collects the kinds of income to which a special state rule applied. */
  readonly ruled?: Set<SpecialIncome>;
  /** Whether refundable credits are included. */
  readonly refundableCredits?: boolean | undefined;
}

/**
 * Fills in a state's form for a year.
 * @param federal - the household's federal return for the same year
 * @param lines - receives the form's lines
 */
export function fileStateForm(
  law: StateLaw,
  year: LawYear,
  federal: FederalReturn,
  lines: LineSink,
  { ruled, refundableCredits = false }: StateFormOptions = {},
): StateWorksheet {
  const worksheet = new StateWorksheet(year, federal, lines, refundableCredits, statusOnForm(law, federal));
  for (const step of stepsOf(law, year)) {
    const before = worksheet.linesWritten;
    step.apply(worksheet);
    if (step.concerns && ruled && worksheet.linesWritten > before) ruled.add(step.concerns);
  }
  return worksheet;
}

/** The status whose amounts the form has; undefined for a surviving spouse where that is not confirmed. */
export const statusOnForm = (law: StateLaw, { household, status }: FederalReturn): FilingStatus | undefined =>
  household.filingStatus === 'qualifyingSurvivingSpouse' ? law.survivingSpouse : status;
