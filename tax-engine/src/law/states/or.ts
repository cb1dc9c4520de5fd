import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type LawYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, inPairs, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, lostAbove, notForNonresidentAliens, upTo, type Amount } from '../../rules/amounts.ts';
import { aboveLimits, endsOfBands } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { stateAndLocalTaxDeduction } from '../../rules/itemized-deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  agedOrBlind,
  amountFrom,
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  limitedForDependent,
  perBlindPerson,
  refundableCredit,
  scheduleA,
  unclaimedPersons,
  workedOut,
} from '../../rules/whole-households.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { agedFrom } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './or/levies.ts';
import { localities } from './or/localities.ts';

/** The five limits by federal adjusted gross income; half of each on a separate return. */
function subtractionLimits(...limits: readonly Usd[]): ByStatus<StepTable> {
  const steps = (first: Usd, width: Usd, share: number) =>
    under(...limits.map((limit, step) => [first + width * step, limit * share] as const));
  const joint = steps(250_000, 10_000, 1);
  return byStatus(steps(125_000, 5_000, 1), joint, steps(125_000, 5_000, 0.5), joint);
}

/** Limits of the federal tax subtraction: indexed, each rounded down to a multiple of $50. ORS 316.695. US dollars. */
export const federalTaxLimit: LawTable<ByStatus<StepTable>, TaxYear> = provisional2026({
  2020: {
    value: subtractionLimits(6_950, 5_550, 4_150, 2_750, 1_350),
    source: 'Form OR-40 (2020) line 10, federal tax liability table; Withholding Formulas 150-206-436 (2020); ORS 316.695',
  },
  2021: {
    value: subtractionLimits(7_050, 5_650, 4_200, 2_800, 1_400),
    source: 'Form OR-40 (2021) line 10, federal tax liability table; ORS 316.695',
  },
  2022: {
    value: subtractionLimits(7_250, 5_800, 4_350, 2_900, 1_450),
    source: 'Form OR-40 (2022) line 10, federal tax liability table; ORS 316.695',
  },
  2023: {
    value: subtractionLimits(7_800, 6_250, 4_700, 3_100, 1_550),
    source: 'Form OR-40 (2023) line 10, federal tax liability table; ORS 316.695',
  },
  2024: {
    value: subtractionLimits(8_250, 6_600, 4_950, 3_300, 1_650),
    source: 'Form OR-40 (2024) line 10, federal tax liability table; Withholding Formulas 150-206-436 (2024); ORS 316.695',
  },
  2025: {
    value: subtractionLimits(8_500, 6_800, 5_100, 3_400, 1_700),
    source: 'Form OR-40 (2025) line 10, federal tax liability table; ORS 316.695',
  },
});

/** Form OR-40 line 17. ORS 316.695(1)(c). US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: byStatus(2_315, 4_630, 2_315, 3_725), source: 'Form OR-40 (2020) line 17; ORS 316.695(1)(c)' },
  2021: { value: byStatus(2_350, 4_700, 2_350, 3_780), source: 'Form OR-40 (2021) line 17; ORS 316.695(1)(c)' },
  2022: { value: byStatus(2_420, 4_840, 2_420, 3_895), source: 'Form OR-40 (2022) line 17; ORS 316.695(1)(c)' },
  2023: { value: byStatus(2_605, 5_210, 2_605, 4_195), source: 'Form OR-40 (2023) line 17; ORS 316.695(1)(c)' },
  2024: { value: byStatus(2_745, 5_495, 2_745, 4_420), source: 'Form OR-40 (2024) line 17; ORS 316.695(1)(c)' },
  2025: { value: byStatus(2_835, 5_670, 2_835, 4_560), source: 'Form OR-40 (2025) line 17; ORS 316.695(1)(c)' },
});

/** The two lower limits are indexed, the highest is not. Joint filers and heads of household have brackets twice as wide. */
function fourRates(first: Usd, second: Usd): ByStatus<Schedule> {
  const limits = [first, second, 125_000];
  return schedules([0.0475, 0.0675, 0.0875, 0.099], inPairs(limits, scaled(limits, 2)));
}

