import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2026-LA-joint-029'],
    form: 'Louisiana Register, June 20, 2026, notice of intent on LAC 61:I.1311; La. R.S. 47:44.1(A)',
    reason: 'From 2026 the exemption of retirement income is indexed to consumer prices: 12,324 for each spouse; the row uses 12,000.',
  },
];
