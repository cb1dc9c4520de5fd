import { unchanged } from '../../../kernel/law-table.ts';
import type { PayrollLevy } from '../../../rules/payroll-levies.ts';

/** A quarter of 0.44%, from July 1, 2024. */
const RATE = 0.0011;
const SOURCE = '32 V.S.A. § 10553';
/** The self-employed pay the share of an employee on all self-employment income: § 10552(5). */
const OF_SELF_EMPLOYED = '32 V.S.A. §§ 10552(5), 10553(a)(2), (b); Vermont Department of Taxes, Child Care Contribution';

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'childCareContribution',
    terms: { 2024: { value: { rate: RATE, shareOfYear: 0.5 }, source: SOURCE }, ...unchanged([2025, 2026], { rate: RATE }, SOURCE) },
    selfEmployed: {
      2024: { value: { rate: RATE, shareOfYear: 0.5 }, source: OF_SELF_EMPLOYED },
      ...unchanged([2025, 2026], { rate: RATE }, OF_SELF_EMPLOYED),
    },
    atMost: true,
  },
];
