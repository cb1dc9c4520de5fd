import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, federalStandardDeduction, fixed, lostAbove, phaseOut, type Amount, type PhaseOut } from '../../rules/amounts.ts';
import { whilePhasingOut } from '../../rules/cliffs.ts';
import { addBack, deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { incomeOtherThanGains } from '../../rules/money-income.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import { netCapitalGain, onInvestments } from '../../rules/investment-income.ts';
import {
  amountFrom,
  blindPeople,
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  propertyTaxBorne,
  refundableCredit,
  scheduleA,
  workedOut,
} from '../../rules/whole-households.ts';
import { earnedIncomeCreditAtAges } from '../../rules/wider-earned-income-credit.ts';
import { type ChildlessAges } from '../federal/earned-income-credit-eligibility.ts';

/** Low- and middle-income exemption for each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(2_500),
  'Form PIT-1 line 14; NMSA 1978 § 7-2-5.8',
);

const SHARED_PHASE_OUT = { start: 30_000, rate: 0.1 };

/** Adjusted gross income. It reaches zero where the statute ends it: 36,667, 55,000 and 27,500. */
export const exemptionPhaseOut: LawTable<ByStatus<PhaseOut>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus<PhaseOut>({ start: 20_000, rate: 0.15 }, SHARED_PHASE_OUT, { start: 15_000, rate: 0.2 }, SHARED_PHASE_OUT),
  'Form PIT-1 line 14, Low- and Middle-Income Tax Exemption Worksheet; NMSA 1978 § 7-2-5.8(B)-(D)',
);

/** Heads of household have the joint limits. NMSA 1978 § 7-2-7. */
const headAsJoint = (single: readonly Usd[], joint: readonly Usd[], separate: readonly Usd[]) => byStatus(single, joint, separate, joint);

const UNTIL_2020 = [0.017, 0.032, 0.047, 0.049];

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: schedules(UNTIL_2020, headAsJoint([5_500, 11_000, 16_000], [8_000, 16_000, 24_000], [4_000, 8_000, 12_000])),
    source: 'Form PIT-1 (2020) line 18, Tax Rate Tables; NMSA 1978 § 7-2-7 before Laws 2019, c. 270',
  },
  ...unchanged(
    [2021, 2022, 2023, 2024],
    schedules(
      [...UNTIL_2020, 0.059],
      headAsJoint([5_500, 11_000, 16_000, 210_000], [8_000, 16_000, 24_000, 315_000], [4_000, 8_000, 12_000, 157_500]),
    ),
    'Form PIT-1 line 18, Tax Rate Tables; NMSA 1978 § 7-2-7, as amended by Laws 2019, c. 270',
  ),
  ...unchanged(
    [2025, 2026],
    schedules(
      [0.015, 0.032, 0.043, 0.047, 0.049, 0.059],
      headAsJoint(
        [5_500, 16_500, 33_500, 66_500, 210_000],
        [8_000, 25_000, 50_000, 100_000, 315_000],
        [4_000, 12_500, 25_000, 50_000, 157_500],
      ),
    ),
    'Form PIT-1 line 18, Tax Rate Tables; NMSA 1978 § 7-2-7, as amended by Laws 2024, c. 67',
  ),
};

/** The larger of a share (fraction) of net capital gain and of the gain up to an amount in US dollars; a separate return has half. */
export const gainDeduction: LawTable<{ readonly share: number; readonly upTo: Usd }, TaxYear> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024], { share: 0.4, upTo: 1_000 }, 'Schedule PIT-ADJ; NMSA 1978 § 7-2-34 before Laws 2024, c. 67'),
  ...unchanged([2025, 2026], { share: 0, upTo: 2_500 }, 'Schedule PIT-ADJ line 16; NMSA 1978 § 7-2-34, as amended by Laws 2024, c. 67'),
};

