import type { TaxYear } from '@bracketwise/contract/years';
import { provisional2026, type LawTable } from '../../../kernel/law-table.ts';
import type { LevyTerms, PayrollLevy } from '../../../rules/payroll-levies.ts';
import { NAMED_ON_LINE_5A } from '../../federal/payroll-levies.ts';

const terms = (year: number, rate: number, amount: number) =>
  ({
    value: { rate, limit: { on: 'wages', amount } },
    source: `Alaska Stat. §§ 23.20.175, 23.20.290; DOLWD, unemployment insurance tax rates for ${year}`,
  }) as const;

/** The figures of 2026 could not be confirmed. */
const employeeShare: LawTable<LevyTerms, TaxYear> = provisional2026({
  2020: terms(2020, 0.005, 41_500),
  2021: terms(2021, 0.005, 43_600),
  2022: terms(2022, 0.0056, 45_200),
  2023: terms(2023, 0.0051, 47_100),
  2024: terms(2024, 0.005, 49_700),
  2025: terms(2025, 0.005, 51_700),
});

export const payrollLevies: readonly PayrollLevy[] = [
  { name: 'unemploymentInsurance', terms: employeeShare, deductible: NAMED_ON_LINE_5A },
];
