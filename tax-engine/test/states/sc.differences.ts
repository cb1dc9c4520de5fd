import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-SC-single-032'],
    form: 'Form SC1040 (2025) line a; S.C. Code § 12-6-1130(2)',
    reason:
      'Of the state income tax of 41,227 the federal return deducted 10,000, all that § 164(b)(7) leaves at this income; the row adds 25,809 back, as if the cap were still 40,000.',
  },
];