const deductGains = onInvestments<TaxYear>(['capitalGainExclusion'], [gainDeduction], (worksheet) => {
  const { value, source } = gainDeduction[worksheet.year];
  const gain = netCapitalGain(worksheet);
  const deduction = Math.max(value.share * gain, Math.min(gain, value.upTo));
  // Lowers only taxable income, because the exemption depends on total adjusted gross income.
  if (deduction > 0) {
    worksheet.deduct('capitalGainExclusion', worksheet.status === 'marriedSeparate' ? deduction / 2 : deduction, source);
  }
});

/** State income tax in the federal itemized deductions, up to their excess over the standard deduction. */
const itemizedStateTax = amountFrom<HouseholdYear>(
  [],
  (worksheet) => {
    const { federal } = worksheet;
    if (!federal.itemizes) return 0;
    const paid = federal.stateIncomeTaxPaid + federal.propertyTaxPaid;
    const share = paid > 0 ? federal.stateIncomeTaxPaid / paid : 0;
    return Math.min(share * scheduleA(worksheet).stateLocalTaxes, Math.max(0, federal.deduction - federal.standardDeduction));
  },
  () => 'Form PIT-1 line 10; NMSA 1978 § 7-2-2(B)',
);

/** For each dependent except the first, on joint and head-of-household returns. US dollars. */
export const dependentDeduction: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(0, 4_000, 0, 4_000),
  'Form PIT-1 line 13; NMSA 1978 § 7-2-39',
);
const dependentDeductions = workedOut(
  dependentDeduction,
  // A surviving spouse has none.
  (value, worksheet) => Math.max(0, dependents(worksheet) - 1) * value[worksheet.federal.status],
);

/** $8,000, and $1,000 less with each further `width` dollars of income. */
function aged(fullUpTo: Usd, width: Usd): StepTable {
  return notOver(...[8, 7, 6, 5, 4, 3, 2, 1].map((thousands, band) => [fullUpTo + width * band, 1_000 * thousands] as const));
}

/** For each taxpayer who is aged or blind, by adjusted gross income. US dollars. */
export const agedExemption: LawTable<ByStatus<StepTable>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(aged(18_000, 1_500), aged(30_000, 3_000), aged(15_000, 1_500), aged(30_000, 3_000)),
  'Schedule PIT-ADJ, Table 1; NMSA 1978 § 7-2-5.2',
);
/** The age of this exemption, and of more exemptions for the rebate below. */
export const agedFrom: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  65,
  'Schedules PIT-ADJ and PIT-RC; NMSA 1978 §§ 7-2-5.2, 7-2-14',
);
const agedExemptions = amountFrom<HouseholdYear>(
  [agedExemption, agedFrom],
  (worksheet) => agedOrBlind(worksheet) * byIncome(agedExemption).of(worksheet),
  ({ year }) => agedExemption[year].source,
);

function agedOrBlind({ year, household, persons }: StateWorksheet<HouseholdYear>): number {
  const { value: aged } = agedFrom[year];
  const { age, spouseAge, blind, spouseBlind } = household;
  return Number(age >= aged || blind) + Number(persons === 2 && (spouseAge >= aged || spouseBlind));
}

/** Adjusted gross income up to which benefits are exempt. US dollars. */
export const benefitLimit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(100_000, 150_000, 75_000, 150_000),
  'Schedule PIT-ADJ line 25; NMSA 1978 § 7-2-5.14',
);
const exemptBenefits = lostAbove(
  amountFrom<HouseholdYear>(
    [],
    ({ federal }) => federal.taxableSocialSecurity,
    () => 'Schedule PIT-ADJ line 25; NMSA 1978 § 7-2-5.14',
  ),
  benefitLimit,
);

