import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-MS-hoh-041', '2025-MS-hoh-047'],
    form: 'Form 80-100 Instructions, Child and dependent care credit; Form 80-401; 2023 HB 1671',
    reason: 'The row leaves out the credit of a quarter of the federal credit for care, which incomes up to 50,000 have.',
  },
];
