import type { Difference } from '../cases/differences.ts';

const BUSINESS_INCOME = 'Form MO-1040 line 17 deducts 20% of the net profit on Schedule C, which the rows leave out.';
const STATE_INCOME_TAX =
  'Form MO-A subtracts the state income tax on Schedule A line 5a; the rows subtract withholding estimated from the income.';

export const differences: readonly Difference[] = [
  {
    rows: [
      '2025-MO-joint-083',
      '2025-MO-single-041',
      '2025-MO-hoh-044',
      '2025-MO-separate-008',
      '2024-MO-joint-005',
      '2024-MO-joint-014',
      '2024-MO-single-032',
      '2024-MO-separate-002',
      '2024-MO-separate-016',
    ],
    form: 'Form MO-1040 line 17; Mo. Rev. Stat. § 143.022',
    reason: BUSINESS_INCOME,
  },
  {
    rows: [
      '2025-MO-joint-076',
      '2025-MO-single-010',
      '2025-MO-single-014',
      '2025-MO-single-020',
      '2025-MO-single-053',
      '2025-MO-single-056',
      '2025-MO-single-059',
      '2025-MO-hoh-011',
      '2025-MO-hoh-013',
      '2025-MO-hoh-041',
      '2025-MO-separate-017',
      '2025-MO-separate-022',
    ],
    form: 'Form MO-A Part 2, net state income taxes; Mo. Rev. Stat. § 143.141',
    reason: STATE_INCOME_TAX,
  },
  {
    rows: ['2025-MO-joint-026', '2025-MO-joint-029', '2025-MO-joint-059', '2025-MO-single-062', '2024-MO-single-011', '2024-MO-single-020'],
    form: 'Form MO-1040 line 17, Form MO-A Part 2; Mo. Rev. Stat. §§ 143.022, 143.141(4)',
    reason: `${BUSINESS_INCOME} ${STATE_INCOME_TAX} Of the self-employment tax, only the half not deducted on the federal return is itemized.`,
  },
  {
    rows: ['2025-MO-hoh-036'],
    form: 'Form MO-1040 line 9; Mo. Rev. Stat. § 143.171.1',
    reason: 'The deductible federal tax is the tax minus the earned income credit; the row does not subtract the credit.',
  },
];
