import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, provisional2026, unchanged, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';
import { fixed, perPerson, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { eachPension, fromEmployers } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { addBackSelfEmploymentTax } from '../../rules/business-income.ts';
import { allNetGain, interestAndDividends } from '../../rules/investment-income.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  perBlindPerson,
  perDependent,
  propertyTaxBorne,
  refundableCredit,
  scheduleA,
  subtractSocialSecurity,
  unclaimedPersons,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localities } from './mi/localities.ts';

/** For each taxpayer and dependent. MCL 206.30(2), indexed by subsection (7). US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: anyStatus(4_750), source: 'Form MI-1040 (2020) line 9a; MCL 206.30(2), (7)' },
  2021: { value: anyStatus(4_900), source: 'Form MI-1040 (2021) line 9a; MCL 206.30(2), (7)' },
  2022: { value: anyStatus(5_000), source: 'Form MI-1040 (2022) line 9a; MCL 206.30(2), (7)' },
  2023: { value: anyStatus(5_400), source: 'Form MI-1040 (2023) line 9a; MCL 206.30(2), (7)' },
  2024: { value: anyStatus(5_600), source: 'Form MI-1040 (2024) line 9a; MCL 206.30(2), (7)' },
  2025: { value: anyStatus(5_800), source: 'Form MI-1040 (2025) line 9a; MCL 206.30(2), (7)' },
});

/** The exemption of somebody's dependent. US dollars. */
export const exemptionOfDependent: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  1_500,
  'Form MI-1040 line 9e; MCL 206.30(4)',
);

const exemptionsOfTaxpayers = workedOut(
  exemption,
  (value, worksheet: StateWorksheet<HouseholdYear>) => {
    const { year, status, household } = worksheet;
    const ofDependent = household.claimedAsDependent ? exemptionOfDependent[year].value : 0;
    return unclaimedPersons(worksheet) * value[status] + ofDependent;
  },
  exemptionOfDependent,
);

/** For each taxpayer who is blind, in addition to the other exemption. MCL 206.30(3)(a), indexed by subsection (7). US dollars. */
export const specialExemption: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: anyStatus(3_300), source: 'Form MI-1040 (2024) line 9b; MCL 206.30(3)(a), (7)' },
  2025: { value: anyStatus(3_400), source: 'Form MI-1040 (2025) line 9b; MCL 206.30(3)(a), (7)' },
});

export const rate: LawTable<number, TaxYear> = {
  ...unchanged([2020, 2021, 2022], 0.0425, 'Form MI-1040 line 17; MCL 206.51(1)(b)'),
  2023: { value: 0.0405, source: 'Form MI-1040 (2023) line 17; MCL 206.51(1)(c), for this year alone (Att’y Gen. Op. No. 7320)' },
  ...unchanged([2024, 2025], 0.0425, 'Form MI-1040 line 17; MCL 206.51(1)(b)'),
  2026: { value: 0.0425, source: 'Michigan Department of Treasury, notice of April 15, 2026; MCL 206.51(1)(b)' },
};

/** Maximum deduction of private pensions by the older rule; the older spouse decides who is under it. US dollars. */
export const retirementMaximum: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: byStatus(64_040, 128_080, 64_040, 64_040), source: 'Form 4884 (2024), Section A; MCL 206.30(1)(f)(iv)' },
  2025: { value: byStatus(65_897, 131_794, 65_897, 65_897), source: 'Form 4884 (2025), Section A; MCL 206.30(1)(f)(iv)' },
});

/** Share (a fraction) of that maximum for people born later, as phased in by Public Act 4 of 2023. */
export const retirementPhaseIn: LawTable<{ readonly share: number; readonly bornBefore: number }, HouseholdYear> = {
  2024: { value: { share: 0.5, bornBefore: 1963 }, source: 'Form 4884 (2024), Section D; MCL 206.30(10), as added by 2023 PA 4' },
  2025: { value: { share: 0.75, bornBefore: 1967 }, source: 'Form 4884 (2025), Section D; MCL 206.30(10), as added by 2023 PA 4' },
  2026: { value: { share: 1, bornBefore: Infinity }, source: 'MCL 206.30(10), as added by 2023 PA 4' },
};

