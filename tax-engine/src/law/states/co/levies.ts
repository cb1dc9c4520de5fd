import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM, upToWageBase } from '../../federal/payroll-levies.ts';

/** Half of the FAMLI premium, at every employer. 2025 SB 25-144 lowered it for 2026. */
export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidLeave',
    terms: upToWageBase(
      {
        2023: 0.0045,
        2024: 0.0045,
        2025: 0.0045,
        2026: 0.0044,
      },
      () => 'C.R.S. § 8-13.3-507',
    ),
    atMost: true,
    deductible: STATE_LEAVE_PROGRAM,
  },
];
