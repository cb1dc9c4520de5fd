import { ESTIMATE_YEARS, type EstimateYear, type TaxYear, type Usd } from '../contract.ts';
import type { LineSink } from '../kernel/worksheet.ts';
import type { FederalReturn } from './federal-return.ts';
import { stepsOf, type StateLaw } from './state-law.ts';
import { StateWorksheet } from './state-worksheet.ts';

/** A state's tax by its own form of the year of the federal return, rounded to cents. @param lines - receives the lines of the form */
export function stateTaxOn(law: StateLaw, federal: FederalReturn, lines: LineSink<never>): Usd {
  const worksheet = new StateWorksheet(federal, lines);
  for (const step of stepsOf(law, federal.year)) step.apply(worksheet);
  return worksheet.roundedTax;
}

/** The year itself, or the last whose state law the engine knows. */
export const stateYearOf = (year: TaxYear): EstimateYear => Math.min(year, LAST_STATE_YEAR) as EstimateYear;

const LAST_STATE_YEAR = Math.max(...ESTIMATE_YEARS);
