import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, eachStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, separateHalfOfJoint, type Schedule } from '../../kernel/schedule.ts';
import { fixed, type ShareLoss, type StepDown } from '../../rules/amounts.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { dependentCareCredit } from '../../rules/dependent-care-credit.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import { exclude, netCapitalGain, onInvestments } from '../../rules/investment-income.ts';
import {
  amountFrom,
  deductIfAny,
  dependents,
  perAgedOrBlind,
  perDependent,
  perUnclaimedPerson,
  refundableCredit,
  scheduleA,
  subtract,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './vt/levies.ts';

/** Form IN-111 line 4. 32 V.S.A. § 5811(21)(C)(ii). US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: byStatus(6_250, 12_500, 6_250, 9_400), source: 'Form IN-111 (2020) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2021: { value: byStatus(6_350, 12_700, 6_350, 9_500), source: 'Form IN-111 (2021) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2022: { value: byStatus(6_500, 13_050, 6_500, 9_800), source: 'Form IN-111 (2022) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2023: { value: byStatus(7_000, 14_050, 7_000, 10_550), source: 'Form IN-111 (2023) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2024: { value: byStatus(7_400, 14_850, 7_400, 11_100), source: 'Form IN-111 (2024) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
  2025: { value: byStatus(7_650, 15_300, 7_650, 11_450), source: 'Form IN-111 (2025) line 4; 32 V.S.A. § 5811(21)(C)(ii)' },
});

/** For each taxpayer. 32 V.S.A. § 5811(21)(C)(i). US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: anyStatus(4_350), source: 'Form IN-111 (2020) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2021: { value: anyStatus(4_350), source: 'Form IN-111 (2021) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2022: { value: anyStatus(4_500), source: 'Form IN-111 (2022) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2023: { value: anyStatus(4_850), source: 'Form IN-111 (2023) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2024: { value: anyStatus(5_100), source: 'Form IN-111 (2024) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
  2025: { value: anyStatus(5_300), source: 'Form IN-111 (2025) line 5; 32 V.S.A. § 5811(21)(C)(i)' },
});

const RATES = [0.0335, 0.066, 0.076, 0.0875];

/**
 * Schedules X (single), Y-1 (joint), Y-2 (separate: half of joint) and Z (head of household). 32 V.S.A. § 5822(a)(1)-(5), indexed by
 * subdivision (b)(2). US dollars of taxable income. The minimum of 3% of adjusted gross income above 150,000 in subdivision (a)(6) never
 * exceeds this tax on wages with the standard deduction.
 */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026({
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

/** Untaxed net capital gain, up to an amount in US dollars and up to a share (fraction) of federal taxable income. */
export const gainExclusion: LawTable<{ readonly upTo: Usd; readonly shareOfTaxableIncome: number }, TaxYear> = unchanged(
  YEARS_TO_2026,
  { upTo: 5_000, shareOfTaxableIncome: 0.4 },
  'Schedule IN-153 Part I, Flat Exclusion; 32 V.S.A. § 5811(21)(B)(ii)',
);

const gainsLeftOut = onInvestments<TaxYear>(['capitalGainExclusion'], [gainExclusion], (worksheet) => {
  const { value, source } = gainExclusion[worksheet.year];
  const limit = Math.min(value.upTo, value.shareOfTaxableIncome * worksheet.federal.taxableIncome);
  exclude(worksheet, 'capitalGainExclusion', Math.min(netCapitalGain(worksheet), limit), source);
});

/** For each taxpayer of 65 or older and each who is blind, in addition to the standard deduction. US dollars. */
export const agedDeduction: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: anyStatus(1_200), source: 'Form IN-111 (2024) line 4; 32 V.S.A. § 5811(21)(C)(iii)' },
  2025: { value: anyStatus(1_250), source: 'Form IN-111 (2025) line 4; 32 V.S.A. § 5811(21)(C)(iii)' },
});

const agedDeductions = perAgedOrBlind(fixed(agedDeduction));

/** Taxed benefits are exempt up to `start` of federal adjusted gross income and fully taxed from `range` above it. US dollars. */
export const benefitExemption: LawTable<ByStatus<ShareLoss>, HouseholdYear> = {
  2024: {
    value: benefitLoss(50_000, 65_000),
    source: 'Schedule IN-112 (2024), Retirement Income Exemption Worksheet; 32 V.S.A. § 5830e',
  },
  ...unchanged(
    [2025, 2026],
    benefitLoss(55_000, 70_000),
    'Schedule IN-112 (2025), Retirement Income Exemption Worksheet; 32 V.S.A. § 5830e, as amended by 2025 Act 71',
  ),
};

