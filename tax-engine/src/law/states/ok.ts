import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, inPairs, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, lostAbove, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { disqualifiedIncome } from '../../rules/disqualified-income.ts';
import { earnedIncomeCredit } from '../../rules/earned-income-credit.ts';
import { incomeOtherThanGains } from '../../rules/money-income.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  perBlindPerson,
  perDependent,
  perPersonAged,
  perUnclaimedPerson,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit } from '../federal/earned-income-credit.ts';
import { childlessEarnedIncomeCreditAges, disqualifiedIncomeLimit } from '../federal/earned-income-credit-eligibility.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(6_350, 12_700, 6_350, 9_350),
  'Form 511, Oklahoma standard deduction; 68 O.S. § 2358(E)(2)',
);

/** For each taxpayer. US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(1_000),
  'Form 511, exemptions; 68 O.S. § 2358(E)(1)',
);

/** Heads of household use the joint schedule. */
function sixRates(rates: readonly number[], jointTop: Usd): ByStatus<Schedule> {
  return schedules(rates, inPairs([1_000, 2_500, 3_750, 4_900, 7_200], [2_000, 5_000, 7_500, 9_800, jointTop]));
}

const RATES_FROM_2022 = [0.0025, 0.0075, 0.0175, 0.0275, 0.0375, 0.0475];

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  ...unchanged(
    [2020, 2021],
    sixRates([0.005, 0.01, 0.02, 0.03, 0.04, 0.05], 12_200),
    'Form 511, Income Tax Table; 68 O.S. § 2355(B) before Laws 2021, c. 493',
  ),
  ...unchanged(
    [2022, 2023],
    sixRates(RATES_FROM_2022, 12_200),
    'Form 511, Income Tax Table; 68 O.S. § 2355, as amended by Laws 2021, c. 493, § 1 (HB 2962)',
  ),
  ...unchanged(
    [2024, 2025],
    sixRates(RATES_FROM_2022, 14_400),
    'Form 511, Income Tax Table; 68 O.S. § 2355(C), as amended by Laws 2023, 1st Ex. Sess., c. 27',
  ),
  2026: {
    value: schedules([0, 0.025, 0.035, 0.045], inPairs([3_750, 4_900, 7_200], [7_500, 9_800, 14_400])),
    source: '68 O.S. § 2355, as amended by 2025 HB 2764 from 2026',
  },
};

/**
 * Share of the year's federal credit. From 2022 it is the credit under 2020 rules, and refundable. Form 511-EIC; Laws 2021, c. 493, § 2.
 */
export const earnedIncomeCreditShare: LawTable<number, 2020 | 2021> = unchanged(
  [2020, 2021],
  0.05,
  'Form 511, Oklahoma earned income credit; 68 O.S. § 2357.43 before Laws 2021, c. 493',
);

/** Federal adjusted gross income up to which aged taxpayers have another exemption. US dollars. */
export const ageExemptionLimit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(15_000, 25_000, 12_500, 19_000),
  'Form 511, special exemption; 68 O.S. § 2358(E)(1)',
);

export const ageOfExemption: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 65, ageExemptionLimit[2024].source);

/** Untaxed pensions and IRA distributions of each taxpayer. US dollars. */
export const retirementExclusion: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  10_000,
  'Schedule 511-A, Other retirement income; 68 O.S. § 2358(D)(13)',
);

const untaxedRetirement = workedOut(retirementExclusion, (most, { household }) => {
  return Math.min(most, household.pensionIncome) + Math.min(most, household.spousePensionIncome);
});

/** Limit on itemized deductions other than gifts and medical expenses. US dollars. */
export const itemizedLimit: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  17_000,
  'Schedule 511-D; 68 O.S. § 2358(E)(2)(g)',
);

/** The federal itemized deductions without state income tax; property tax fills the federal cap first. */
const itemizedDeductions = workedOut(itemizedLimit, (value, worksheet) => {
  const { federal } = worksheet;
  const { stateLocalTaxes, charitable, medical } = scheduleA(worksheet);
  const incomeTax = stateLocalTaxes - Math.min(stateLocalTaxes, federal.propertyTaxPaid);
  const unlimited = Math.min(federal.deduction, charitable + medical);
  return unlimited + Math.min(value, Math.max(0, federal.deduction - incomeTax - unlimited));
});

