import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-MS-hoh-041', '2025-MS-hoh-047'],
    form: 'Form 80-100 Instructions, Child and dependent care credit; Form 80-401; 2023 HB 1671',
    reason: 'Incomes up to 50,000 get a quarter of the federal dependent care credit, which the rows leave out.',
  },
];
