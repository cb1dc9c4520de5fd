import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-DE-joint-002'],
    form: 'Form PIT-RES (2025) line 20, filing status 4',
    reason:
      'Spouses who file separately on one form may itemize. Split by income, the deductions save more at the higher rate than the slightly larger standard deductions in the row.',
  },
  {
    rows: ['2026-DE-single-017'],
    form: 'Form PIT-RSA; 30 Del. C. § 1109',
    reason:
      'At this income the federal deduction for taxes is limited to 10,000, which limits the property tax in it; the row deducts 13,018.',
  },
];
