import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2026-PA-joint-023', '2026-PA-joint-041', '2026-PA-hoh-020'],
    form: 'Schedule DC line 2; 72 P.S. § 1602-W',
    reason: 'The dependent care credit keeps the 2022 percentages of 26 U.S.C. § 21(a)(2), 35% to 20%; the rows use those of 2026.',
  },
  {
    rows: ['2024-PA-hoh-017'],
    form: 'Form PA-40 lines 12 and 23',
    reason: 'The refundable dependent care credit is a payment; the row also subtracts it in the tax before refundable credits.',
  },
];
