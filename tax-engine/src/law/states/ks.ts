import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { along, jumpAbove, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit, noTaxUpToTaxableIncome } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(3_000, 7_500, 3_750, 5_500), source: 'Form K-40 (2020) line 4; K.S.A. 79-32,119' },
  ...unchanged(
    [2021, 2022, 2023],
    byStatus(3_500, 8_000, 4_000, 6_000),
    'Form K-40 line 4; K.S.A. 79-32,119(c)(1), as amended by 2021 SB 50',
  ),
  ...unchanged(
    [2024, 2025],
    byStatus(3_605, 8_240, 4_120, 6_180),
    'Form K-40 line 4; K.S.A. 79-32,119(c)(2), as amended by 2024 Spec. Sess. SB 1',
  ),
});

/** Heads of household have one more exemption until 2023, and an addition of their own from 2024. US dollars. */
export const exemptionAllowance: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022, 2023], byStatus(2_250, 4_500, 2_250, 4_500), 'Form K-40 line 5; K.S.A. 79-32,121'),
  ...unchanged(
    [2024, 2025],
    byStatus(9_160, 18_320, 9_160, 9_160 + 2_320),
    'Form K-40 line 5; K.S.A. 79-32,121, as amended by 2024 Spec. Sess. SB 1',
  ),
});

/** US dollars of Kansas taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021, 2022, 2023],
    schedules([0.031, 0.0525, 0.057], separateAsSingle([15_000, 30_000], [30_000, 60_000], [15_000, 30_000])),
    'Form K-40 line 8; K.S.A. 79-32,110(a)',
  ),
  ...unchanged(
    [2024, 2025],
    schedules([0.052, 0.0558], separateAsSingle([23_000], [46_000], [23_000])),
    'Form K-40 line 8; K.S.A. 79-32,110(a), as amended by 2024 Spec. Sess. SB 1',
  ),
});

/** Years of the low income exclusion; 2024 Spec. Sess. SB 1 ended it. */
const EXCLUSION_YEARS = [2020, 2021, 2022, 2023] as const;

/** Kansas taxable income up to which there is no tax. US dollars. */
export const lowIncomeExclusion: LawTable<ByStatus<Usd>, (typeof EXCLUSION_YEARS)[number]> = unchanged(
  EXCLUSION_YEARS,
  byStatus(2_500, 5_000, 2_500, 2_500),
  'Form K-40 line 8, tax table; K.S.A. 79-32,110 before 2024 Spec. Sess. SB 1',
);

/** Share of the federal credit; what exceeds the tax is refunded on another line. */
export const earnedIncomeCreditShare: LawTable<number, TaxYear> = unchanged(
  TAX_YEARS,
  0.17,
  'Form K-40 line 17; K.S.A. 79-32,205',
);

const taxBeforeCredits = [
  startFromFederalAdjustedGrossIncome('Form K-40 line 1; K.S.A. 79-32,117'),
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', fixed(exemptionAllowance)),
  graduated(rateSchedules),
];
const earnedIncomeCredit = credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare));
const formWithExclusion = [...taxBeforeCredits, noTaxUpToTaxableIncome(lowIncomeExclusion), earnedIncomeCredit];
const form = [...taxBeforeCredits, earnedIncomeCredit];

export const stateLaw: StateLaw = {
  code: 'KS',
  form: {
    2020: formWithExclusion,
    2021: formWithExclusion,
    2022: formWithExclusion,
    2023: formWithExclusion,
    2024: form,
    2025: form, 2026: form,
  },
  cliffs: [
    {
      what: 'the low income exclusion ends',
      source: 'K.S.A. 79-32,110 before 2024 Spec. Sess. SB 1',
      between: along(lowIncomeExclusion, (limit, year, status) => [
        jumpAbove(standardDeduction[year].value[status] + exemptionAllowance[year].value[status] + limit),
      ]),
    },
    {
      what: 'the earned income credit falls with the federal one',
      source: 'Form K-40 line 17; K.S.A. 79-32,205',
      between: whileEarnedIncomeCreditFalls,
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.065),
  leftOut: { refundableCredits: 'the part of the earned income credit that exceeds the tax' },
};
