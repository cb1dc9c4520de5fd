import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-WI-separate-014', '2025-WI-separate-028', '2025-WI-separate-029', '2024-WI-separate-005', '2024-WI-separate-014'],
    form: 'Form 1, School property tax credit; Wis. Stat. § 71.07(9)(b)5',
    reason: 'A married person who files separately counts at most 1,250 of property tax, for a credit of 150; the rows count 2,500.',
  },
];
