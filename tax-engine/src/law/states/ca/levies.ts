import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { NAMED_ON_LINE_5A } from '../../federal/payroll-levies.ts';

const SOURCE = 'Cal. Unemp. Ins. Code §§ 984, 985';
const limited = (year: number, rate: number, amount: number) =>
  ({
    value: { rate, limit: { on: 'wages', amount } },
    source: `${SOURCE}; EDD, SDI rate and taxable wage limit for ${year}`,
  }) as const;
/** 2022 SB 951 ended the wage limit. */
const unlimited = (year: number, rate: number) => ({
  value: { rate },
  source: `${SOURCE}, as amended by 2022 SB 951; EDD, SDI rate for ${year}`,
});

/** Includes paid family leave. */
export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'stateDisabilityInsurance',
    terms: {
      2020: limited(2020, 0.01, 122_909),
      2021: limited(2021, 0.012, 128_298),
      2022: limited(2022, 0.011, 145_600),
      2023: limited(2023, 0.009, 153_164),
      2024: unlimited(2024, 0.011),
      2025: unlimited(2025, 0.012),
      2026: unlimited(2026, 0.013),
    },
    deductible: NAMED_ON_LINE_5A,
  },
];
