import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-CA-separate-031', '2025-CA-separate-032', '2024-CA-separate-015'],
    form: 'Form FTB 3514 Step 1; Cal. Rev. & Tax. Code § 17052(a)(1); 26 U.S.C. § 32(d)',
    reason: 'Spouses who live together and file separately do not get the earned income credit; the rows give it.',
  },
  {
    rows: ['2025-CA-single-065'],
    form: 'Form FTB 3514 Step 6; Cal. Rev. & Tax. Code § 17052(a)(1); 26 U.S.C. § 32(a)(2)',
    reason: 'If adjusted gross income exceeds earned income, the phase-out uses adjusted gross income; the row uses earned income.',
  },
  {
    rows: ['2024-CA-joint-004'],
    form: 'Form FTB 3514 (2024) line 4; Cal. Rev. & Tax. Code § 17052',
    reason:
      'Pensions are not investment income, so that is 1,018, below the limit of 4,674, and there is no maximum age; the row gives no credit.',
  },
  {
    rows: ['2024-CA-joint-025'],
    form: 'Form FTB 3514 (2024); Cal. Rev. & Tax. Code § 17052(b)(2)',
    reason:
      'The phase-out for one child starts at 6,794, the indexed amount in the statute; the row starts it at 6,775, the midpoint of the printed table’s line.',
  },
];