/** The part of federal adjusted gross income that Oklahoma taxes. Credits based on federal ones are reduced to that proportion. */
function countedShare({ adjustedGrossIncome, federal }: StateWorksheet<HouseholdYear>): number {
  return federal.adjustedGrossIncome > 0 ? Math.min(1, adjustedGrossIncome / federal.adjustedGrossIncome) : 1;
}

/** Shares (fractions) of the federal credits, of which the larger counts, up to a federal adjusted gross income. US dollars. */
export interface ChildCreditShares {
  readonly care: number;
  readonly child: number;
  readonly incomeLimit: Usd;
}

export const childCreditShares: LawTable<ChildCreditShares, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { care: 0.2, child: 0.05, incomeLimit: 100_000 },
  'Form 511, Oklahoma child care/child tax credit; 68 O.S. § 2357(B)(2)',
);

const childCredit = workedOut(childCreditShares, ({ care, child, incomeLimit }, worksheet) => {
  const { federal } = worksheet;
  if (dependents(worksheet) === 0 || federal.adjustedGrossIncome > incomeLimit) return 0;
  const ofChildren = child * (federal.childTaxCredit + federal.additionalChildTaxCredit);
  return countedShare(worksheet) * Math.max(care * federal.dependentCareCredit, ofChildren);
});

/** Share of the credit under the federal rules of 2020; refundable. */
export const refundableEarnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.05,
  'Form 511-EIC; 68 O.S. § 2357.43, as amended by Laws 2021, c. 493, § 2',
);

const capitalGain = ({ federal }: StateWorksheet<HouseholdYear>) => federal.gains.shortTermGain + federal.gains.longTermGain;

/** The federal earned income credit that 2020 law would give on the year's income. */
function earnedIncomeCreditOf2020(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { federal, household, status } = worksheet;
  if (status === 'marriedSeparate' || federal.earnedIncomeCreditDenied || !federal.everyoneHasSsn || federal.earnedIncome <= 0) return 0;
  if (disqualifiedIncome(federal) > disqualifiedIncomeLimit[2020].value) return 0;
  const children = federal.qualifyingChildrenWithSsn;
  const [one, two, more] = familyEarnedIncomeCredit[2020].value;
  if (children > 0) {
    const ofChildren = children === 1 ? one : children === 2 ? two : more;
    return earnedIncomeCredit(federal.earnedIncome, federal.status, ofChildren, federal.adjustedGrossIncome);
  }
  const { from, to } = childlessEarnedIncomeCreditAges[2020].value;
  const isOfAge = (age: number) => age >= from && age <= to;
  if (!isOfAge(household.age) && !(federal.status === 'marriedJoint' && isOfAge(household.spouseAge))) return 0;
  return earnedIncomeCredit(federal.earnedIncome, federal.status, childlessEarnedIncomeCredit[2020].value, federal.adjustedGrossIncome);
}

const earnedIncomeCreditPaidOut = workedOut(refundableEarnedIncomeCreditShare, (value, worksheet) => {
  const credit = earnedIncomeCreditOf2020(worksheet);
  return credit > 0 ? value * countedShare(worksheet) * credit : 0;
});

/**
 * All income except pay for work abroad, taxed or not, without losses and including the federal earned income credit; the two credits below
 * depend on it.
 */
function grossHouseholdIncome(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { federal, household } = worksheet;
  return (
    incomeOtherThanGains(household) -
    household.foreignEarnedIncome +
    Math.max(0, household.selfEmploymentProfit + household.spouseSelfEmploymentProfit) +
    Math.max(0, household.sCorporationProfit) +
    Math.max(0, household.partnershipIncome) +
    Math.max(0, household.rentalIncome) +
    capitalGain(worksheet) +
    federal.earnedIncomeCredit
  );
}

