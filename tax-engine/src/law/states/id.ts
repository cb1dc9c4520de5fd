import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { inPairs, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { deductQualifiedBusinessIncome } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Joint filers and heads of household have brackets twice as wide. Idaho Code § 63-3024(b). */
function doubledForPairs(rates: readonly number[], limits: readonly Usd[]): ByStatus<Schedule> {
  return schedules(rates, inPairs(limits, scaled(limits, 2)));
}

/** Indexed by Idaho Code § 63-3024(a). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: doubledForPairs([0.01125, 0.03125, 0.03625, 0.04625, 0.05625, 0.06625, 0.06925], [1_568, 3_136, 4_704, 6_272, 7_840, 11_760]),
    source: 'Form 40 (2020) line 20, tax rate schedules; Idaho Code § 63-3024',
  },
  2021: {
    value: doubledForPairs([0.01, 0.031, 0.045, 0.055, 0.065], [1_588, 4_763, 6_351, 7_939]),
    source: 'Form 40 (2021) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2021 HB 380',
  },
  2022: {
    value: doubledForPairs([0.01, 0.03, 0.045, 0.06], [1_662, 4_987, 8_311]),
    source: 'Form 40 (2022) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2022 HB 436',
  },
  2023: {
    value: doubledForPairs([0, 0.058], [4_489]),
    source: 'Form 40 (2023) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2022 HB 1 (first extraordinary session)',
  },
  2024: {
    value: doubledForPairs([0, 0.05695], [4_673]),
    source: 'Form 40 (2024) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2024 HB 521',
  },
  2025: {
    value: doubledForPairs([0, 0.053], [4_811]),
    source: 'Form 40 (2025) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2025 HB 40',
  },
});

const start = startFromFederalAdjustedGrossIncome('Form 40 line 7; Idaho Code § 63-3022');
const deductionAndTax = [
  deduct('standardDeduction', federalStandardDeduction('Form 40 line 16; Idaho Code § 63-3022(j)')),
  graduated(rateSchedules),
];

export const stateLaw: StateLaw = {
  code: 'ID',
  form: {
    ...everyYear(start, ...deductionAndTax),
    2025: [
      start,
      deductQualifiedBusinessIncome('Form 40 (2025), Qualified business income deduction; IDAPA 35.01.01.256'),
      ...deductionAndTax,
    ],
  },
  investmentIncome: {
    notCounted: { years: TAX_YEARS, source: 'Form CG; Idaho Code § 63-3022H (Idaho real estate and business property)' },
  },
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { refundableCredits: 'grocery credit', rebates: '2021 and 2022', other: 'permanent building fund tax of $10' },
};