/** All income except pay for work abroad, taxed or not; losses of one kind do not reduce another. NMSA 1978 § 7-2-2(L). */
function modifiedGrossIncome({ household, federal }: StateWorksheet): Usd {
  const { gains } = federal;
  return (
    incomeOtherThanGains(household) -
    household.foreignEarnedIncome +
    Math.max(0, household.selfEmploymentProfit) +
    Math.max(0, household.spouseSelfEmploymentProfit) +
    Math.max(0, household.sCorporationProfit) +
    Math.max(0, household.partnershipIncome) +
    Math.max(0, household.rentalIncome) +
    gains.shortTermGain +
    gains.longTermGain
  );
}

/** Upper limits of the modified gross income steps. NMSA 1978 § 7-2-14(D). US dollars. */
const REBATE_LIMITS = [
  1_000, 1_500, 2_500, 7_500, 8_000, 9_000, 10_000, 11_500, 13_000, 14_500, 16_500, 18_000, 19_500, 23_000, 24_500, 26_000, 27_500, 29_500,
  31_000, 32_500, 34_000, 36_000,
];

/** Low-income comprehensive tax rebate by those steps: a row per number of exemptions, from one to six or more. US dollars. */
export const lowIncomeRebate: LawTable<readonly (readonly Usd[])[], HouseholdYear> = provisional2026({
  2024: {
    value: [
      [218, 246, 246, 246, 230, 207, 190, 162, 145, 129, 117, 112, 100, 89, 84, 72, 61, 56, 44, 39, 28, 16],
      [291, 353, 353, 353, 347, 319, 280, 235, 207, 190, 173, 145, 129, 117, 112, 100, 89, 84, 61, 56, 44, 39],
      [364, 454, 454, 454, 437, 420, 381, 308, 263, 246, 207, 185, 162, 157, 134, 129, 117, 112, 89, 72, 56, 44],
      [437, 566, 566, 566, 555, 538, 476, 403, 331, 308, 263, 235, 201, 185, 162, 157, 145, 129, 112, 89, 72, 61],
      [510, 639, 639, 639, 645, 645, 572, 499, 409, 353, 319, 280, 246, 207, 190, 173, 157, 145, 129, 112, 89, 72],
      [583, 757, 791, 819, 819, 785, 746, 673, 538, 437, 375, 336, 291, 258, 218, 201, 190, 173, 145, 117, 100, 84],
    ],
    source: 'Schedule PIT-RC (2024) line 14, Table 1; NMSA 1978 § 7-2-14',
  },
  2025: {
    value: [
      [224, 252, 252, 252, 235, 212, 195, 166, 149, 132, 120, 114, 103, 91, 86, 74, 63, 57, 45, 40, 28, 17],
      [298, 362, 362, 362, 356, 327, 287, 241, 212, 195, 178, 149, 132, 120, 114, 103, 91, 86, 63, 57, 45, 40],
      [373, 465, 465, 465, 448, 431, 390, 316, 270, 252, 212, 189, 166, 160, 137, 132, 120, 114, 91, 74, 57, 45],
      [448, 580, 580, 580, 568, 551, 488, 413, 339, 316, 270, 241, 206, 189, 166, 160, 149, 132, 114, 91, 74, 63],
      [522, 655, 655, 655, 660, 660, 586, 511, 419, 362, 327, 287, 252, 212, 195, 178, 160, 149, 132, 114, 91, 74],
      [597, 775, 810, 839, 839, 804, 764, 689, 551, 448, 385, 344, 298, 264, 224, 206, 195, 178, 149, 120, 103, 86],
    ],
    source: 'Schedule PIT-RC (2025) line 14, Table 1; NMSA 1978 § 7-2-14',
  },
});

const creditForLowIncome = workedOut(
  lowIncomeRebate,
  (value, worksheet) => {
    const { year, status, federal } = worksheet;
    const income = modifiedGrossIncome(worksheet);
    const band = REBATE_LIMITS.findIndex((limit) => income <= limit);
    if (band < 0) return 0;
    // Two more exemptions for an aged taxpayer, one for a blind one.
    const exemptions = worksheet.persons + dependents(worksheet) + 2 * federal.peopleAged(agedFrom[year].value) + blindPeople(worksheet);
    const rebate = value[Math.min(exemptions, value.length) - 1]?.[band] ?? 0;
    return status === 'marriedSeparate' ? rebate / 2 : rebate;
  },
  agedFrom,
);

