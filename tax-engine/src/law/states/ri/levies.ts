import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { NAMED_ON_LINE_5A } from '../../federal/payroll-levies.ts';

const terms = (year: number, rate: number, amount: number, statute = 'R.I. Gen. Laws § 28-40-1') =>
  ({
    value: { rate, limit: { on: 'wages', amount } },
    source: `${statute}; DLT, TDI contribution rate and taxable wage base for ${year}`,
  }) as const;

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'temporaryDisabilityInsurance',
    terms: {
      2020: terms(2020, 0.013, 72_300),
      2021: terms(2021, 0.013, 74_000),
      2022: terms(2022, 0.011, 81_500),
      2023: terms(2023, 0.011, 84_000),
      2024: terms(2024, 0.012, 87_000),
      2025: terms(2025, 0.013, 89_200),
      2026: terms(2026, 0.011, 100_000, 'R.I. Gen. Laws § 28-40-1, as amended by 2025 HB 6066'),
    },
    deductible: NAMED_ON_LINE_5A,
  },
];
