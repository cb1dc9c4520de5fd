import { unchanged } from '../../../kernel/law-table.ts';
import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { STATE_LEAVE_PROGRAM, upToWageBase } from '../../federal/payroll-levies.ts';

const CARE_RATE = 0.0058;
const CARE = 'RCW 50B.04.080';

/** The employee's share of the leave premium, at every employer. Not here: workers' compensation, which depends on hours and trade. */
export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidLeave',
    terms: upToWageBase(
      {
        2020: 0.004 * 0.6333,
        2021: 0.004 * 0.6333,
        2022: 0.006 * 0.7322,
        2023: 0.008 * 0.7276,
        2024: 0.0074 * 0.7143,
        2025: 0.0092 * 0.7152,
        2026: 0.0113 * 0.7143,
      },
      (year) => `RCW 50A.10.030; ESD, Paid Family and Medical Leave premium for ${year}`,
    ),
    atMost: true,
    deductible: STATE_LEAVE_PROGRAM,
  },
  // WA Cares began on July 1, 2023. Some workers are exempt.
  {
    name: 'longTermCareInsurance',
    terms: {
      2023: { value: { rate: CARE_RATE, shareOfYear: 0.5 }, source: CARE },
      ...unchanged([2024, 2025, 2026], { rate: CARE_RATE }, CARE),
    },
  },
];