/** ORS 316.037, indexed. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026({
  2020: { value: fourRates(3_600, 9_050), source: 'Form OR-40 (2020) line 20, tax rate charts; ORS 316.037' },
  2021: { value: fourRates(3_650, 9_200), source: 'Form OR-40 (2021) line 20, tax rate charts; ORS 316.037' },
  2022: { value: fourRates(3_750, 9_450), source: 'Form OR-40 (2022) line 20, tax rate charts; ORS 316.037' },
  2023: { value: fourRates(4_050, 10_200), source: 'Form OR-40 (2023) line 20, tax rate charts; ORS 316.037' },
  2024: { value: fourRates(4_300, 10_750), source: 'Form OR-40 (2024) line 20, tax rate charts; ORS 316.037' },
  2025: { value: fourRates(4_400, 11_100), source: 'Form OR-40 (2025) line 20, tax rate charts; ORS 316.037' },
});

/** For each taxpayer. ORS 316.085, indexed. US dollars. */
export const exemptionCredit: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: anyStatus(210), source: 'Form OR-40 (2020) line 25; ORS 316.085' },
  2021: { value: anyStatus(213), source: 'Form OR-40 (2021) line 25; ORS 316.085' },
  2022: { value: anyStatus(219), source: 'Form OR-40 (2022) line 25; ORS 316.085' },
  2023: { value: anyStatus(236), source: 'Form OR-40 (2023) line 25; ORS 316.085' },
  2024: { value: anyStatus(249), source: 'Form OR-40 (2024) line 25; ORS 316.085' },
  2025: { value: anyStatus(256), source: 'Form OR-40 (2025) line 25; ORS 316.085' },
});

/** Federal adjusted gross income above which there is no exemption credit. US dollars. */
export const exemptionCreditLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  inPairs(100_000, 200_000),
  'Form OR-40 line 25, exemption credit worksheet; ORS 316.085',
);

/** For each taxpayer of 65 or older and each who is blind, in addition to the standard deduction. US dollars. */
export const agedDeduction: LawTable<{ readonly unmarried: Usd; readonly married: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { unmarried: 1_200, married: 1_000 },
  'Form OR-40 line 17, standard deduction for age 65 or older or blind; ORS 316.695(7), (8)',
);
/** ORS 316.695(7)(b). */
const basicDeduction = limitedForDependent(fixed(standardDeduction));
const ownStandardDeduction = workedOut(
  standardDeduction,
  (_value, worksheet: StateWorksheet<HouseholdYear>) => {
    const { year, status } = worksheet;
    const { unmarried, married } = agedDeduction[year].value;
    const each = status === 'single' || status === 'headOfHousehold' ? unmarried : married;
    return basicDeduction.of(worksheet) + agedOrBlind(worksheet) * each;
  },
  agedDeduction,
  agedFrom,
);
const deniedToAliens = <Year extends LawYear>(amount: Amount<Year>) =>
  notForNonresidentAliens(amount, 'Publication OR-17, standard deduction of nonresident aliens; ORS 316.695');

/** Federal itemized deductions with only property tax under the cap on taxes. */
const ownItemizedDeductions = amountFrom<HouseholdYear>(
  [],
  (worksheet) => {
    const { federal, status, year } = worksheet;
    const { total, stateLocalTaxes } = scheduleA(worksheet);
    if (total === 0) return 0;
    const taxes = stateAndLocalTaxDeduction(federal.propertyTaxPaid, federal.modifiedAgi, status, year);
    const own = total - stateLocalTaxes + taxes;
    // The part of the federal deductions that section 68 leaves.
    return own * (1 - federal.itemizedDeductionsLimitation / total);
  },
  () => 'Form OR-40 line 16, Schedule OR-A; ORS 316.695(1)(d)',
);

