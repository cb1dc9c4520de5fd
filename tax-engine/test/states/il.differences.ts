import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-IL-separate-001', '2025-IL-separate-019', '2025-IL-separate-034', '2024-IL-separate-013'],
    form: 'Schedule IL-E/EIC; 35 ILCS 5/212(a), (b-5), (b-10); 26 U.S.C. § 32(d)',
    reason:
      'The state’s credit is a share of the federal one and only widens its age limits, so spouses who live together and file separately do not get it; the rows give it.',
  },
];
