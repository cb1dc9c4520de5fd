import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-WA-joint-060', '2025-WA-joint-074', '2025-WA-hoh-032'],
    form: 'Working Families Tax Credit application (2025), eligibility; Wash. Rev. Code § 82.08.0206(2)(d), (e)',
    reason:
      'The statute adopts federal law as of June 9, 2022, which indexes the income limits every year; the rows use the limits of 2022.',
  },
];
