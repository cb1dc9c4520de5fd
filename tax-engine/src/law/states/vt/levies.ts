import { unchanged } from '../../../kernel/law-table.ts';
import type { PayrollLevy } from '../../../rules/payroll-levies.ts';

/** A quarter of 0.44%, from July 1, 2024. */
const RATE = 0.0011;
const SOURCE = '32 V.S.A. § 10553';

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'childCareContribution',
    terms: { 2024: { value: { rate: RATE, shareOfYear: 0.5 }, source: SOURCE }, ...unchanged([2025, 2026], { rate: RATE }, SOURCE) },
    atMost: true,
  },
];