/** Tax after all credits but the earned income credit, without repaid advance payments of the premium tax credit. */
const federalTaxOf = <Year extends TaxYear>(source: string): Amount<Year> =>
  amountFrom<Year>(
    [],
    ({ federal }) =>
      Math.max(
        0,
        federal.taxAfterNonrefundableCredits -
          federal.excessAdvancePremiumCredit -
          federal.additionalChildTaxCredit -
          federal.refundableEducationCredit -
          federal.refundableAdoptionCredit -
          federal.premiumTaxCredit,
      ),
    () => source,
  );

const federalTax = federalTaxOf<HouseholdYear>('Form OR-40 line 10, federal tax liability worksheet; ORS 316.680(1)(b), 316.685');

const federalTaxSubtraction = upTo(federalTax, byIncome<HouseholdYear>(federalTaxLimit));

/** A share (fraction) of pensions from `age`, up to `base` minus benefits and minus income above `incomeFrom`. US dollars. */
export interface RetirementCredit {
  readonly age: number;
  readonly rate: number;
  readonly base: ByStatus<Usd>;
  readonly incomeFrom: ByStatus<Usd>;
}

export const retirementCredit: LawTable<RetirementCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 62, rate: 0.09, base: byStatus(7_500, 15_000, 7_500, 7_500), incomeFrom: byStatus(15_000, 30_000, 15_000, 15_000) },
  'Form OR-40 line 26, Schedule OR-ASC code 813, retirement income credit worksheet; ORS 316.157',
);

const creditForRetirement = workedOut(retirementCredit, ({ age, rate, base, incomeFrom }, { household, federal }) => {
  // Only a joint return has more: ORS 316.157.
  const { status } = federal;
  if (household.pensionIncome + household.spousePensionIncome === 0) return 0;
  const pensions = spousesOf(federal).reduce((sum, person) => sum + (person.age >= age ? person.pensionIncome : 0), 0);
  const benefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits;
  const income = federal.adjustedGrossIncome - federal.taxableSocialSecurity;
  const most = Math.max(0, base[status] - benefits) - Math.max(0, income - incomeFrom[status]);
  return rate * Math.min(pensions, Math.max(0, most));
});

/** Shares (fractions) of the federal credit, with a dependent under `ageBelow` and without. */
export interface EarnedIncomeShares {
  readonly ageBelow: number;
  readonly withYoungChild: number;
  readonly otherwise: number;
}

export const earnedIncomeCreditShares: LawTable<EarnedIncomeShares, HouseholdYear> = {
  ...unchanged([2024, 2025], { ageBelow: 3, withYoungChild: 0.12, otherwise: 0.09 }, 'Form OR-40 line 32; ORS 315.266(1)'),
  2026: {
    value: { ageBelow: 3, withYoungChild: 0.17, otherwise: 0.14 },
    source: 'ORS 315.266(1), as amended by Or. Laws 2026, c. 142, § 3',
  },
};

const creditForEarnedIncome = workedOut(earnedIncomeCreditShares, ({ ageBelow, withYoungChild, otherwise }, { federal }) => {
  // Without the rule on Social Security numbers: ORS 315.266(2).
  const credit = federal.earnedIncomeCreditWithAnyNumber;
  if (credit === 0) return 0;
  return (federal.dependentsBelow(ageBelow) > 0 ? withYoungChild : otherwise) * credit;
});

/** Oregon Kids' Credit: for each child under `ageBelow`, at most `most`; phases out over `range` of income above `start`. US dollars. */
export interface KidsCredit {
  readonly amount: Usd;
  readonly start: Usd;
  readonly range: Usd;
  readonly ageBelow: number;
  readonly most: number;
}