/** From `age`: refunds property tax, or a share of the rent, above an amount that depends on modified gross income, up to a limit. US dollars. */
export interface PropertyTaxRebate {
  readonly age: number;
  readonly most: ByStatus<Usd>;
  readonly liability: StepTable;
  readonly shareOfRent: number;
}

export const propertyTaxRebate: LawTable<PropertyTaxRebate, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    age: 65,
    most: byStatus(250, 250, 125, 250),
    shareOfRent: 0.06,
    liability: notOver(
      ...[20, 25, 30, 35, 40, 45, 50, 55, 60, 75, 90, 105, 120, 135, 150, 180].map((most, band) => [1_000 * (band + 1), most] as const),
    ),
  },
  'Schedule PIT-RC line 17, Table 2; NMSA 1978 § 7-2-18',
);
const creditForPropertyTax = workedOut(propertyTaxRebate, ({ age, most, liability, shareOfRent }, worksheet) => {
  const { status, federal } = worksheet;
  const borne = propertyTaxBorne(worksheet, shareOfRent);
  if (borne === 0 || federal.peopleAged(age) === 0) return 0;
  // Above the last step there is no rebate.
  const paidByIncome = valueAt(liability, modifiedGrossIncome(worksheet));
  return paidByIncome === 0 ? 0 : Math.min(most[status], Math.max(0, borne - paidByIncome));
});

/**
 * A share (fraction) of expenses for children under `ageBelow`, up to limits, minus the federal credit, for low-income workers. US dollars.
 */
export interface DayCareCredit {
  readonly share: number;
  readonly ageBelow: number;
  readonly perChild: Usd;
  readonly most: Usd;
  /** Modified gross income: a year at double the federal minimum wage of $7.25. */
  readonly incomeLimit: Usd;
}

export const dayCareCredit: LawTable<DayCareCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.4, ageBelow: 15, perChild: 480, most: 1_200, incomeLimit: 30_160 },
  'Schedule PIT-RC line 22; NMSA 1978 § 7-2-18.1; 29 U.S.C. § 206(a)(1)',
);
const creditForDayCare = workedOut(dayCareCredit, ({ share, ageBelow, perChild, most, incomeLimit }, worksheet) => {
  const { status, federal, household } = worksheet;
  if (household.dependentCareExpenses === 0) return 0;
  const everyoneWorks = spousesOf(federal).every(({ wages, selfEmployment }) => wages + selfEmployment > 0);
  if (!everyoneWorks || modifiedGrossIncome(worksheet) > incomeLimit) return 0;
  const full = Math.min(share * federal.careWithoutBenefits(), perChild * federal.dependentsBelow(ageBelow), most);
  const credit = Math.max(0, full - federal.dependentCareCredit);
  return status === 'marriedSeparate' ? credit / 2 : credit;
});

/** Share (fraction) of the federal credit, and its ages without a child. */
export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.25,
  'Schedule PIT-RC line 25; NMSA 1978 § 7-2-18.15',
);
export const earnedIncomeCreditAges: LawTable<ChildlessAges, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { from: 18, to: 64 },
  'Schedule PIT-RC line 25; NMSA 1978 § 7-2-18.15(A), (B) (but for 26 U.S.C. § 32(m) and ages)',
);
const creditForEarnedIncome = workedOut(
  earnedIncomeCreditShare,
  (value, worksheet) => value * earnedIncomeCreditAtAges(worksheet, earnedIncomeCreditAges),
  earnedIncomeCreditAges,
);

