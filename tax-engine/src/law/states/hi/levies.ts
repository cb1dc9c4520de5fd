import type { PayrollLevy } from '../../../rules/payroll-levies.ts';

/** The employee pays at most half of the premium, and at most 0.5% of wages up to a weekly amount. */
const weekly = (year: number, amount: number) =>
  ({
    value: { rate: 0.005, limit: { on: 'week', amount } },
    source: `HRS § 392-43; DLIR, maximum weekly wage base and contribution for ${year}`,
  }) as const;

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'temporaryDisabilityInsurance',
    terms: {
      2020: weekly(2020, 5.6),
      2021: weekly(2021, 5.51),
      2022: weekly(2022, 6),
      2023: weekly(2023, 6.59),
      2024: weekly(2024, 6.87),
      2025: weekly(2025, 7.21),
      2026: weekly(2026, 7.5),
    },
    atMost: true,
  },
];
