import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM, upToWageBase } from '../../federal/payroll-levies.ts';

/**
 * At an employer of 25 or more: half of 0.4% for medical, 0.08% for family and 0.32% for parental leave. From 10 to 24 employees, only parental
 * leave counts; below 10, there is no premium.
 */
const HALF_OF_PREMIUM = 0.5 * (0.004 + 0.0008 + 0.0032);

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidLeave',
    terms: upToWageBase(
      {
        2025: HALF_OF_PREMIUM,
        2026: HALF_OF_PREMIUM,
      },
      () => '19 Del. C. § 3705',
    ),
    atMost: true,
    deductible: STATE_LEAVE_PROGRAM,
  },
];
