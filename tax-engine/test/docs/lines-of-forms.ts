/**
 * The lines of Form 1040 and Schedules 1 to 3 of 2020 to 2026 that hold an amount, with what becomes of each, for `docs/coverage.md`. An
 * amount that stayed is written once, where the form of 2025 has it. Boxes to check, dates, amounts without a number and reserved lines have
 * no entry.
 *
 * Sources: www.irs.gov/pub/irs-prior, `f1040`, `f1040s1`, `f1040s2` and `f1040s3` of 2020 to 2025; of 2026, the drafts of `DRAFTS`.
 */
import { LINES_OF_FORM_1040 } from './lines/form-1040.ts';
import type { FormLine } from './lines/line.ts';
import { LINES_OF_SCHEDULE_1 } from './lines/schedule-1.ts';
import { LINES_OF_SCHEDULE_2 } from './lines/schedule-2.ts';
import { LINES_OF_SCHEDULE_3 } from './lines/schedule-3.ts';

export { FORM_YEARS, type FormLine, type FormYear } from './lines/line.ts';

/** The drafts of 2026 at www.irs.gov/pub/irs-dft, by the dates that they print. */
export const DRAFTS = 'Form 1040 of August 19, 2026, Schedule 1 of April 24, Schedules 2 and 3 of April 27';

export const FORM_LINES: Readonly<Record<string, readonly FormLine[]>> = {
  'Form 1040': LINES_OF_FORM_1040,
  'Schedule 1': LINES_OF_SCHEDULE_1,
  'Schedule 2': LINES_OF_SCHEDULE_2,
  'Schedule 3': LINES_OF_SCHEDULE_3,
};