/** The Michigan standard deduction for people not under the older rule, from an age. US dollars. */
export const ageDeduction: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(20_000, 40_000, 20_000, 20_000),
  'Michigan Schedule 1, Michigan standard deduction; MCL 206.30(9)(b), (e)',
);

/** Which rules apply to a person, by year of birth and age. */
export interface AgeRules {
  readonly olderRuleBefore: number;
  /** People born later have the standard deduction instead of the exemptions. */
  readonly exemptionsKeptBefore: number;
  readonly deductionFrom: number;
}

export const ageRules: LawTable<AgeRules, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { olderRuleBefore: 1946, exemptionsKeptBefore: 1953, deductionFrom: 67 },
  ageDeduction[2024].source,
);

/** Whether people with the deduction instead of exemptions count taxable Social Security benefits toward it. Their exemptions always count. */
export const ageDeductionLessBenefits: LawTable<boolean, HouseholdYear> = {
  ...unchanged([2024, 2025], true, 'Michigan Schedule 1, Worksheet 2; MCL 206.30(9)(e)'),
  2026: { value: false, source: 'Revenue Administrative Bulletin 2026-1; MCL 206.30(9)(e), as amended by 2025 PA 24' },
};

const INVESTMENT_SOURCE = 'Dividend/interest/capital gains deduction for senior citizens; MCL 206.30(1)(p)';

/** Interest, dividends and gains of people under the older rule, minus their pension deduction. Indexed like the maximum above. US dollars. */
export const investmentDeduction: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: byStatus(14_274, 28_548, 14_274, 14_274), source: `Michigan Schedule 1 (2024) line 28, ${INVESTMENT_SOURCE}` },
  2025: { value: byStatus(14_688, 29_376, 14_688, 14_688), source: `Michigan Schedule 1 (2025) line 28, ${INVESTMENT_SOURCE}` },
});

/** Share of the federal credit; refundable. */
export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.3,
  'Form MI-1040 line 27; MCL 206.272(1)(d), as amended by 2023 PA 4',
);

/**
 * Homestead property tax credit: at most `maximum`, minus a tenth per `step` of resources, or part of it, above `reducedFrom`. None for a
 * home with a higher taxable value than `valueUpTo`. US dollars.
 */
export interface HomesteadCredit {
  readonly maximum: Usd;
  readonly reducedFrom: Usd;
  readonly step: Usd;
  readonly resourcesUpTo: Usd;
  readonly valueUpTo: Usd;
}

export const homesteadCredit: LawTable<HomesteadCredit, HouseholdYear> = provisional2026({
  2024: {
    value: { maximum: 1_800, reducedFrom: 60_700, step: 1_000, resourcesUpTo: 69_700, valueUpTo: 160_700 },
    source: 'Form MI-1040CR (2024) lines 9 and 33 to 44; MCL 206.520, 206.522',
  },
  2025: {
    value: { maximum: 1_900, reducedFrom: 62_500, step: 1_000, resourcesUpTo: 71_500, valueUpTo: 165_400 },
    source: 'Form MI-1040CR (2025) lines 9 and 33 to 44; MCL 206.520, 206.522',
  },
});

/** The share of household resources that property tax must exceed, and the credited share of the excess, as fractions. */
export interface HomesteadShares {
  readonly notCredited: StepTable;
  readonly credited: StepTable;
}

/** For households with someone of `seniorAge`, and for others. */
export interface HomesteadSharesByAge {
  readonly seniorAge: number;
  readonly senior: HomesteadShares;
  readonly other: HomesteadShares;
}

export const homesteadShares: LawTable<HomesteadSharesByAge, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    seniorAge: 65,
    senior: {
      notCredited: notOver([3_000, 0], [4_000, 0.01], [5_000, 0.02], [6_000, 0.03], [Infinity, 0.032]),
      credited: notOver(
        [21_000, 1],
        [22_000, 0.96],
        [23_000, 0.92],
        [24_000, 0.88],
        [25_000, 0.84],
        [26_000, 0.8],
        [27_000, 0.76],
        [28_000, 0.72],
        [29_000, 0.68],
        [30_000, 0.64],
        [Infinity, 0.6],
      ),
    },
    other: { notCredited: notOver([Infinity, 0.032]), credited: notOver([Infinity, 0.6]) },
  },
  'Form MI-1040CR lines 34 to 41, Tables 2 and A; MCL 206.522(1)',
);