function benefitLoss(start: Usd, joint: Usd): ByStatus<ShareLoss> {
  return eachStatus(byStatus(start, joint, start, start), (from) => ({ start: from, range: 10_000 }));
}

const exemptBenefits = workedOut(benefitExemption, (value, { federal }) => {
  if (federal.taxableSocialSecurity === 0) return 0;
  // Only a joint return has the higher start.
  const { start, range } = value[federal.status];
  // The worksheet rounds the share to two decimals.
  const share = Math.round((100 * (start + range - federal.adjustedGrossIncome)) / range) / 100;
  return federal.taxableSocialSecurity * Math.min(1, Math.max(0, share));
});

/** Federal medical deduction beyond Vermont's own deductions. */
const medicalDeduction = amountFrom<HouseholdYear>(
  [standardDeduction, personalExemption, agedDeduction],
  (worksheet) => {
    if (worksheet.household.medicalExpenses === 0 || !worksheet.federal.itemizes) return 0;
    return Math.max(0, scheduleA(worksheet).medical - deductions.reduce((sum, amount) => sum + amount.of(worksheet), 0));
  },
  () => 'Schedule IN-112 Part I, Medical Deduction Worksheet; 32 V.S.A. § 5811(21)(C)(iv)',
);

/** Above `above` of federal adjusted gross income, the tax is at least this share (fraction) of it. US dollars. */
export const minimumTax: LawTable<{ readonly above: Usd; readonly share: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { above: 150_000, share: 0.03 },
  'Form IN-111 line 8; 32 V.S.A. § 5822(a)(6)',
);

const atLeastMinimumTax: Step<HouseholdYear> = {
  tables: [minimumTax],
  labels: ['stateMinimumTax'],
  apply: (worksheet) => {
    const { value, source } = minimumTax[worksheet.year];
    const income = worksheet.federal.adjustedGrossIncome;
    if (income > value.above && value.share * income > worksheet.tax) {
      worksheet.addTax('stateMinimumTax', value.share * income - worksheet.tax, source);
    }
  },
};

/** Share (fraction) of the federal credit for the elderly. */
export const elderlyCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.24,
  'Schedule IN-112 Part II; 32 V.S.A. § 5822(d)(1)',
);
const creditForElderly = workedOut(elderlyCreditShare, (value, { federal }) => value * federal.elderlyCredit);

/** Share (fraction) of gifts up to an amount in US dollars. */
export const charitableCredit: LawTable<{ readonly share: number; readonly upTo: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.05, upTo: 20_000 },
  'Form IN-111 line 12; 32 V.S.A. § 5822(d)(3)',
);
const creditForGifts = workedOut(charitableCredit, (value, { household }) => value.share * Math.min(household.charitableGifts, value.upTo));

/** Shares (fractions) of the federal credit, with a child and without. */
export const earnedIncomeCreditShares: LawTable<{ readonly withChild: number; readonly otherwise: number }, HouseholdYear> = {
  2024: { value: { withChild: 0.38, otherwise: 0.38 }, source: 'Schedule IN-112 (2024) Part III; 32 V.S.A. § 5828b' },
  ...unchanged(
    [2025, 2026],
    { withChild: 0.38, otherwise: 1 },
    'Schedule IN-112 (2025) Part III; 32 V.S.A. § 5828b, as amended by 2025 Act 71',
  ),
};
const creditForEarnedIncome = workedOut(earnedIncomeCreditShares, ({ withChild, otherwise }, { federal }) => {
  // Without the rule on Social Security numbers: 32 V.S.A. § 5828b(a).
  const credit = federal.earnedIncomeCreditWithAnyNumber;
  if (credit === 0) return 0;
  const hasChild = federal.qualifyingChildren > 0;
  return (hasChild ? withChild : otherwise) * credit;
});

