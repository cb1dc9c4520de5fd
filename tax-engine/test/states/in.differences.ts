import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: [
      '2025-IN-joint-001',
      '2025-IN-joint-035',
      '2024-IN-hoh-002',
      '2024-IN-hoh-011',
      '2024-IN-hoh-019',
      '2026-IN-joint-000',
      '2026-IN-joint-031',
      '2026-IN-joint-040',
    ],
    form: 'Form IT-40 Schedule 3 line 3, Schedule IN-DEP boxes 1F to 4F; IC 6-3-1-3.5(a)(5); Information Bulletin #117',
    reason: 'A child claimed for the first time, such as a newborn, has an additional exemption of 3,000; the rows use 1,500.',
  },
];
