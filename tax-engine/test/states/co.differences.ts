import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-CO-joint-065', '2025-CO-hoh-008', '2025-CO-separate-022', '2025-CO-separate-032'],
    form: 'Form DR 0104 lines 2 and 4; 1 CCR 201-2, Rule 39-22-104(3)(p.5)(3)(a)(i)',
    reason: 'The row adds the state income tax back twice: the addition for high incomes is reduced by what line 2 added.',
  },
  {
    rows: [
      '2026-CO-joint-004',
      '2026-CO-joint-007',
      '2026-CO-joint-022',
      '2026-CO-joint-033',
      '2026-CO-joint-038',
      '2026-CO-hoh-010',
      '2026-CO-hoh-013',
    ],
    form: 'C.R.S. § 39-22-130; Office of State Planning and Budgeting, December 2025 Economic Forecast',
    reason: 'The row grants the family affordability credit, which the revenue forecast of December 2025 turned off for 2026.',
  },
  {
    rows: ['2026-CO-joint-026'],
    form: 'C.R.S. § 39-22-104(4)(m)(I); 1 CCR 201-2, Rule 39-22-104(4)(m)(2)(a); 26 U.S.C. § 170(b)(1)(I)',
    reason: 'Gifts of less than half a percent of the income could not have been deducted in 2026, so none of them is subtracted.',
  },
];
