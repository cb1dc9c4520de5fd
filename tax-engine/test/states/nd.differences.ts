import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-ND-separate-020'],
    form: 'Form ND-1, net long-term capital gain exclusion and qualified dividend exclusion; N.D.C.C. § 57-38-30.3(2)(d)',
    reason: 'A net long-term loss does not reduce the exclusion for dividends; the row subtracts 40% of it.',
  },
];
