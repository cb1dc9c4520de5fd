import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-DE-joint-002'],
    form: 'Form PIT-RES (2025) line 20, filing status 4',
    reason:
      'Spouses who file separately on one form may itemize; divided by income the deductions take more of the higher rate away than the slightly greater standard deductions of the row.',
  },
  {
    rows: ['2026-DE-single-017'],
    form: 'Form PIT-RSA; 30 Del. C. § 1109',
    reason: 'The federal deduction for taxes is 10,000 at this income, so that no more of the property tax is in it; the row takes 13,018.',
  },
];
