import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, byStatus, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson, shareStepDown, type ShareStepDown } from '../../rules/amounts.ts';
import { along, jumpAbove } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** R.I. Gen. Laws § 44-30-2.6(c)(3)(B), indexed. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(8_900, 17_800, 8_900, 13_350), source: 'Form RI-1040 (2020) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2021: { value: byStatus(9_050, 18_100, 9_050, 13_550), source: 'Form RI-1040 (2021) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2022: { value: byStatus(9_300, 18_600, 9_300, 13_950), source: 'Form RI-1040 (2022) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2023: { value: byStatus(10_000, 20_050, 10_025, 15_050), source: 'Form RI-1040 (2023) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2024: { value: byStatus(10_550, 21_150, 10_575, 15_850), source: 'Form RI-1040 (2024) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2025: { value: byStatus(10_900, 21_800, 10_900, 16_350), source: 'Form RI-1040 (2025) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
});

/** For each taxpayer. R.I. Gen. Laws § 44-30-2.6(c)(3)(C), indexed. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(4_150), source: 'Form RI-1040 (2020) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2021: { value: anyStatus(4_250), source: 'Form RI-1040 (2021) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2022: { value: anyStatus(4_350), source: 'Form RI-1040 (2022) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2023: { value: anyStatus(4_700), source: 'Form RI-1040 (2023) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2024: { value: anyStatus(4_950), source: 'Form RI-1040 (2024) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2025: { value: anyStatus(5_100), source: 'Form RI-1040 (2025) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
});

/** A fifth of the deduction and of the exemptions goes with each step of modified federal AGI, or part of one: all of it with the fifth. */
const aFifthFor = (step: Usd, start: Usd) => anyStatus<ShareStepDown>({ start, step, loss: 0.2 });

/** Standard Deduction Worksheet and Exemption Worksheet. The start is the same for every status. US dollars. */
export const phaseOut: LawTable<ByStatus<ShareStepDown>, TaxYear> = provisional2026<ByStatus<ShareStepDown>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: aFifthFor(5_950, 207_700),
    source: 'RI Tax Rate Schedule and Worksheets (2020); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2021: {
    value: aFifthFor(6_000, 210_750),
    source: 'RI Tax Rate Schedule and Worksheets (2021); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2022: {
    value: aFifthFor(6_200, 217_050),
    source: 'RI Tax Rate Schedule and Worksheets (2022); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2023: {
    value: aFifthFor(6_700, 233_750),
    source: 'RI Tax Rate Schedule and Worksheets (2023); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2024: {
    value: aFifthFor(7_050, 246_450),
    source: 'RI Tax Rate Schedule and Worksheets (2024); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2025: {
    value: aFifthFor(7_250, 254_250),
    source: 'RI Tax Rate Schedule and Worksheets (2025); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
});

const RATES = [0.0375, 0.0475, 0.0599];

/** One schedule for every status. R.I. Gen. Laws § 44-30-2.6(c)(3)(A), indexed. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: anyStatus(schedule(RATES, [65_250, 148_350])),
    source: 'RI Tax Rate Schedule and Worksheets (2020); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2021: {
    value: anyStatus(schedule(RATES, [66_200, 150_550])),
    source: 'RI Tax Rate Schedule and Worksheets (2021); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2022: {
    value: anyStatus(schedule(RATES, [68_200, 155_050])),
    source: 'RI Tax Rate Schedule and Worksheets (2022); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2023: {
    value: anyStatus(schedule(RATES, [73_450, 166_950])),
    source: 'RI Tax Rate Schedule and Worksheets (2023); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2024: {
    value: anyStatus(schedule(RATES, [77_450, 176_050])),
    source: 'RI Tax Rate Schedule and Worksheets (2024); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2025: {
    value: anyStatus(schedule(RATES, [79_900, 181_650])),
    source: 'RI Tax Rate Schedule and Worksheets (2025); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
});

export const stateLaw: StateLaw = {
  code: 'RI',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form RI-1040 line 1; R.I. Gen. Laws § 44-30-12'),
    deduct('standardDeduction', shareStepDown(fixed(standardDeduction), phaseOut)),
    deduct('personalExemption', shareStepDown(perPerson(fixed(exemption)), phaseOut)),
    graduated(rateSchedules),
  ),
  cliffs: [
    {
      what: 'a fifth of the standard deduction and of the exemptions is lost',
      source: 'RI Tax Rate Schedule and Worksheets; R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
      between: along(phaseOut, ({ start, step }) => [0, 1, 2, 3, 4].map((steps) => jumpAbove(start + steps * step))),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.07),
  leftOut: { payrollLevies: 'temporary disability insurance', refundableCredits: 'earned income credit' },
};