export const kidsCredit: LawTable<KidsCredit, HouseholdYear> = provisional2026({
  2024: {
    value: { amount: 1_000, start: 25_750, range: 5_000, ageBelow: 6, most: 5 },
    source: 'Form OR-40 (2024) line 33, Oregon Kids’ Credit; ORS 315.273',
  },
  2025: {
    value: { amount: 1_050, start: 26_550, range: 5_000, ageBelow: 6, most: 5 },
    source: 'Form OR-40 (2025) line 33, Oregon Kids’ Credit; ORS 315.273',
  },
});

const creditForKids = workedOut(kidsCredit, ({ amount, start, range, ageBelow, most }, worksheet) => {
  const { federal } = worksheet;
  const children = Math.min(most, federal.dependentsBelow(ageBelow));
  if (children === 0) return 0;
  // Income after Oregon's subtractions.
  const income = federal.adjustedGrossIncome - federalTaxSubtraction.of(worksheet) - federal.taxableSocialSecurity;
  return amount * children * Math.min(1, Math.max(0, 1 - (income - start) / range));
});

/** Credited shares of expenses by tenths of the poverty guideline that the income reaches, up to three times the guideline. */
const careShares = (percentages: readonly number[]) =>
  notOver(...percentages.map((percentage, index) => [(index + 1) / 10, percentage / 100] as const));

/** By the age of the youngest child in care; expenses count up to a limit for each of two children. US dollars. */
export interface DependentCare {
  readonly limit: Usd;
  readonly ageBelow: number;
  /** The tables end at this number of people in the household. */
  readonly mostPeople: number;
  readonly shares: readonly { readonly youngestBelow: number; readonly byIncome: StepTable }[];
}

export const dependentCare: LawTable<DependentCare, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    limit: 12_000,
    ageBelow: 13,
    mostPeople: 8,
    shares: [
      {
        youngestBelow: 3,
        byIncome: careShares([
          10, 20, 30, 40, 50, 55, 60, 65, 70, 75, 75, 71, 66, 61, 55, 50, 47, 47, 47, 47, 45, 40, 35, 30, 20, 10, 6, 6, 4, 4,
        ]),
      },
      {
        youngestBelow: 6,
        byIncome: careShares([
          8, 18, 28, 38, 48, 53, 58, 63, 68, 73, 73, 69, 64, 59, 53, 48, 45, 45, 45, 45, 43, 38, 33, 28, 18, 8, 6, 6, 4, 4,
        ]),
      },
      {
        youngestBelow: 13,
        byIncome: careShares([
          5, 15, 25, 35, 45, 50, 55, 60, 65, 70, 70, 66, 61, 56, 50, 45, 42, 42, 42, 42, 40, 35, 30, 25, 15, 5, 4, 4, 4, 4,
        ]),
      },
    ],
  },
  'Schedule OR-WFHDC, Publication OR-WFHDC-TB; ORS 315.264',
);

const creditForCare = workedOut(
  dependentCare,
  ({ limit, ageBelow, shares, mostPeople }, worksheet) => {
    const { status, household, federal } = worksheet;
    if (household.dependentCareExpenses === 0 || status === 'marriedSeparate') return 0;
    const earned = spousesOf(federal).map(({ wages, selfEmployment }) => wages + selfEmployment);
    // Care paid by benefits counts: Schedule OR-WFHDC instructions, qualifying expenses.
    const expenses = Math.min(household.dependentCareExpenses, limit * Math.min(2, federal.dependentsBelow(ageBelow)), ...earned);
    const column = shares.find(({ youngestBelow }) => federal.dependentsBelow(youngestBelow) > 0);
    if (expenses <= 0 || !column) return 0;
    return expenses * valueAt(column.byIncome, Math.max(0, federal.adjustedGrossIncome) / guidelineOf(worksheet, mostPeople));
  },
  povertyGuideline,
);

/** The household's guideline, for at most as many people as Oregon's tables have. */
function guidelineOf(worksheet: StateWorksheet<HouseholdYear>, mostPeople: number): Usd {
  const { value } = povertyGuideline[worksheet.year];
  const eachFurther = value.marriedJoint - value.single;
  const people = Math.min(mostPeople, worksheet.persons + dependents(worksheet));
  return value.single + (people - 1) * eachFurther;
}