/** For each person. Up to `incomeLimit`, or `higherLimit` with a dependent or a taxpayer from `age`. US dollars. */
export interface SalesTaxRelief {
  readonly age: number;
  readonly each: Usd;
  readonly incomeLimit: Usd;
  readonly higherLimit: Usd;
}

export const salesTaxRelief: LawTable<SalesTaxRelief, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, each: 40, incomeLimit: 20_000, higherLimit: 50_000 },
  'Form 538-S, Sales tax relief credit; 68 O.S. § 5011',
);

const salesTaxCredit = workedOut(salesTaxRelief, ({ age, each, incomeLimit, higherLimit }, worksheet) => {
  const children = dependents(worksheet);
  const limit = children > 0 || worksheet.federal.peopleAged(age) > 0 ? higherLimit : incomeLimit;
  return grossHouseholdIncome(worksheet) <= limit ? each * (worksheet.persons + children) : 0;
});

/** For homeowners from `age`: property tax above a share (fraction) of income. US dollars. */
export interface PropertyTaxRelief {
  readonly age: number;
  readonly incomeLimit: Usd;
  readonly borne: number;
  readonly most: Usd;
}

export const propertyTaxRelief: LawTable<PropertyTaxRelief, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, incomeLimit: 12_000, borne: 0.01, most: 200 },
  'Form 538-H, Credit or refund of property tax; 68 O.S. §§ 2904 to 2907',
);

const propertyTaxCredit = workedOut(propertyTaxRelief, ({ age, incomeLimit, borne, most }, worksheet) => {
  const { federal, household } = worksheet;
  if (household.propertyTax === 0 || federal.peopleAged(age) === 0) return 0;
  const income = grossHouseholdIncome(worksheet);
  return income <= incomeLimit ? Math.min(most, Math.max(0, household.propertyTax - borne * income)) : 0;
});

const start = startFromFederalAdjustedGrossIncome('Form 511 line 1; 68 O.S. § 2353');
/** None for somebody's dependent: Form 511, exemptions. */
const exemptions = deduct('personalExemption', perUnclaimedPerson(fixed(personalExemption)));
const tax = graduated(rateSchedules);
const standard = deduct('standardDeduction', fixed(standardDeduction));
const form = [start, standard, exemptions, tax];
const formWithCredit = [...form, credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare))];

/** Before the subtractions, because its limit uses federal adjusted gross income. */
const ageExemption: Step<HouseholdYear> = deductIfAny(
  'ageExemption',
  lostAbove(perPersonAged(ageOfExemption, fixed<HouseholdYear>(personalExemption)), ageExemptionLimit),
);

const householdForm = [
  start,
  ageExemption,
  subtractSocialSecurity('Schedule 511-A, Social Security benefits; 68 O.S. § 2358(D)'),
  subtract('retirementIncomeSubtraction', untaxedRetirement),
  deductStandardOrItemized<HouseholdYear>({ standard: fixed(standardDeduction), itemized: itemizedDeductions, choice: 'asFederal' }),
  exemptions,
  deductIfAny('ageExemption', perBlindPerson(fixed<HouseholdYear>(personalExemption))),
  deductIfAny('dependentExemption', perDependent(fixed(personalExemption))),
  tax,
  credit('childTaxCredit', childCredit),
  refundableCredit('earnedIncomeCredit', earnedIncomeCreditPaidOut),
  refundableCredit('salesTaxCredit', salesTaxCredit),
  refundableCredit('propertyTaxCredit', propertyTaxCredit),
];

export const stateLaw: StateLaw = {
  code: 'OK',
  // Form 511, standard deduction and tax table.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: formWithCredit,
    2021: formWithCredit,
    2022: form,
    2023: form,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'the earned income credit falls with the federal one',
      source: '68 O.S. § 2357.43 before Laws 2021, c. 493',
      between: (year, status) => (year <= 2021 ? whileEarnedIncomeCreditFalls(year, status) : []),
    },
  ],
  investmentIncome: { notCounted: { years: YEARS_TO_2026, source: 'Form 561; 68 O.S. § 2358 (Oklahoma property and companies)' } },
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.045),
  leftOut: { refundableCredits: 'earned income tax credit from 2022, sales tax credit' },
};
