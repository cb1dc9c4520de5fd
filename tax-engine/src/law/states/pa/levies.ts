import { unchanged } from '../../../kernel/law-table.ts';
import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { NAMED_ON_LINE_5A } from '../../federal/payroll-levies.ts';

const SOURCE = '43 P.S. § 781.4; Form UC-749, Contribution Rate Chart';

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'unemploymentInsurance',
    terms: { ...unchanged([2020, 2021, 2022], { rate: 0.0006 }, SOURCE), ...unchanged([2023, 2024, 2025, 2026], { rate: 0.0007 }, SOURCE) },
    deductible: NAMED_ON_LINE_5A,
  },
];
