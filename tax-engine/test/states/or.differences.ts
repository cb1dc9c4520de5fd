import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-OR-joint-032', '2025-OR-single-047', '2025-OR-separate-011'],
    form: 'Schedule OR-A (2025) line 9; 26 U.S.C. § 164(b)(6), (7)',
    reason:
      'Oregon uses the federal limit on taxes, which falls to 10,000 (5,000 on a separate return) at these incomes; the rows use the full limit.',
  },
];
