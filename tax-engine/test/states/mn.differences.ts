import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-MN-joint-028', '2025-MN-joint-039'],
    form: 'Schedule M1CD (2025); Minn. Stat. § 290.067 subd. 1',
    reason: 'A couple with a newborn gets the dependent care credit on 3,000 of deemed expenses, whatever it paid; the rows leave it out.',
  },
  {
    rows: ['2025-MN-single-056'],
    form: 'Schedule M1SA (2025) line 8; Minn. Stat. § 290.0122 subd. 3',
    reason: 'The form caps property taxes at 10,000; the row deducts 13,023, as on the federal return of 2025.',
  },
  {
    rows: ['2024-MN-hoh-020'],
    form: 'Form M1 (2024) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
    reason: 'The first bracket for heads of household ends at 39,010; the row uses 39,690.',
  },
  {
    rows: ['2026-MN-separate-017', 'wages 2026 marriedSeparate 180000', 'wages 2026 headOfHousehold 260000'],
    form: 'Schedule M1MT; Minn. Stat. § 290.091 subd. 3; 26 U.S.C. § 55(d)(3)',
    reason: 'The exemption from the minimum tax falls by 25% of the income above the threshold; the rows use the federal 50% of 2026.',
  },
];