const perTaxpayer = lostAbove(fixed(exemptionCredit), exemptionCreditLimit);
/** For each taxpayer who is nobody's dependent, and each dependent: Form OR-40 lines 6a to 6d; ORS 316.085. */
const exemptionCredits: Amount<TaxYear> = {
  ...perTaxpayer,
  of: (worksheet) => (unclaimedPersons(worksheet) + dependents(worksheet)) * perTaxpayer.of(worksheet),
};

/** As long as federal adjusted gross income does not exceed this, a blind person also counts as severely disabled. US dollars. */
export const severeDisabilityLimit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(100_000),
  'Form OR-40 lines 6a and 6b, Severely disabled; ORS 316.758; OAR 150-316-0585',
);
const furtherForBlindness = perBlindPerson<HouseholdYear>({
  ...lostAbove<HouseholdYear>(fixed<HouseholdYear>(exemptionCredit), severeDisabilityLimit),
  source: ({ year }) => severeDisabilityLimit[year].source,
});
const taxableBenefits = amountFrom<HouseholdYear>(
  [],
  ({ federal }) => federal.taxableSocialSecurity,
  () => 'Form OR-40 line 11; ORS 316.054',
);

const start = startFromFederalAdjustedGrossIncome('Form OR-40 line 7; ORS 316.048');
const formUntil2023 = [
  start,
  // Before the earned income credit. Without the stimulus payments that reduced it in 2020 and 2021; the engine leaves out one-time
  // payments.
  deduct('federalTaxDeduction', upTo(federalTaxOf('Form OR-40 line 10; ORS 316.680(1)(b), 316.685'), byIncome(federalTaxLimit))),
  deduct('standardDeduction', deniedToAliens(fixed(standardDeduction))),
  graduated(rateSchedules),
  credit('exemptionCredit', exemptionCredits),
];
const householdForm = [
  start,
  deduct('federalTaxDeduction', federalTaxSubtraction),
  deductIfAny('socialSecuritySubtraction', taxableBenefits),
  deductStandardOrItemized({ standard: deniedToAliens(ownStandardDeduction), itemized: ownItemizedDeductions, choice: 'free' }),
  graduated(rateSchedules),
  credit('exemptionCredit', exemptionCredits),
  credit('exemptionCredit', furtherForBlindness),
  credit('retirementIncomeCredit', creditForRetirement),
  refundableCredit('earnedIncomeCredit', creditForEarnedIncome),
  refundableCredit('dependentCareCredit', creditForCare),
  refundableCredit('childTaxCredit', creditForKids),
];

export const stateLaw: StateLaw = {
  code: 'OR',
  // Form OR-40 filing status 5; tax rate chart J.
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
  cliffs: [
    {
      what: 'a step of the federal tax subtraction is lost',
      source: 'Form OR-40 line 10, federal tax liability table; ORS 316.695',
      between: endsOfBands(federalTaxLimit),
    },
    {
      what: 'the exemption credit is lost entirely',
      source: 'ORS 316.085',
      between: aboveLimits(exemptionCreditLimit),
    },
  ],
  itemizesTaxes: 'withExpenses',
  investmentIncome: asFederal,
  businessIncome: { notCounted: { years: YEARS_TO_2026, source: 'Schedule OR-PTE-FY; ORS 316.043' } },
  foreignEarnedIncome: asFederal,
  payrollLevies,
  localities,
  salesTax: taxFoundation(0),
  leftOut: {
    localIncomeTax: 'Portland-area taxes',
    payrollLevies: 'Workers’ Benefit Fund assessment, by hours',
    refundableCredits: 'earned income tax credit, Kids’ Credit, dependent care credit, surplus credit (kicker)',
    other: 'stimulus payments, which reduce the federal tax deduction for 2020 and 2021',
  },
};
