import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2024-RI-joint-035'],
    form: 'RI Schedule M line 1t and its instructions; Publication 2026-01; R.I. Gen. Laws § 44-30-12(c)(9)',
    reason: 'Only the pension of the spouse at full retirement age qualifies; the row also exempts the pension of the 64-year-old spouse.',
  },
];
