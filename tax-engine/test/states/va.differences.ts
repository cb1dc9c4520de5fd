import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: [
      '2025-VA-joint-008',
      '2025-VA-joint-080',
      '2025-VA-single-011',
      '2025-VA-single-013',
      '2025-VA-single-025',
      '2025-VA-single-037',
    ],
    form: 'Schedule A (2025), Limited Itemized Deduction Worksheet lines 1 and 13',
    reason:
      'Line 5a is limited to the return’s federal cap, which is 10,000 above 600,000 of income; the rows use 40,000 minus the property tax.',
  },
  {
    rows: ['2024-VA-separate-014'],
    form: 'Schedule A (2024), Limited Itemized Deduction Worksheet lines 1 and 13',
    reason: 'Line 5a alone is limited to 5,000; the row subtracts the property tax on line 5b from that limit.',
  },
  {
    rows: ['2025-VA-separate-003', '2026-VA-separate-005'],
    form: 'Schedule ADJ line 11; Va. Code § 58.1-339.8(A)',
    reason:
      'The guideline is that of the family, which includes the spouse even on a separate return; the rows use the guideline for one person.',
  },
];
