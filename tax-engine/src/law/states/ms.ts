import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { deductSelfEmploymentTax } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(6_000, 12_000, 6_000, 8_000),
  'Form 80-105, Filing status and exemptions; Miss. Code § 27-7-21',
);

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(2_300, 4_600, 2_300, 3_400),
  'Form 80-105, Standard or itemized deductions; Miss. Code § 27-7-17(3)(i)',
);

/**
 * The same for every status, the first band untaxed. A couple's combined return taxes each spouse's own income by it,
 * with the exemption and the deduction split as they please: with one earner that comes to the joint computation.
 * US dollars of taxable income.
 */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: anyStatus(schedule([0, 0.03, 0.04, 0.05], [3_000, 5_000, 10_000])),
    source: 'Form 80-100 (2020), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2016 SB 2858',
  },
  2021: {
    value: anyStatus(schedule([0, 0.03, 0.04, 0.05], [4_000, 5_000, 10_000])),
    source: 'Form 80-100 (2021), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2016 SB 2858',
  },
  2022: {
    value: anyStatus(schedule([0, 0.04, 0.05], [5_000, 10_000])),
    source: 'Form 80-100 (2022), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2016 SB 2858',
  },
  2023: {
    value: anyStatus(schedule([0, 0.05], [10_000])),
    source: 'Form 80-100 (2023), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2022 HB 531',
  },
  2024: {
    value: anyStatus(schedule([0, 0.047], [10_000])),
    source: 'Form 80-100 (2024), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2022 HB 531',
  },
  2025: {
    value: anyStatus(schedule([0, 0.044], [10_000])),
    source: 'Form 80-100 (2025), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2022 HB 531',
  },
});

const start = startFromWages('Form 80-105, Wages; Miss. Code § 27-7-15');
const deductionsAndTax = [
  deduct('personalExemption', fixed(exemption)),
  deduct('standardDeduction', fixed(standardDeduction)),
  graduated(rateSchedules),
];

export const stateLaw: StateLaw = {
  code: 'MS',
  form: {
    ...everyYear(start, ...deductionsAndTax),
    2025: [start, deductSelfEmploymentTax('Form 80-105 line 61; Miss. Code § 27-7-18(6)(c)'), ...deductionsAndTax],
  },
  investmentIncome: asFederal,
  businessIncome: ownRules,
  foreignEarnedIncome: { excluded: undefined, source: 'Miss. Code § 27-7-15' },
  salesTax: taxFoundation(0.07),
  leftOut: {},
};
