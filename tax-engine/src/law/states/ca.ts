import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { graduatedTax, scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { onlyEmployersPay } from '../../rules/local-tax.ts';
import { fixed, stepDown, type Amount, type StepDown } from '../../rules/amounts.ts';
import { whileSteppingDown } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { dependentCareCredit as federalDependentCareCredit } from '../../rules/dependent-care-credit.ts';
import { graduated, surtax, type Surtax } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductStandardOrItemized,
  limitedForDependent,
  perAgedOrBlind,
  perDependent,
  unclaimedPersons,
  refundableCredit,
  otherUnderFormerCode,
  scheduleA,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { adjustments } from './ca/adjustments.ts';
import { earnedIncomeCredit, forYoungChild } from './ca/earned-income-credit.ts';
import { payrollLevies } from './ca/levies.ts';
import { forRenters } from './ca/renters-credit.ts';

/** Form 540 line 18. Cal. Rev. & Tax. Code § 17073.5. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: byStatus(4_601, 9_202, 4_601, 9_202), source: 'Form 540 (2020) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2021: { value: byStatus(4_803, 9_606, 4_803, 9_606), source: 'Form 540 (2021) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2022: { value: byStatus(5_202, 10_404, 5_202, 10_404), source: 'Form 540 (2022) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2023: { value: byStatus(5_363, 10_726, 5_363, 10_726), source: 'Form 540 (2023) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2024: { value: byStatus(5_540, 11_080, 5_540, 11_080), source: 'Form 540 (2024) line 18; Cal. Rev. & Tax. Code § 17073.5' },
  2025: { value: byStatus(5_706, 11_412, 5_706, 11_412), source: 'Form 540 (2025) line 18; Cal. Rev. & Tax. Code § 17073.5' },
});

/** Cal. Rev. & Tax. Code § 17041(a). */
const RATES = [0.01, 0.02, 0.04, 0.06, 0.08, 0.093, 0.103, 0.113, 0.123];

/** A year's schedules X (single and separate), Y (joint: twice X) and Z (head of household). */
function schedulesXyz(single: readonly Usd[], headOfHousehold: readonly Usd[]): ByStatus<Schedule> {
  return schedules(RATES, separateAsSingle(single, scaled(single, 2), headOfHousehold));
}

/** Cal. Rev. & Tax. Code § 17041, indexed by subdivision (h). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026({
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
export const exemptionCredit: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
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
export const exemptionCreditLoss: LawTable<ByStatus<StepDown>, TaxYear> = provisional2026({
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
  YEARS_TO_2026,
  { rate: 0.01, threshold: anyStatus(1_000_000) },
  'Form 540 line 62; Cal. Rev. & Tax. Code § 17043',
);

/** Itemized deductions lose a share of the federal AGI above the start of `exemptionCreditLoss`, but at most a share of themselves. */
export const itemizedDeductionsLoss: LawTable<{ readonly ofIncomeAbove: number; readonly ofDeductions: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { ofIncomeAbove: 0.06, ofDeductions: 0.8 },
  'Schedule CA (540) Part II line 29, Itemized Deductions Worksheet; Cal. Rev. & Tax. Code § 17077',
);

/** Gifts of cash count up to this fraction of federal AGI; mortgage interest counts up to this debt. US dollars. */
export const itemizedLimits: LawTable<{ readonly gifts: number; readonly mortgageDebt: ByStatus<Usd> }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { gifts: 0.5, mortgageDebt: byStatus(1_000_000, 1_000_000, 500_000, 1_000_000) },
  'Schedule CA (540) Part II lines 8 and 11; Cal. Rev. & Tax. Code § 17201',
);

