import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: [
      '2026-AR-single-002',
      '2026-AR-single-005',
      '2026-AR-single-008',
      '2026-AR-single-016',
      '2026-AR-hoh-017',
      '2026-AR-separate-008',
    ],
    form: 'Form AR3; A.C.A. § 26-51-419(a)(1)',
    reason:
      'Arkansas adopts 26 U.S.C. § 170 as of a fixed date, without the floor of 0.5% of income that Pub. L. 119-21 introduced for gifts from 2026; the row applies that floor.',
  },
];