/** The share of the rent that counts as property tax; seniors may instead get what their rent exceeds a share of their resources by. */
export const rentShares: LawTable<{ readonly ofRent: number; readonly borneBySeniors: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { ofRent: 0.23, borneBySeniors: 0.4 },
  'Form MI-1040CR line 12, Worksheet 5; MCL 206.520, 206.522',
);

type Worksheet = StateWorksheet<HouseholdYear>;

/** Of the filer, or of the older spouse. */
function birthYear({ year, household, status }: Worksheet): number {
  return year - (status === 'marriedJoint' ? Math.max(household.age, household.spouseAge) : household.age);
}

const isUnderOlderRule = (worksheet: Worksheet) => birthYear(worksheet) < ageRules[worksheet.year].value.olderRuleBefore;

/** Age at the end of the year from which IRA distributions count for sure: the rule starts at 59½. Pensions of retired people always do. */
export const iraAge: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  60,
  'Department of Treasury, Individual Plans; RAB 1988-22; MCL 206.30(1)(f)',
);

const pensions = ({ year, household }: Worksheet) =>
  eachPension(household, (own) => (own.age < iraAge[year].value ? fromEmployers(own) : own.all));

/** The older rule in full for those under it; a share of its maximum for the others. */
function retirementDeduction(worksheet: Worksheet): Usd {
  const { year, status } = worksheet;
  const born = birthYear(worksheet);
  const { share, bornBefore } = retirementPhaseIn[year].value;
  const shareOfMaximum = isUnderOlderRule(worksheet) ? 1 : born < bornBefore ? share : 0;
  return Math.min(pensions(worksheet), shareOfMaximum * retirementMaximum[year].value[status]);
}

/** Remaining Michigan standard deduction. The youngest have it instead of the exemptions. */
function standardDeduction(worksheet: Worksheet): Usd {
  const { year, status, persons, federal, household } = worksheet;
  const born = birthYear(worksheet);
  const { olderRuleBefore, exemptionsKeptBefore, deductionFrom } = ageRules[year].value;
  if (born < olderRuleBefore || year - born < deductionFrom) return 0;
  const deduction = ageDeduction[year].value[status];
  if (born < exemptionsKeptBefore) return deduction;
  const exemptions = (persons + household.dependentAges.length) * exemption[year].value[status];
  const benefits = ageDeductionLessBenefits[year].value ? federal.taxableSocialSecurity : 0;
  return Math.max(0, deduction - exemptions - benefits);
}

/** Filers take the larger of the two. */
const prefersPensions = (worksheet: Worksheet) => retirementDeduction(worksheet) > standardDeduction(worksheet);

const pensionSubtraction = amountFrom<HouseholdYear>(
  [retirementMaximum, retirementPhaseIn, ageRules, exemption, iraAge],
  (worksheet) => (pensions(worksheet) > 0 && prefersPensions(worksheet) ? retirementDeduction(worksheet) : 0),
  (worksheet) => (isUnderOlderRule(worksheet) ? retirementMaximum : retirementPhaseIn)[worksheet.year].source,
);

const standardSubtraction = amountFrom<HouseholdYear>(
  [ageDeduction, ageRules, ageDeductionLessBenefits, exemption],
  (worksheet) => (prefersPensions(worksheet) ? 0 : standardDeduction(worksheet)),
  ({ year }) => ageDeduction[year].source,
);

const investmentSubtraction = workedOut(
  investmentDeduction,
  (value, worksheet) => {
    if (!isUnderOlderRule(worksheet)) return 0;
    const income = interestAndDividends(worksheet) + allNetGain(worksheet) - worksheet.federal.gains.allowedLoss;
    return Math.min(income, value[worksheet.status] - retirementDeduction(worksheet));
  },
  ageRules,
);

/** Adjusted gross income with untaxed benefits and interest, and without losses of businesses and rents. MCL 206.508(4). */
function householdResources({ federal, household }: Worksheet): Usd {
  const untaxedBenefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - federal.taxableSocialSecurity;
  const losses =
    Math.max(0, -household.selfEmploymentProfit) +
    Math.max(0, -household.spouseSelfEmploymentProfit) +
    Math.max(0, -federal.partnershipIncome) +
    Math.max(0, -federal.rentalIncome - household.royalties);
  return Math.max(
    0,
    federal.adjustedGrossIncome + untaxedBenefits + household.taxExemptInterest + Math.max(0, losses - federal.excessBusinessLoss),
  );
}

