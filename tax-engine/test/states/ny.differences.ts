import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-NY-joint-050'],
    form: 'Form IT-216 line 5; Tax Law § 606(c)(1-b)',
    reason: 'With three children, the dependent care credit counts expenses up to 7,500; the row uses the federal limit of 6,000.',
  },
  {
    rows: ['2025-NY-single-038'],
    form: 'Form IT-196 line 47; Tax Law § 615(g)',
    reason: 'Above 1,000,000 the itemized deduction is half of the gifts, 13,803.50; the row takes the standard deduction of 8,000.',
  },
  {
    rows: ['2024-NY-hoh-023'],
    form: 'Form IT-196 lines 40, 41 and 46; Tax Law § 615(a), (c), (f)',
    reason:
      'The state income tax bears its part of the overall limitation, and the further 25% reduction applies to the rest; the row applies both to the deductions without the tax.',
  },
  {
    rows: ['2026-NY-joint-041', '2026-NY-single-005'],
    form: 'Form IT-196 line 19; Tax Law § 615(a)',
    reason: 'Gifts are deductible as before Pub. L. 115-97, without the federal floor of 2026 that the rows apply.',
  },
];
