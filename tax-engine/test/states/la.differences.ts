import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2026-LA-joint-029'],
    form: 'Louisiana Register, June 20, 2026, notice of intent on LAC 61:I.1311; La. R.S. 47:44.1(A)',
    reason: 'The exemption of retirement income rises with consumer prices from 2026 on, to 12,324 for each spouse; the row keeps 12,000.',
  },
];
