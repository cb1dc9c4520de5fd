import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-NJ-single-053'],
    form: 'Form NJ-1040 line 58; N.J.S.A. 54A:4-7(a)',
    reason: 'The federal return has an earned income credit of 70.68, and New Jersey gives 40% of it; the row gives nothing.',
  },
];
