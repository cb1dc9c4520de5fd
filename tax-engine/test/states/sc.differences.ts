import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-SC-single-032'],
    form: 'Form SC1040 (2025) line a; S.C. Code § 12-6-1130(2)',
    reason:
      'The federal return deducts only 10,000 of the state income tax of 41,227, the limit of § 164(b)(7) at this income; the row adds back 25,809, as if the cap were still 40,000.',
  },
];
