import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-NE-separate-035'],
    form: 'Form 1040N lines 7 to 9; Schedule A line 5e',
    reason:
      'Line 7 is the federal total of 16,291, in which taxes are capped at 5,000 for a separate filer with this income; the row deducts the full property tax of 19,787.',
  },
];
