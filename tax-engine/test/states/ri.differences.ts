import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2024-RI-joint-035'],
    form: 'RI Schedule M line 1t and its instructions; Publication 2026-01; R.I. Gen. Laws § 44-30-12(c)(9)',
    reason:
      'Only the pension of the spouse who has reached the full retirement age qualifies; the row exempts the pension of the spouse of 64 as well.',
  },
];
