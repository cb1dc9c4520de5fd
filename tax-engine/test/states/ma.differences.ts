import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2026-MA-joint-026', '2026-MA-single-001', '2026-MA-hoh-017', '2026-MA-separate-008'],
    form: 'Form 1 Schedule Y line 9c; M.G.L. c. 62, §§ 1(c), 3(B)(a)(13)',
    reason: 'Gifts are deductible under the Code of January 1, 2024, without a floor of 0.5% of income; the rows apply that floor.',
  },
  {
    rows: ['2026-MA-joint-005'],
    form: 'Form 1 Schedule B lines 23 to 27',
    reason: 'A long-term loss reduces the short-term gain once; the row subtracts it from other income a second time.',
  },
];