/** Share (fraction) of the federal credit under the Code of `code`. */
export const dependentCareShare: LawTable<{ readonly share: number; readonly code: 2024 | 2025 }, HouseholdYear> = {
  2024: { value: { share: 0.72, code: 2024 }, source: 'Schedule IN-112 (2024) Part III; 32 V.S.A. § 5828c' },
  2025: { value: { share: 0.72, code: 2025 }, source: 'Schedule IN-112 (2025) Part III; 32 V.S.A. § 5828c' },
  2026: { value: { share: 0.72, code: 2025 }, source: '32 V.S.A. §§ 5824, 5828c: the Code as in effect on December 31, 2024' },
};
const creditForCare = workedOut(dependentCareShare, ({ share, code }, worksheet) => {
  const { year, status, federal } = worksheet;
  if (federal.dependentCareCreditBeforeLimit === 0) return 0;
  if (code === year) return share * federal.dependentCareCredit;
  const { dependentCareExpenses: expenses, adjustedGrossIncome } = federal;
  const care = { expenses, dependents: dependents(worksheet), lowestEarnedIncome: expenses, adjustedGrossIncome };
  const { rate } = dependentCareCredit(care, status, code);
  return share * Math.min(expenses * rate, federal.incomeTaxBeforeCredits - federal.foreignTaxCredit);
});

/** For each child under `ageBelow`. US dollars. */
export const childTaxCredit: LawTable<{ readonly amount: Usd; readonly ageBelow: number }, HouseholdYear> = {
  2024: { value: { amount: 1_000, ageBelow: 6 }, source: 'Schedule IN-112 (2024) Part III; 32 V.S.A. § 5830f' },
  ...unchanged(
    [2025, 2026],
    { amount: 1_000, ageBelow: 7 },
    'Schedule IN-112 (2025) Part III; 32 V.S.A. § 5830f, as amended by 2025 Act 71',
  ),
};
/** By federal adjusted gross income. */
export const childTaxCreditLoss: LawTable<ByStatus<StepDown>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus({ start: 125_000, step: 1_000, loss: 20, partCounts: true }),
  'Schedule IN-112 Part III; 32 V.S.A. § 5830f(b)',
);
const creditForChildren = workedOut(
  childTaxCredit,
  ({ amount, ageBelow }, { year, status, federal }) => {
    const children = federal.dependentsBelow(ageBelow);
    if (children === 0) return 0;
    const { start, step, loss } = childTaxCreditLoss[year].value[status];
    const lost = loss * Math.ceil(Math.max(0, federal.adjustedGrossIncome - start) / step);
    return Math.max(0, amount * children - lost);
  },
  childTaxCreditLoss,
);

const start = [startFromFederalAdjustedGrossIncome('Form IN-111 line 1; 32 V.S.A. § 5811(18), (21)'), gainsLeftOut];
/** None for somebody's dependent: Form IN-111 line 5a. */
const perTaxpayer = perUnclaimedPerson(fixed(personalExemption));
const perChild = perDependent(fixed<HouseholdYear>(personalExemption));
const deductions = [fixed<HouseholdYear>(standardDeduction), agedDeductions, perTaxpayer, perChild];

const formUntil2023 = [
  ...start,
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', perTaxpayer),
  graduated(rateSchedules),
];
const householdForm = [
  ...start,
  subtract('socialSecuritySubtraction', exemptBenefits),
  deductIfAny('medicalDeduction', medicalDeduction),
  deduct('standardDeduction', fixed(standardDeduction)),
  deductIfAny('additionalStandardDeduction', agedDeductions),
  deduct('personalExemption', perTaxpayer),
  deductIfAny('dependentExemption', perChild),
  graduated(rateSchedules),
  atLeastMinimumTax,
  credit('elderlyCredit', creditForElderly),
  credit('charitableCredit', creditForGifts),
  refundableCredit('dependentCareCredit', creditForCare),
  refundableCredit('earnedIncomeCredit', creditForEarnedIncome),
  refundableCredit('childTaxCredit', creditForChildren),
];

export const stateLaw: StateLaw = {
  code: 'VT',
  // 32 V.S.A. § 5822(a)(1); Form IN-111 Schedule Y-1.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: formUntil2023,
    2021: formUntil2023,
    2022: formUntil2023,
    2023: formUntil2023,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  salesTax: taxFoundation(0.06),
  leftOut: {
    refundableCredits: 'earned income tax credit, child and dependent care credits',
    other: 'property tax credit (Form HS-122); renter credit, which depends on the county (Form RCC-146)',
  },
};
