import type { PayrollLevy } from '../../../rules/payroll-levies.ts';
import { NAMED_ON_LINE_5A } from '../../federal/payroll-levies.ts';

const terms = (year: number, rate: number, amount: number) =>
  ({
    value: { rate, limit: { on: 'wages', amount } },
    source: `N.J.S.A. 43:21-7(b)(3), (d)(1); NJDOL, taxable wage bases and worker contribution rates for ${year}`,
  }) as const;

/** Unemployment insurance, and the workforce development and supplemental workforce funds. */
const UNEMPLOYMENT_AND_WORKFORCE = 0.003825 + 0.000425;

export const payrollLevies: readonly PayrollLevy[] = [
  {
    name: 'unemploymentAndWorkforce',
    terms: {
      2020: terms(2020, UNEMPLOYMENT_AND_WORKFORCE, 35_300),
      2021: terms(2021, UNEMPLOYMENT_AND_WORKFORCE, 36_200),
      2022: terms(2022, UNEMPLOYMENT_AND_WORKFORCE, 39_800),
      2023: terms(2023, UNEMPLOYMENT_AND_WORKFORCE, 41_100),
      2024: terms(2024, UNEMPLOYMENT_AND_WORKFORCE, 42_300),
      2025: terms(2025, UNEMPLOYMENT_AND_WORKFORCE, 43_300),
      2026: terms(2026, UNEMPLOYMENT_AND_WORKFORCE, 44_800),
    },
    deductible: NAMED_ON_LINE_5A,
  },
  {
    name: 'temporaryDisabilityInsurance',
    terms: {
      2020: terms(2020, 0.0026, 134_900),
      2021: terms(2021, 0.0047, 138_200),
      2022: terms(2022, 0.0014, 151_900),
      2023: terms(2023, 0, 156_800),
      2024: terms(2024, 0, 161_400),
      2025: terms(2025, 0.0023, 165_400),
      2026: terms(2026, 0.0019, 171_100),
    },
    deductible: NAMED_ON_LINE_5A,
  },
  {
    name: 'familyLeaveInsurance',
    terms: {
      2020: terms(2020, 0.0016, 134_900),
      2021: terms(2021, 0.0028, 138_200),
      2022: terms(2022, 0.0014, 151_900),
      2023: terms(2023, 0.0006, 156_800),
      2024: terms(2024, 0.0009, 161_400),
      2025: terms(2025, 0.0033, 165_400),
      2026: terms(2026, 0.0023, 171_100),
    },
    deductible: NAMED_ON_LINE_5A,
  },
];
