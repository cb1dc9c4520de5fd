import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM, upToWageBase } from '../../federal/payroll-levies.ts';

/** Up to 40% of the premium for medical leave and all of that for family leave, at every employer. */
export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidLeave',
    terms: upToWageBase(
      {
        2020: 0.4 * 0.0062 + 0.0013,
        2021: 0.4 * 0.0062 + 0.0013,
        2022: 0.00344,
        2023: 0.00318,
        2024: 0.0046,
        2025: 0.0046,
        2026: 0.4 * 0.007 + 0.0018,
      },
      (year) => `M.G.L. c. 175M, § 6; DFML, contribution rates for ${year}`,
    ),
    atMost: true,
    deductible: STATE_LEAVE_PROGRAM,
  },
];
