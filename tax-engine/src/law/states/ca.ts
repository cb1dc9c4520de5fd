import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson, stepDown, type StepDown } from '../../rules/amounts.ts';
import { whileSteppingDown } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated, surtax, type Surtax } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Form 540 line 18. Cal. Rev. & Tax. Code § 17073.5. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(4_601, 9_202, 4_601, 9_202), source: 'Form 540 (2020) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2021: { value: byStatus(4_803, 9_606, 4_803, 9_606), source: 'Form 540 (2021) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2022: { value: byStatus(5_202, 10_404, 5_202, 10_404), source: 'Form 540 (2022) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2023: { value: byStatus(5_363, 10_726, 5_363, 10_726), source: 'Form 540 (2023) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2024: { value: byStatus(5_540, 11_080, 5_540, 11_080), source: 'Form 540 (2024) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2025: { value: byStatus(5_706, 11_412, 5_706, 11_412), source: 'Form 540 (2025) line 18; Cal. Rev. & Tax. Code § 17073.5' },
});

/** Cal. Rev. & Tax. Code § 17041(a). */
const RATES = [0.01, 0.02, 0.04, 0.06, 0.08, 0.093, 0.103, 0.113, 0.123];

/** Schedules X (single and separate), Y (joint: twice X) and Z (head of household) of a year. */
function schedulesXyz(single: readonly Usd[], headOfHousehold: readonly Usd[]): ByStatus<Schedule> {
  return schedules(RATES, separateAsSingle(single, scaled(single, 2), headOfHousehold));
}

/** Cal. Rev. & Tax. Code § 17041, indexed by subdivision (h). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: schedulesXyz(
      [8_932, 21_175, 33_421, 46_394, 58_634, 299_508, 359_407, 599_012],
      [17_876, 42_353, 54_597, 67_569, 79_812, 407_329, 488_796, 814_658],
    ),
    source: 'FTB, 2020 California Tax Rate Schedules X, Y, Z; Cal. Rev. & Tax. Code § 17041',
  },
  2021: {
    value: schedulesXyz(
      [9_325, 22_107, 34_892, 48_435, 61_214, 312_686, 375_221, 625_369],
      [18_663, 44_217, 56_999, 70_542, 83_324, 425_251, 510_303, 850_503],
    ),
    source: 'FTB, 2021 California Tax Rate Schedules X, Y, Z; Cal. Rev. & Tax. Code § 17041',
  },
  2022: {
    value: schedulesXyz(
      [10_099, 23_942, 37_788, 52_455, 66_295, 338_639, 406_364, 677_275],
      [20_212, 47_887, 61_730, 76_397, 90_240, 460_547, 552_658, 921_059],
    ),
    source: 'FTB, 2022 California Tax Rate Schedules X, Y, Z; Cal. Rev. & Tax. Code § 17041',
  },
  2023: {
    value: schedulesXyz(
      [10_412, 24_684, 38_959, 54_081, 68_350, 349_137, 418_961, 698_271],
      [20_839, 49_371, 63_644, 78_765, 93_037, 474_824, 569_790, 949_649],
    ),
    source: 'FTB, 2023 California Tax Rate Schedules X, Y, Z; Cal. Rev. & Tax. Code § 17041',
  },
  2024: {
    value: schedulesXyz(
      [10_756, 25_499, 40_245, 55_866, 70_606, 360_659, 432_787, 721_314],
      [21_527, 51_000, 65_744, 81_364, 96_107, 490_493, 588_593, 980_987],
    ),
    source: 'FTB, 2024 California Tax Rate Schedules X, Y, Z; Cal. Rev. & Tax. Code § 17041',
  },
  2025: {
    value: schedulesXyz(
      [11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953],
      [22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_010_417],
    ),
    source: 'FTB, 2025 California Tax Rate Schedules X, Y, Z; Cal. Rev. & Tax. Code § 17041',
  },
});

/** Credit for each taxpayer. Cal. Rev. & Tax. Code § 17054(a), indexed by subdivision (i). US dollars. */
export const exemptionCredit: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(124), source: 'Form 540 (2020) lines 7 and 32; Cal. Rev. & Tax. Code § 17054' },
  2021: { value: anyStatus(129), source: 'Form 540 (2021) lines 7 and 32; Cal. Rev. & Tax. Code § 17054' },
  2022: { value: anyStatus(140), source: 'Form 540 (2022) lines 7 and 32; Cal. Rev. & Tax. Code § 17054' },
  2023: { value: anyStatus(144), source: 'Form 540 (2023) lines 7 and 32; Cal. Rev. & Tax. Code § 17054' },
  2024: { value: anyStatus(149), source: 'Form 540 (2024) lines 7 and 32; Cal. Rev. & Tax. Code § 17054' },
  2025: { value: anyStatus(153), source: 'Form 540 (2025) lines 7 and 32; Cal. Rev. & Tax. Code § 17054' },
});

