import { ESTIMATE_YEARS, type EstimateYear, type TaxYear } from '../contract.ts';
import type { LineSink } from '../kernel/worksheet.ts';
import type { FederalReturn } from './federal-return.ts';
import { stepsOf, type StateLaw } from './state-law.ts';
import { StateWorksheet, type SpecialIncome } from './state-worksheet.ts';

/**
 * Fills in a state's form of a year.
 * @param federal - the return of the household under the federal law of the same year
 * @param lines - receives the lines of the form
 * @param ruled - receives the incomes on which a rule of the state's own played a part
 */
export function fileStateForm(
  law: StateLaw,
  year: EstimateYear,
  federal: FederalReturn,
  lines: LineSink,
  ruled?: Set<SpecialIncome>,
): StateWorksheet {
  const worksheet = new StateWorksheet(year, federal, lines);
  for (const step of stepsOf(law, year)) {
    const before = worksheet.linesWritten;
    step.apply(worksheet);
    if (step.concerns && ruled && worksheet.linesWritten > before) ruled.add(step.concerns);
  }
  return worksheet;
}

/** The year itself, or the last whose state law the engine knows. */
export const stateYearOf = (year: TaxYear): EstimateYear => Math.min(year, LAST_STATE_YEAR) as EstimateYear;

const LAST_STATE_YEAR = Math.max(...ESTIMATE_YEARS);
