import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['wages 2026 marriedSeparate 15000'],
    form: 'Form 40 instructions, Standard Deduction Chart; Ala. Code § 40-18-15(b)',
    reason: 'On a separate return, the deduction starts to fall at 12,750 of income, as in 2022 to 2025; the row starts at 13,000.',
  },
];
