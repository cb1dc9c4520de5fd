import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2024-RI-joint-035'],
    form: 'R.I. Gen. Laws § 44-30-12(c)(9)',
    reason:
      'The modification is for the pension of a married individual who has attained the full retirement age; the row exempts the pension of the spouse of 64 as well.',
  },
];
