import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM, upToWageBase } from '../../federal/payroll-levies.ts';

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidLeave',
    terms: upToWageBase(
      {
        2021: 0.005,
        2022: 0.005,
        2023: 0.005,
        2024: 0.005,
        2025: 0.005,
        2026: 0.005,
      },
      () => 'Conn. Gen. Stat. §§ 31-49e, 31-49g',
    ),

    deductible: STATE_LEAVE_PROGRAM,
  },
];