const CHILD_CREDIT_LIMITS = [25_000, 50_000, 75_000, 100_000, 200_000, 350_000, Infinity];
const childCredits = (...amounts: readonly Usd[]): StepTable =>
  notOver(...CHILD_CREDIT_LIMITS.map((limit, band) => [limit, amounts[band] ?? 0] as const));

/** For each qualifying child, by adjusted gross income; half on a separate return. US dollars. */
export const childTaxCredit: LawTable<ByStatus<StepTable>, HouseholdYear> = provisional2026({
  2024: {
    value: anyStatus(childCredits(622, 414, 207, 103, 77, 51, 25)),
    source: 'Schedule PIT-RC (2024) line 27, Table 3; NMSA 1978 § 7-2-18.34',
  },
  2025: {
    value: anyStatus(childCredits(637, 424, 212, 106, 79, 53, 26)),
    source: 'Schedule PIT-RC (2025) line 27, Table 3; NMSA 1978 § 7-2-18.34',
  },
});
const creditForChildren = amountFrom<HouseholdYear>(
  [childTaxCredit],
  (worksheet) => {
    const children = worksheet.federal.qualifyingChildren;
    if (children === 0) return 0;
    const credit = children * byIncome(childTaxCredit).of(worksheet);
    return worksheet.status === 'marriedSeparate' ? credit / 2 : credit;
  },
  ({ year }) => childTaxCredit[year].source,
);

const start = startFromFederalAdjustedGrossIncome('Form PIT-1 line 9; NMSA 1978 § 7-2-2');
const lowIncomeExemption = phaseOut(fixed(exemption), exemptionPhaseOut);
/** For each taxpayer and each dependent. */
const lowIncomeExemptions: Amount<TaxYear> = {
  ...lowIncomeExemption,
  of: (worksheet) => (worksheet.persons + dependents(worksheet)) * lowIncomeExemption.of(worksheet),
};
const federalItemized = amountFrom<HouseholdYear>(
  [],
  ({ federal }) => federal.deduction,
  () => 'Form PIT-1 line 12; NMSA 1978 § 7-2-2(B)',
);
const standard = federalStandardDeduction('Form PIT-1 line 12; NMSA 1978 § 7-2-2');

const formUntil2023 = [
  start,
  deductGains,
  deduct('standardDeduction', standard),
  deduct('lowIncomeExemption', lowIncomeExemptions),
  graduated(rateSchedules),
];
const householdForm = [
  start,
  addBack('stateTaxAddBack', itemizedStateTax),
  deductGains,
  deductStandardOrItemized<HouseholdYear>({ standard, itemized: federalItemized, choice: 'asFederal' }),
  deductIfAny('dependentExemption', dependentDeductions),
  deduct('lowIncomeExemption', lowIncomeExemptions),
  deductIfAny('ageExemption', agedExemptions),
  deductIfAny('socialSecuritySubtraction', exemptBenefits),
  graduated(rateSchedules),
  refundableCredit('lowIncomeCredit', creditForLowIncome),
  refundableCredit('propertyTaxCredit', creditForPropertyTax),
  refundableCredit('dependentCareCredit', creditForDayCare),
  refundableCredit('earnedIncomeCredit', creditForEarnedIncome),
  refundableCredit('childTaxCredit', creditForChildren),
];

export const stateLaw: StateLaw = {
  code: 'NM',
  // NMSA 1978 § 7-2-7.
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: formUntil2023,
    2021: formUntil2023,
    2022: formUntil2023,
    2023: formUntil2023,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'the low- and middle-income exemption is lost evenly',
      source: 'Form PIT-1 line 14; NMSA 1978 § 7-2-5.8(B)-(D)',
      between: whilePhasingOut(exemptionPhaseOut, exemption),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: { value: 0.04875, source: 'N.M. Stat. § 7-9-4, from July 1, 2023' },
  leftOut: {
    payrollLevies: 'workers’ compensation fee',
    refundableCredits: 'low income rebate, working families credit, child credit',
    rebates: '2021 and 2022',
  },
};
