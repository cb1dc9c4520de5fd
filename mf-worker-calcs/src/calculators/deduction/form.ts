import type { CalculatorInputs } from '@bracketwise/shared-ui/calculator/Calculator';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import { object, string } from 'yup';
import type { FilingStatus } from '../../filing-status/specified.ts';
import { NO_ENTRIES, entriesIn } from './entries.ts';

export interface DeductionValues {
  readonly filingStatus: FilingStatus;
  /** As `entriesIn` reads them. */
  readonly entries: string;
}

export const deductionForm: CalculatorInputs<Record<keyof DeductionValues, string>, DeductionValues> = {
  draft: { filingStatus: '', entries: NO_ENTRIES },
  amounts: [],
  schema: () =>
    object({
      filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES).required(),
      entries: string()
        .test('entries', 'refused', (text = '') => entriesIn(text) !== undefined)
        .required(),
    }),
};
