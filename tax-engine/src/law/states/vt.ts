import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, separateHalfOfJoint, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { exclude, netCapitalGain, onInvestments } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Form IN-111 line 4. 32 V.S.A. § 5811(21)(C)(ii). US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(6_250, 12_500, 6_250, 9_400), source: 'Form IN-111 (2020) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2021: { value: byStatus(6_350, 12_700, 6_350, 9_500), source: 'Form IN-111 (2021) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2022: { value: byStatus(6_500, 13_050, 6_500, 9_800), source: 'Form IN-111 (2022) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2023: { value: byStatus(7_000, 14_050, 7_000, 10_550), source: 'Form IN-111 (2023) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2024: { value: byStatus(7_400, 14_850, 7_400, 11_100), source: 'Form IN-111 (2024) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2025: { value: byStatus(7_650, 15_300, 7_650, 11_450), source: 'Form IN-111 (2025) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
});

/** For each taxpayer. 32 V.S.A. § 5811(21)(C)(i). US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(4_350), source: 'Form IN-111 (2020) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2021: { value: anyStatus(4_350), source: 'Form IN-111 (2021) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2022: { value: anyStatus(4_500), source: 'Form IN-111 (2022) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2023: { value: anyStatus(4_850), source: 'Form IN-111 (2023) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2024: { value: anyStatus(5_100), source: 'Form IN-111 (2024) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2025: { value: anyStatus(5_300), source: 'Form IN-111 (2025) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
});

const RATES = [0.0335, 0.066, 0.076, 0.0875];

/**
 * Schedules X (single), Y-1 (joint), Y-2 (separate: half of joint) and Z (head of household). 32 V.S.A. § 5822(a)(1)-(5), indexed by subdivision (b)(2). US dollars of taxable income. The minimum of 3 % of adjusted gross income above
 * 150,000 in subdivision (a)(6) never exceeds what these take from wages with the standard deduction.
 */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: schedules(RATES, separateHalfOfJoint([40_350, 97_800, 204_000], [67_450, 163_000, 248_350], [54_100, 139_700, 226_200])),
    source: '2020 Vermont Tax Rate Schedules X, Y-1, Y-2, Z; 32 V.S.A. § 5822',
  },
  2021: {
    value: schedules(RATES, separateHalfOfJoint([40_950, 99_200, 206_950], [68_400, 165_350, 251_950], [54_850, 141_700, 229_450])),
    source: '2021 Vermont Tax Rate Schedules X, Y-1, Y-2, Z; 32 V.S.A. § 5822',
  },
  2022: {
    value: schedules(RATES, separateHalfOfJoint([42_150, 102_200, 213_150], [70_450, 170_300, 259_500], [56_500, 145_950, 236_350])),
    source: '2022 Vermont Tax Rate Schedules X, Y-1, Y-2, Z; 32 V.S.A. § 5822',
  },
  2023: {
    value: schedules(RATES, separateHalfOfJoint([45_400, 110_050, 229_550], [75_850, 183_400, 279_450], [60_850, 157_150, 254_500])),
    source: '2023 Vermont Tax Rate Schedules X, Y-1, Y-2, Z; 32 V.S.A. § 5822',
  },
  2024: {
    value: schedules(RATES, separateHalfOfJoint([47_900, 116_000, 242_000], [79_950, 193_300, 294_600], [64_200, 165_700, 268_300])),
    source: '2024 Vermont Tax Rate Schedules X, Y-1, Y-2, Z; 32 V.S.A. § 5822',
  },
  2025: {
    value: schedules(RATES, separateHalfOfJoint([49_400, 119_700, 249_700], [82_500, 199_450, 304_000], [66_200, 171_000, 276_850])),
    source: '2025 Vermont Tax Rate Schedules X, Y-1, Y-2, Z; 32 V.S.A. § 5822',
  },
});

/** Net capital gain that is left out, up to an amount in US dollars, and up to a share (fraction) of federal taxable income. */
export const gainExclusion: LawTable<{ readonly upTo: Usd; readonly shareOfTaxableIncome: number }, TaxYear> = unchanged(
  TAX_YEARS,
  { upTo: 5_000, shareOfTaxableIncome: 0.4 },
  'Schedule IN-153 Part I, Flat Exclusion; 32 V.S.A. § 5811(21)(B)(ii)',
);

const gainsLeftOut = onInvestments<TaxYear>(['capitalGainExclusion'], [gainExclusion], (worksheet) => {
  const { value, source } = gainExclusion[worksheet.year];
  const limit = Math.min(value.upTo, value.shareOfTaxableIncome * worksheet.federal.taxableIncome);
  exclude(worksheet, 'capitalGainExclusion', Math.min(netCapitalGain(worksheet), limit), source);
});

export const stateLaw: StateLaw = {
  code: 'VT',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form IN-111 line 1; 32 V.S.A. § 5811(18), (21)'),
    gainsLeftOut,
    deduct('standardDeduction', fixed(standardDeduction)),
    deduct('personalExemption', perPerson(fixed(personalExemption))),
    graduated(rateSchedules),
  ),
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { refundableCredits: 'earned income credit, renter credit' },
};
