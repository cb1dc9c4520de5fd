import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2026-MT-joint-011'],
    form: 'Form 2, federal taxable income; Mont. Code § 15-30-2120(1)',
    reason:
      'Montana starts from federal taxable income, which in 2026 already includes the deduction of gifts without itemizing; the row leaves it out.',
  },
];
