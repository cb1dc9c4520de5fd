import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction, fixed } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** The District's own since 2025: without the increase of Pub. L. 119-21. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026<ByStatus<Usd>, Exclude<2025, 2025 | 2026>>({
  2025: {
    value: byStatus(15_000, 30_000, 15_000, 22_500),
    source: 'Form D-40 Booklet (2025), standard deduction; D.C. Code § 47-1801.04, as amended by D.C. Act 26-214',
  },
});

/** The same for every status. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021],
    anyStatus(schedule([0.04, 0.06, 0.065, 0.085, 0.0875, 0.0895], [10_000, 40_000, 60_000, 350_000, 1_000_000])),
    'Form D-40 Booklet, Calculation I; D.C. Code § 47-1806.03(a)',
  ),
  ...unchanged(
    [2022, 2023, 2024, 2025],
    anyStatus(schedule([0.04, 0.06, 0.065, 0.085, 0.0925, 0.0975, 0.1075], [10_000, 40_000, 60_000, 250_000, 500_000, 1_000_000])),
    'Form D-40 Booklet, Calculation I; D.C. Code § 47-1806.03(a), as amended by D.C. Law 24-45',
  ),
});

const start = startFromFederalAdjustedGrossIncome('Form D-40, federal adjusted gross income; D.C. Code § 47-1803.02');
// Spouses may compute separately on one return; with one income that only loses the other's deduction.
const form = [
  start,
  deduct('standardDeduction', federalStandardDeduction('Form D-40, DC standard deduction; D.C. Code § 47-1801.04')),
  graduated(rateSchedules),
];

export const stateLaw: StateLaw = {
  code: 'DC',
  form: {
    2020: form,
    2021: form,
    2022: form,
    2023: form,
    2024: form,
    2025: [start, deduct('standardDeduction', fixed(standardDeduction)), graduated(rateSchedules)],
  },
  investmentIncome: asFederal,
  businessIncome: { notCounted: { years: [2025], source: 'Form D-30; D.C. Code § 47-1808.01' } },
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { refundableCredits: 'earned income credit, property tax credit' },
};
