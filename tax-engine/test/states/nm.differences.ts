import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: [
      '2025-NM-joint-016',
      '2025-NM-joint-053',
      '2025-NM-joint-062',
      '2025-NM-single-017',
      '2025-NM-single-044',
      '2025-NM-single-053',
      '2025-NM-hoh-005',
      '2025-NM-separate-035',
      '2024-NM-separate-008',
      '2026-NM-joint-029',
      '2026-NM-single-020',
      '2026-NM-single-028',
    ],
    form: 'Schedule PIT-ADJ line 16; NMSA 1978 § 7-2-34',
    reason:
      'The deduction is for net capital gain as defined in 26 U.S.C. § 1222(11), which excludes short-term gain; the rows deduct short-term gains.',
  },
];
