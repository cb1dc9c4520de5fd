import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2026-NC-single-008', '2026-NC-single-035'],
    form: 'Form D-400 Schedule A line 6; N.C. Gen. Stat. § 105-228.90(b)(7)',
    reason:
      'North Carolina deducts what 26 U.S.C. § 170 allowed on January 1, 2023, without the floor of Pub. L. 119-21; the rows apply that floor.',
  },
];
