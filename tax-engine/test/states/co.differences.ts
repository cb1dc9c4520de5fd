import type { Difference } from '../cases/differences.ts';

export const differences: readonly Difference[] = [
  {
    rows: ['2025-CO-joint-065', '2025-CO-hoh-008', '2025-CO-separate-022', '2025-CO-separate-032'],
    form: 'Form DR 0104 lines 2 and 4; 1 CCR 201-2, Rule 39-22-104(3)(p.5)(3)(a)(i)',
    reason: 'The addition for high incomes is reduced by the state income tax that line 2 already added; the rows add it twice.',
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
    reason: 'The revenue forecast of December 2025 suspended the family affordability credit for 2026; the rows give it.',
  },
  {
    rows: ['2026-CO-joint-026'],
    form: 'C.R.S. § 39-22-104(4)(m)(I); 1 CCR 201-2, Rule 39-22-104(4)(m)(2)(a); 26 U.S.C. § 170(b)(1)(I)',
    reason: 'In 2026, gifts below 0.5% of income are not deductible, so they cannot be subtracted; the row subtracts them.',
  },
];
