import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, byStatus, separateAsSingle, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalIncomeTax, fixed, perPerson } from '../../rules/amounts.ts';
import { credit, limitTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { standardDeduction as federalStandardDeduction } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Form 1040N line 6. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(7_000, 14_000, 7_000, 10_300), source: 'Form 1040N (2020) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2021: { value: byStatus(7_100, 14_200, 7_100, 10_450), source: 'Form 1040N (2021) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2022: { value: byStatus(7_350, 14_700, 7_350, 10_750), source: 'Form 1040N (2022) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2023: { value: byStatus(7_900, 15_800, 7_900, 11_600), source: 'Form 1040N (2023) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2024: { value: byStatus(8_350, 16_700, 8_350, 12_250), source: 'Form 1040N (2024) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2025: { value: byStatus(8_600, 17_200, 8_600, 12_600), source: 'Form 1040N (2025) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
});

/** The top rate fell by LB 754 (2023). */
const ratesUpTo = (topRate: number) => [0.0246, 0.0351, 0.0501, topRate];

/** Neb. Rev. Stat. § 77-2715.03(2), indexed by subsection (3). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: schedules(ratesUpTo(0.0684), separateAsSingle([3_290, 19_700, 31_750], [6_570, 39_410, 63_500], [6_130, 31_530, 47_080])),
    source: '2020 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
  },
  2021: {
    value: schedules(ratesUpTo(0.0684), separateAsSingle([3_340, 19_990, 32_210], [6_660, 39_990, 64_430], [6_220, 31_990, 47_760])),
    source: '2021 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
  },
  2022: {
    value: schedules(ratesUpTo(0.0684), separateAsSingle([3_440, 20_590, 33_180], [6_860, 41_190, 66_360], [6_410, 32_950, 49_200])),
    source: '2022 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
  },
  2023: {
    value: schedules(ratesUpTo(0.0664), separateAsSingle([3_700, 22_170, 35_730], [7_390, 44_350, 71_460], [6_900, 35_480, 52_980])),
    source: '2023 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03, as amended by 2023 LB 754',
  },
  2024: {
    value: schedules(ratesUpTo(0.0584), separateAsSingle([3_900, 23_370, 37_670], [7_790, 46_760, 75_340], [7_270, 37_400, 55_850])),
    source: '2024 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03, as amended by 2023 LB 754',
  },
  2025: {
    value: schedules(ratesUpTo(0.052), separateAsSingle([4_030, 24_120, 38_870], [8_040, 48_250, 77_730], [7_510, 38_590, 57_630])),
    source: '2025 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03, as amended by 2023 LB 754',
  },
});

/** For each taxpayer. US dollars. */
export const exemptionCredit: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(140), source: 'Form 1040N (2020), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2021: { value: anyStatus(142), source: 'Form 1040N (2021), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2022: { value: anyStatus(146), source: 'Form 1040N (2022), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2023: { value: anyStatus(157), source: 'Form 1040N (2023), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2024: { value: anyStatus(166), source: 'Form 1040N (2024), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2025: { value: anyStatus(171), source: 'Form 1040N (2025), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
});

/** Who has less than $5,000 of net Nebraska adjustments pays no more than the federal income tax before credits. */
const FEDERAL_LIMIT = 'Form 1040N, Federal Tax Liability Worksheet; 316 Neb. Admin. Code § 22-003.01';

export const stateLaw: StateLaw = {
  code: 'NE',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form 1040N line 5; Neb. Rev. Stat. § 77-2714.01'),
    deduct('standardDeduction', fixed(standardDeduction)),
    graduated(rateSchedules),
    credit('exemptionCredit', perPerson(fixed(exemptionCredit))),
    limitTax('federalTaxLimit', federalIncomeTax(FEDERAL_LIMIT)),
  ),
  cliffs: [
    {
      what: 'the tax follows the federal one, at 10 %, until it reaches its own schedule within 2,500 dollars',
      source: FEDERAL_LIMIT,
      between: (year, status) => {
        const start = federalStandardDeduction[year].value[status];
        return [[start, start + 2_500]];
      },
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.055),
  leftOut: { refundableCredits: 'earned income credit' },
};
