import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged } from '../../../kernel/law-table.ts';
import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM, upToWageBase } from '../../federal/payroll-levies.ts';

/**
 * The statewide transit tax, and 60% of the premium for paid leave, at every employer. A referendum suspended the rise of the transit tax by
 * 2025 HB 3991. Not here: the Workers' Benefit Fund assessment, which depends on hours.
 */
export const payrollLevies: readonly PayrollLevy[] = [
  { name: 'transitTax', terms: unchanged(YEARS_TO_2026, { rate: 0.001 }, 'ORS 320.550') },
  {
    name: 'paidLeave',
    terms: {
      2023: {
        value: { rate: 0.006, limit: { on: 'wages', amount: 132_900 } },
        source: 'ORS 657B.150; Paid Leave Oregon, contribution rate and wage limit for 2023',
      },
      ...upToWageBase(
        {
          2024: 0.006,
          2025: 0.006,
          2026: 0.006,
        },
        () => 'ORS 657B.150',
      ),
    },
    atMost: true,
    deductible: STATE_LEAVE_PROGRAM,
  },
];
