import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-CA-separate-031', '2025-CA-separate-032', '2024-CA-separate-015'],
    form: 'Form FTB 3514 Step 1; Cal. Rev. & Tax. Code § 17052(a)(1); 26 U.S.C. § 32(d)',
    reason: 'The earned income credit is not for a separate return of spouses who live together.',
  },
  {
    rows: ['2025-CA-single-065'],
    form: 'Form FTB 3514 Step 6; Cal. Rev. & Tax. Code § 17052(a)(1); 26 U.S.C. § 32(a)(2)',
    reason: 'Where the adjusted gross income exceeds the earned income, the credit falls by the former; the row goes by the latter.',
  },
  {
    rows: ['2024-CA-joint-004'],
    form: 'Form FTB 3514 (2024) line 4; Cal. Rev. & Tax. Code § 17052',
    reason: 'Pensions are no investment income, which is 1,018 and so below the limit of 4,674; and no highest age shuts anyone out.',
  },
  {
    rows: ['2024-CA-joint-025'],
    form: 'Form FTB 3514 (2024); Cal. Rev. & Tax. Code § 17052(b)(2)',
    reason:
      'The phase-out for one child starts at 6,794, the indexed amount of the statute; the row starts it at 6,775, the middle of the line of the printed table that holds it.',
  },
];