/** $6 of each exemption credit for every $2,500 ($1,250 filing separately) of federal AGI, or part of it, above the start. */
function creditLoss(single: Usd, marriedJoint: Usd, headOfHousehold: Usd): ByStatus<StepDown> {
  const row = { step: 2_500, loss: 6, partCounts: true };
  return byStatus<StepDown>(
    { ...row, start: single },
    { ...row, start: marriedJoint },
    { ...row, start: single, step: 1_250 },
    { ...row, start: headOfHousehold },
  );
}

/** AGI Limitation Worksheet of Form 540 line 32. Cal. Rev. & Tax. Code § 17054.1. US dollars. */
export const exemptionCreditLoss: LawTable<ByStatus<StepDown>, TaxYear> = provisional2026<ByStatus<StepDown>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: creditLoss(203_341, 406_687, 305_016),
    source: 'Form 540 (2020) line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
  },
  2021: {
    value: creditLoss(212_288, 424_581, 318_437),
    source: 'Form 540 (2021) line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
  },
  2022: {
    value: creditLoss(229_908, 459_821, 344_867),
    source: 'Form 540 (2022) line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
  },
  2023: {
    value: creditLoss(237_035, 474_075, 355_558),
    source: 'Form 540 (2023) line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
  },
  2024: {
    value: creditLoss(244_857, 489_719, 367_291),
    source: 'Form 540 (2024) line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
  },
  2025: {
    value: creditLoss(252_203, 504_411, 378_310),
    source: 'Form 540 (2025) line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
  },
});

/** Behavioral Health Services Tax, formerly Mental Health Services Tax: the same threshold for every status. */
export const behavioralHealthTax: LawTable<Surtax, TaxYear> = unchanged(
  TAX_YEARS,
  { rate: 0.01, threshold: anyStatus(1_000_000) },
  'Form 540 line 62; Cal. Rev. & Tax. Code § 17043',
);

export const stateLaw: StateLaw = {
  code: 'CA',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form 540 line 13; Cal. Rev. & Tax. Code § 17072'),
    deduct('standardDeduction', fixed(standardDeduction)),
    graduated(rateSchedules),
    credit('exemptionCredit', perPerson(stepDown(fixed(exemptionCredit), exemptionCreditLoss))),
    // After the credits: they do not reduce it.
    surtax(behavioralHealthTax),
  ),
  cliffs: [
    {
      what: 'the exemption credits fall in steps',
      source: 'Form 540 line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
      between: whileSteppingDown(exemptionCreditLoss, exemptionCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  corporateIncomeTax: {
    rate: 0.0884,
    exemption: 0,
    minimum: 800,
    leastIncome: 0,
    mostRevenue: Infinity,
    source: 'Cal. Rev. & Tax. Code §§ 23151, 23153; no deduction of the tax itself: § 24345',
  },
  foreignEarnedIncome: { excluded: false, source: 'Schedule CA (540) Part I, Section B line 8d' },
  salesTax: taxFoundation(0.0725, '6 % state, 1.25 % uniform local'),
  leftOut: {
    payrollLevies: 'disability insurance',
    refundableCredits: 'earned income credit',
    rebates: '2020 to 2022',
    other: 'renter’s credit',
  },
};
