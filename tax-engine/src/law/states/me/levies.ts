import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM, upToWageBase } from '../../federal/payroll-levies.ts';

/** Half of 1%. */
export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidLeave',
    terms: upToWageBase(
      {
        2025: 0.005,
        2026: 0.005,
      },
      () => '26 M.R.S. § 850-F',
    ),
    atMost: true,
    deductible: STATE_LEAVE_PROGRAM,
  },
];
