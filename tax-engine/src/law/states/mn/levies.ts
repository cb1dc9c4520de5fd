import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM } from '../../federal/payroll-levies.ts';

/** Half of 0.88%. The wage limit is the Social Security wage base rounded to 1,000. */
export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidLeave',
    terms: {
      2026: {
        value: { rate: 0.0044, limit: { on: 'wages', amount: 185_000 } },
        source: 'Minn. Stat. § 268B.14; DEED, Paid Leave premium rate for 2026',
      },
    },
    atMost: true,
    deductible: STATE_LEAVE_PROGRAM,
  },
];
