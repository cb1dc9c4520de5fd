import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged } from '../../../kernel/law-table.ts';
import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { NAMED_ON_LINE_5A } from '../../federal/payroll-levies.ts';

/** The most in a year is the rate on 52 statewide average weekly wages. */
const familyLeave = (year: number, rate: number, amount: number) =>
  ({
    value: { rate, limit: { on: 'year', amount } },
    source: `N.Y. Workers’ Comp. Law § 209(3)(a); Department of Financial Services, Decision on Premium Rate for Paid Family Leave for ${year}`,
  }) as const;

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'paidFamilyLeave',
    terms: {
      2020: familyLeave(2020, 0.0027, 196.72),
      2021: familyLeave(2021, 0.00511, 385.34),
      2022: familyLeave(2022, 0.00511, 423.71),
      2023: familyLeave(2023, 0.00455, 399.43),
      2024: familyLeave(2024, 0.00373, 333.25),
      2025: familyLeave(2025, 0.00388, 354.53),
      2026: familyLeave(2026, 0.00432, 411.91),
    },
    atMost: true,
    deductible: NAMED_ON_LINE_5A,
  },
  {
    name: 'disabilityBenefits',
    terms: unchanged(YEARS_TO_2026, { rate: 0.005, limit: { on: 'week', amount: 0.6 } }, 'N.Y. Workers’ Comp. Law § 209(3)(a)'),
    atMost: true,
    deductible: NAMED_ON_LINE_5A,
  },
];