/** The parts of Schedule CA: property tax without a cap, no income tax. */
function scheduleCa(worksheet: StateWorksheet<HouseholdYear>): { readonly total: Usd; readonly loss: Usd } {
  const { household, federal, year, status } = worksheet;
  const { medical } = scheduleA(worksheet);
  const limits = itemizedLimits[year].value;
  const agi = Math.max(0, federal.adjustedGrossIncome);
  const debt = household.mortgageDebt ?? 0;
  const mortgageInterest = household.mortgageInterest * Math.min(1, limits.mortgageDebt[status] / Math.max(1, debt));
  const reducible = household.propertyTax + mortgageInterest + Math.min(household.charitableGifts, limits.gifts * agi);
  const { ofIncomeAbove, ofDeductions } = itemizedDeductionsLoss[year].value;
  const excess = Math.max(0, agi - exemptionCreditLoss[year].value[status].start);
  return { total: medical + otherUnderFormerCode(worksheet) + reducible, loss: Math.min(ofIncomeAbove * excess, ofDeductions * reducible) };
}

const itemized: Amount<HouseholdYear> = amountFrom(
  [itemizedLimits, itemizedDeductionsLoss, exemptionCreditLoss],
  (worksheet) => {
    if (worksheet.federal.itemizedDeductions === undefined) return 0;
    const { total, loss } = scheduleCa(worksheet);
    return total - loss;
  },
  ({ year }) => itemizedDeductionsLoss[year].source,
);

/** For each dependent. Cal. Rev. & Tax. Code § 17054(d), indexed by subdivision (i). US dollars. */
export const dependentCredit: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: anyStatus(461), source: 'Form 540 (2024) lines 10 and 32; Cal. Rev. & Tax. Code § 17054(d)' },
  2025: { value: anyStatus(475), source: 'Form 540 (2025) lines 10 and 32; Cal. Rev. & Tax. Code § 17054(d)' },
});

const creditPerExemption = stepDown(fixed(exemptionCredit), exemptionCreditLoss);

/** Another exemption credit for each taxpayer who is blind, and for each who is 65 or older. Form 540 lines 8 and 9. */
const forAgeAndBlindness = perAgedOrBlind<HouseholdYear>(creditPerExemption);

/** Share of the federal credit under the pre-2026 rules, not limited by federal tax, by federal AGI. */
export const dependentCareShare: LawTable<StepTable, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  notOver([40_000, 0.5], [70_000, 0.43], [100_000, 0.34]),
  'Form 540 line 40, Form FTB 3506; Cal. Rev. & Tax. Code § 17052.6',
);

const forDependentCare: Amount<HouseholdYear> = workedOut(dependentCareShare, (value, { status, federal, adjustedGrossIncome }) => {
  const { dependentCareExpenses: expenses } = federal;
  const share = expenses > 0 ? valueAt(value, adjustedGrossIncome) : 0;
  if (share === 0) return 0;
  // The Internal Revenue Code of January 1, 2025, which does not include the rates of Pub. L. 119-21.
  const care = { expenses, dependents: 2, lowestEarnedIncome: expenses, adjustedGrossIncome };
  return share * expenses * federalDependentCareCredit(care, status, 2025).rate;
});

/** US dollars; the exemption loses `rate` (a fraction) of the income above `start`. */
export interface MinimumTax {
  readonly rate: number;
  readonly exemption: ByStatus<Usd>;
  readonly start: ByStatus<Usd>;
  readonly lost: number;
}

/** Schedule P (540). Cal. Rev. & Tax. Code § 17062, indexed. */
export const minimumTax: LawTable<MinimumTax, HouseholdYear> = provisional2026({
  2024: {
    value: {
      rate: 0.07,
      exemption: byStatus(90_048, 120_065, 60_029, 90_048),
      start: byStatus(337_678, 450_238, 225_115, 337_678),
      lost: 0.25,
    },
    source: 'Schedule P (540) (2024) lines 21 to 26; Cal. Rev. & Tax. Code § 17062',
  },
  2025: {
    value: {
      rate: 0.07,
      exemption: byStatus(92_749, 123_667, 61_830, 92_749),
      start: byStatus(347_808, 463_745, 231_868, 347_808),
      lost: 0.25,
    },
    source: 'Schedule P (540) (2025) lines 21 to 26; Cal. Rev. & Tax. Code § 17062',
  },
});

