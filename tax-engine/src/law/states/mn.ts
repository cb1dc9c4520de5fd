import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, schedules, separateHalfOfJoint, type Schedule } from '../../kernel/schedule.ts';
import { fixed, phaseOut, type PhaseOut } from '../../rules/amounts.ts';
import { whilePhasingOut } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { netInvestmentIncome, taxSeparately, type SeparateTax } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Before it is limited. Form M1 line 4. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(12_400, 24_800, 12_400, 18_650), source: 'Form M1 (2020) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2021: { value: byStatus(12_525, 25_050, 12_525, 18_800), source: 'Form M1 (2021) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2022: { value: byStatus(12_900, 25_800, 12_900, 19_400), source: 'Form M1 (2022) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2023: { value: byStatus(13_825, 27_650, 13_825, 20_800), source: 'Form M1 (2023) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2024: { value: byStatus(14_575, 29_150, 14_575, 21_900), source: 'Form M1 (2024) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2025: { value: byStatus(14_950, 29_900, 14_950, 22_500), source: 'Form M1 (2025) line 4; Minn. Stat. § 290.0123 subd. 1' },
});

/**
 * High incomes lose part of the deduction, at most 80 %. From 2023 the law takes the 80 % at once above a million too,
 * where it is lost already. The threshold is the same for every status but filing separately, which has half of it.
 */
function limitation(year: TaxYear, rate: number, start: Usd): ByStatus<PhaseOut> {
  const { single, marriedJoint, marriedSeparate, headOfHousehold } = standardDeduction[year].value;
  const row = (deduction: Usd): PhaseOut => ({ start, rate, floor: 0.2 * deduction });
  return byStatus(row(single), row(marriedJoint), { ...row(marriedSeparate), start: start / 2 }, row(headOfHousehold));
}

/** 3 % of the adjusted gross income above the threshold is lost. */
export const deductionLoss: LawTable<ByStatus<PhaseOut>, TaxYear> = provisional2026<ByStatus<PhaseOut>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: limitation(2020, 0.03, 197_850), source: 'Form M1 (2020) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2021: { value: limitation(2021, 0.03, 199_850), source: 'Form M1 (2021) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2022: { value: limitation(2022, 0.03, 206_050), source: 'Form M1 (2022) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2023: { value: limitation(2023, 0.03, 220_650), source: 'Form M1 (2023) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2024: { value: limitation(2024, 0.03, 232_500), source: 'Form M1 (2024) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2025: { value: limitation(2025, 0.03, 238_950), source: 'Form M1 (2025) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
});

/** Since 2023 HF 1938, 10 % instead of 3 % above a second threshold: 7 % more. */
export const furtherDeductionLoss: LawTable<ByStatus<PhaseOut>, 2023 | 2024 | 2025 | 2026> = provisional2026<ByStatus<PhaseOut>, Exclude<2023 | 2024 | 2025, 2025 | 2026>>({
  2023: { value: limitation(2023, 0.07, 304_970), source: 'Form M1 (2023) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2024: { value: limitation(2024, 0.07, 321_350), source: 'Form M1 (2024) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2025: { value: limitation(2025, 0.07, 330_300), source: 'Form M1 (2025) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
});

const RATES = [0.0535, 0.068, 0.0785, 0.0985];

/** Minn. Stat. § 290.06 subd. 2c, indexed by subd. 2d. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: schedules(RATES, separateHalfOfJoint([26_960, 88_550, 164_400], [39_410, 156_570, 273_470], [33_190, 133_360, 218_540])),
    source: 'Form M1 (2020) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2021: {
    value: schedules(RATES, separateHalfOfJoint([27_230, 89_440, 166_040], [39_810, 158_140, 276_200], [33_520, 134_700, 220_730])),
    source: 'Form M1 (2021) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2022: {
    value: schedules(RATES, separateHalfOfJoint([28_080, 92_230, 171_220], [41_050, 163_060, 284_810], [34_570, 138_890, 227_600])),
    source: 'Form M1 (2022) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2023: {
    value: schedules(RATES, separateHalfOfJoint([30_070, 98_760, 183_340], [43_950, 174_610, 304_970], [37_010, 148_730, 243_720])),
    source: 'Form M1 (2023) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2024: {
    value: schedules(RATES, separateHalfOfJoint([31_690, 104_090, 193_240], [46_330, 184_040, 321_450], [39_010, 156_760, 256_880])),
    source: 'Form M1 (2024) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2025: {
    value: schedules(RATES, separateHalfOfJoint([32_570, 106_990, 198_630], [47_620, 189_180, 330_410], [40_100, 161_130, 264_050])),
    source: 'Form M1 (2025) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
});

export const investmentIncomeTax: LawTable<SeparateTax, 2024 | 2025> = unchanged(
  [2024, 2025],
  { exemption: anyStatus(1_000_000), schedule: schedule([0.01], []) },
  'Schedule NIIT; Minn. Stat. § 290.033(b)',
);

const start = startFromFederalAdjustedGrossIncome('Form M1 line 1; Minn. Stat. § 290.01 subd. 19');
const limited = phaseOut(fixed(standardDeduction), deductionLoss);
const tax = graduated(rateSchedules);

// The alternative minimum tax of § 290.091 stays below the tax of wages alone, whatever their amount.
const formUntil2022 = [start, deduct('standardDeduction', limited), tax];
const form = [start, deduct('standardDeduction', phaseOut<2023 | 2024 | 2025>(limited, furtherDeductionLoss)), tax];

const formWithInvestmentTax = [...form, taxSeparately('investmentIncomeTax', netInvestmentIncome, investmentIncomeTax)];

export const stateLaw: StateLaw = {
  code: 'MN',
  form: {
    2020: formUntil2022,
    2021: formUntil2022,
    2022: formUntil2022,
    2023: form,
    2024: formWithInvestmentTax,
    2025: formWithInvestmentTax, 2026: formWithInvestmentTax,
  },
  cliffs: [
    {
      what: 'most of the standard deduction is lost evenly',
      source: 'Form M1 line 4 worksheet; Minn. Stat. § 290.0123 subd. 5',
      between: whilePhasingOut(deductionLoss, standardDeduction),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06875),
  leftOut: { refundableCredits: 'working family and renter’s credits', rebates: '2023' },
};
