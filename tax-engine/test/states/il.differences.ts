import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-IL-separate-001', '2025-IL-separate-019', '2025-IL-separate-034', '2024-IL-separate-013'],
    form: 'Schedule IL-E/EIC; 35 ILCS 5/212(a), (b-5), (b-10); 26 U.S.C. § 32(d)',
    reason:
      'The state’s credit is a share of the federal one and lifts the ages alone: a couple that lives together and files separately has none.',
  },
];
