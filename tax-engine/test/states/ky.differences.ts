import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: [
      '2026-KY-joint-014',
      '2026-KY-single-002',
      '2026-KY-single-014',
      '2026-KY-single-032',
      '2026-KY-hoh-005',
      '2026-KY-hoh-014',
      '2026-KY-hoh-017',
      '2026-KY-separate-011',
    ],
    form: 'Form 740 Schedule A; KRS 141.010(21)',
    reason:
      'Kentucky uses the Internal Revenue Code of December 31, 2024, which has no floor of 0.5% of income for gifts; the rows apply the federal floor of 2026.',
  },
];