/** California's AMT allows no standard deduction and no property tax, and all other itemized deductions. Credits do not reduce it. */
const alternativeMinimumTax: Step<HouseholdYear> = {
  tables: [minimumTax, rateSchedules, standardDeduction],
  labels: ['alternativeMinimumTax'],
  apply: (worksheet) => {
    const { taxableIncome, year, status } = worksheet;
    const { value, source } = minimumTax[year];
    const standard = standardDeduction[year].value[status];
    const { total, loss } = worksheet.federal.itemizedDeductions ? scheduleCa(worksheet) : { total: 0, loss: 0 };
    const preference = total - loss > standard ? worksheet.household.propertyTax - loss : standard;
    const income = Math.max(0, taxableIncome + preference);
    const { [status]: whole } = value.exemption;
    const exemptionAt = (amount: Usd) => Math.max(0, whole - value.lost * Math.max(0, amount - value.start[status]));
    // A separate return adds what the other spouse's exemption would have lost. Schedule P line 21.
    const beyond = status === 'marriedSeparate' ? income - (value.start[status] + whole / value.lost) : 0;
    const minimum = income + Math.min(whole, value.lost * Math.max(0, beyond));
    const tentative = value.rate * Math.max(0, minimum - exemptionAt(minimum));
    // The tax after credits is at most the tax that the AMT is compared with.
    if (tentative <= worksheet.tax) return;
    const excess = tentative - graduatedTax(rateSchedules[year].value[status], taxableIncome);
    if (excess > 0) worksheet.addTax('alternativeMinimumTax', excess, source);
  },
};

const start = startFromFederalAdjustedGrossIncome('Form 540 line 13; Cal. Rev. & Tax. Code § 17072');
/** None for somebody's dependent, and two for a surviving spouse: Form 540 line 7. */
const exemptionCredits = credit('exemptionCredit', {
  ...creditPerExemption,
  of: (worksheet) => {
    const ofDeceased = Number(worksheet.household.filingStatus === 'qualifyingSurvivingSpouse');
    return (unclaimedPersons(worksheet) + ofDeceased) * creditPerExemption.of(worksheet);
  },
});
/** California Standard Deduction Worksheet for Dependents; Cal. Rev. & Tax. Code § 17073.5. */
const standard = limitedForDependent(fixed(standardDeduction));

const formOfWholeHouseholds = [
  start,
  ...adjustments,
  deductStandardOrItemized<HouseholdYear>({ standard, itemized, choice: 'free' }),
  graduated(rateSchedules),
  exemptionCredits,
  credit('ageCredit', forAgeAndBlindness),
  credit('dependentCredit', perDependent(stepDown<HouseholdYear>(fixed(dependentCredit), exemptionCreditLoss))),
  credit('dependentCareCredit', forDependentCare),
  credit('rentersCredit', forRenters),
  alternativeMinimumTax,
  surtax(behavioralHealthTax),
  refundableCredit('earnedIncomeCredit', earnedIncomeCredit),
  refundableCredit('childTaxCredit', forYoungChild),
];

export const stateLaw: StateLaw = {
  code: 'CA',
  // Form 540, filing status 5.
  survivingSpouse: 'marriedJoint',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      start,
      deduct('standardDeduction', fixed(standardDeduction)),
      graduated(rateSchedules),
      exemptionCredits,
      // After the credits, because they do not reduce it.
      surtax(behavioralHealthTax),
    ),
    2024: formOfWholeHouseholds,
    2025: formOfWholeHouseholds,
    2026: formOfWholeHouseholds,
  },
  cliffs: [
    {
      what: 'the exemption credits fall in steps',
      source: 'Form 540 line 32, AGI Limitation Worksheet; Cal. Rev. & Tax. Code § 17054.1',
      between: whileSteppingDown(exemptionCreditLoss, exemptionCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: false, source: 'Schedule CA (540) Part I, Section B line 8d' },
  payrollLevies,
  localities: { 'SAN FRANCISCO': onlyEmployersPay('San Francisco', YEARS_TO_2026, 'S.F. Bus. & Tax Regs. Code art. 12-A-1') },
  salesTax: taxFoundation(0.0725, '6 % state, 1.25 % uniform local'),
  leftOut: {
    refundableCredits: 'earned income tax credit and young child credit',
    rebates: '2020 to 2022',
    other: 'renter’s credit',
  },
};