const propertyTaxCredit = workedOut(
  homesteadCredit,
  ({ maximum, reducedFrom, step, resourcesUpTo, valueUpTo }, worksheet) => {
    const { year, federal, household } = worksheet;
    const { ofRent, borneBySeniors } = rentShares[year].value;
    const borne = propertyTaxBorne(worksheet, ofRent);
    if (borne === 0 || household.homeValue > valueUpTo) return 0;
    const resources = householdResources(worksheet);
    if (resources > resourcesUpTo) return 0;
    const { seniorAge, senior, other } = homesteadShares[year].value;
    const isSenior = federal.peopleAged(seniorAge) > 0;
    const { notCredited, credited } = isSenior ? senior : other;
    const excess = Math.max(0, borne - valueAt(notCredited, resources) * resources);
    const tenthsLost = Math.ceil(Math.max(0, resources - reducedFrom) / step);
    const regular = Math.min(maximum, valueAt(credited, resources) * excess) * Math.max(0, 1 - tenthsLost / 10);
    return isSenior ? Math.max(regular, Math.min(maximum, household.rentPaid - borneBySeniors * resources)) : regular;
  },
  homesteadShares,
  rentShares,
);

export const tipsAndOvertime: Cited<{ readonly until: number }> = {
  value: { until: 2028 },
  source: 'MCL 206.30(1), as amended by 2025 PA 24, for 2026 to 2028',
};
const tips = amountFrom(
  [],
  ({ federal }) => federal.tipsDeduction,
  () => tipsAndOvertime.source,
);
const overtime = amountFrom(
  [],
  ({ federal }) => federal.overtimeDeduction,
  () => tipsAndOvertime.source,
);

const start = startFromFederalAdjustedGrossIncome('Form MI-1040 line 10; MCL 206.30(1)');
const exemptionAndTax = [deduct('personalExemption', perPerson(fixed(exemption))), flat(rate)];

const selfEmploymentTax = addBackSelfEmploymentTax('Michigan Schedule 1, Additions to income; MCL 206.30(1)(b)');

const incomeOfHouseholds = [start, selfEmploymentTax, subtractSocialSecurity('Michigan Schedule 1 line 14; MCL 206.30(1)(f)(iii)')];
const wageringLosses = amountFrom<HouseholdYear>(
  [],
  (worksheet) => (worksheet.federal.itemizes ? scheduleA(worksheet).wageringLosses : 0),
  () => 'Michigan Schedule 1, Subtractions from income; MCL 206.30(1), as amended by 2021 PA 168',
);

const subtractionsAndTax = [
  deductIfAny('gamblingLosses', wageringLosses),
  deductIfAny('ageDeduction', standardSubtraction),
  deductIfAny('retirementIncomeSubtraction', pensionSubtraction),
  deductIfAny('interestSubtraction', investmentSubtraction),
  deduct('personalExemption', exemptionsOfTaxpayers),
  deductIfAny('dependentExemption', perDependent(fixed(exemption))),
  deductIfAny('ageExemption', perBlindPerson(fixed(specialExemption))),
  flat(rate),
  refundableCredit('propertyTaxCredit', propertyTaxCredit),
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
];
const formOfHouseholds = [...incomeOfHouseholds, ...subtractionsAndTax];

export const stateLaw: StateLaw = {
  code: 'MI',
  // Form MI-1040 line 7.
  survivingSpouse: 'single',
  form: {
    ...inYears([2020, 2021, 2022, 2023], start, selfEmploymentTax, ...exemptionAndTax),
    2024: formOfHouseholds,
    2025: formOfHouseholds,
    2026: [...incomeOfHouseholds, deductIfAny('tipsDeduction', tips), deductIfAny('overtimeDeduction', overtime), ...subtractionsAndTax],
  },
  investmentIncome: asFederal,
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  localities,
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'taxes in Detroit and other cities',
    refundableCredits: 'earned income tax credit, homestead and home heating credits',
  },
};
