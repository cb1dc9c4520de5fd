import type { Usd } from '@bracketwise/contract/amounts';
import type { Cited } from '../kernel/law-table.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { dependentCareBenefitsLimit } from '../law/federal/cafeteria-plans.ts';
import {
  childTaxCredit,
  childTaxCreditAgeBelow,
  childTaxCreditPhaseOut,
  childTaxCreditRefund,
  childTaxCreditSsnSince,
} from '../law/federal/child-tax-credit.ts';
import { dependentCareCredit as dependentCareLaw } from '../law/federal/dependent-care-credit.ts';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit, type EarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';
import {
  childlessEarnedIncomeCreditAges,
  childrenNeedSsnUntil,
  disqualifiedIncomeLimit,
  separatedSpousesSince,
} from '../law/federal/earned-income-credit-eligibility.ts';
import { americanOpportunityCredit, educationCreditsSsnSince, lifetimeLearningCredit } from '../law/federal/education-credits.ts';
import { elderlyCredit as elderlyLaw } from '../law/federal/elderly-credit.ts';
import { saversCredit as saversLaw } from '../law/federal/savers-credit.ts';
import { allowedChildTaxCredit, splitChildTaxCredit } from '../rules/child-tax-credit.ts';
import { dependentCareCredit } from '../rules/dependent-care-credit.ts';
import { disqualifiedIncome } from '../rules/disqualified-income.ts';
import { earnedIncomeCredit } from '../rules/earned-income-credit.ts';
import { educationCredits } from '../rules/education-credits.ts';
import { elderlyCredit } from '../rules/elderly-credit.ts';
import { saversCredit, type Saver } from '../rules/savers-credit.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';

/**
 * Form 2441 Part III. What was paid in is taken for spent on care. Every separate return is taken for that of spouses who live together.
 */
export const dependentCareBenefits: FederalStep = (form) => {
  const { household, status, year } = form;
  const benefits = household.dependentCareFlexibleSpending + household.spouseDependentCareFlexibleSpending;
  if (benefits === 0) return;
  const limit = dependentCareBenefitsLimit[year].value[status];
  form.excludedCareBenefits = roundToCents(Math.min(benefits, limit, Math.max(0, lowestEarnedIncome(form))));
  form.taxableCareBenefits = sumOf(benefits, -form.excludedCareBenefits);
};

/** Form 2441 Part II. */
export const dependentCare: FederalStep = (form) => {
  const { household, status, year, worksheet } = form;
  if (household.dependentCareExpenses === 0 || household.nonresident) return;
  const { source } = dependentCareLaw[year];
  const { expenses, rate } = dependentCareCredit(
    {
      expenses: household.dependentCareExpenses,
      excludedBenefits: form.excludedCareBenefits,
      dependents: form.dependentsInCare,
      lowestEarnedIncome: lowestEarnedIncome(form),
      adjustedGrossIncome: form.adjustedGrossIncome,
    },
    status,
    year,
  );
  const credit = expenses * rate;
  if (credit <= 0) return;
  form.dependentCareExpenses = expenses;
  form.dependentCareRate = rate;
  form.dependentCareCreditBeforeLimit = roundToCents(credit);
  if (isRefunded(form)) return;
  const before = worksheet.roundedTax;
  worksheet.credit('dependentCareCredit', credit, source);
  form.dependentCareCredit = sumOf(before, -worksheet.roundedTax);
};

/** Schedule 3 line 13g of 2021. This credit is a payment, so credits limited to the tax come first. */
export const refundedDependentCare: FederalStep = (form) => {
  if (form.dependentCareCreditBeforeLimit === 0 || !isRefunded(form)) return;
  const { source } = dependentCareLaw[form.year];
  form.worksheet.addTax('dependentCareCredit', -form.dependentCareCreditBeforeLimit, source);
  form.dependentCareCredit = form.dependentCareCreditBeforeLimit;
};

/** Whether the care credit is refundable: in 2021, with a home in the United States. 26 U.S.C. § 21(g)(1). */
const isRefunded = ({ year, household }: Form1040): boolean => dependentCareLaw[year].value.refundable && !household.excludesForeignIncome;

/** Earned income of the filer, or of the lower-earning spouse. 26 U.S.C. § 21(d)(1). */
function lowestEarnedIncome(form: Form1040): Usd {
  const { wages, selfEmploymentProfit, spouseWages, spouseSelfEmploymentProfit } = form.household;
  const own = wages + selfEmploymentProfit - form.ownSelfEmploymentTaxDeduction;
  if (form.status !== 'marriedJoint') return own;
  const spouse = spouseWages + spouseSelfEmploymentProfit - form.spouseSelfEmploymentTaxDeduction;
  return Math.min(own, spouse);
}

/** Schedule R. */
export const elderly: FederalStep = (form) => {
  const { household, status, year, worksheet, isSeparated } = form;
  const { value, source } = elderlyLaw[year];
  const people = form.peopleAged(value.age);
  if (people === 0 || household.nonresident || (status === 'marriedSeparate' && !isSeparated)) return;
  const untaxedBenefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - form.taxableSocialSecurity;
  const before = worksheet.roundedTax;
  worksheet.credit('elderlyCredit', elderlyCredit(people, form.adjustedGrossIncome, untaxedBenefits, status, year), source);
  form.elderlyCredit = sumOf(before, -worksheet.roundedTax);
};

/** Form 8863: the nonrefundable part of both credits. */
export const education: FederalStep = (form) => {
  const { household, status, year, worksheet } = form;
  if (household.students.length === 0 || household.nonresident) return;
  // 26 U.S.C. § 25A(g)(3)(A).
  const needsSsn = year >= educationCreditsSsnSince.value;
  if (household.claimedAsDependent || (needsSsn && !form.everyoneHasSsn)) return;
  const students = household.students.filter(({ hasSsn }) => hasSsn || !needsSsn);
  const { americanOpportunity, lifetimeLearning } = educationCredits(students, form.modifiedAgi, status, year);
  form.refundableEducationCredit = isTaxedAsChild(form)
    ? 0
    : roundToCents(americanOpportunityCredit[year].value.refundableShare * americanOpportunity);
  const { source } = (americanOpportunity > 0 ? americanOpportunityCredit : lifetimeLearningCredit)[year];
  const before = worksheet.roundedTax;
  worksheet.credit('educationCredits', americanOpportunity - form.refundableEducationCredit + lifetimeLearning, source);
  form.educationCredits = sumOf(before, -worksheet.roundedTax);
};

/**
 * Whether the parents' rates apply to unearned income, and the credit is not refundable: 26 U.S.C. §§ 1(g)(2), 25A(i)(5). Takes a living parent for granted, and that nobody
 * so young earns more than half of the support.
 */
export function isTaxedAsChild({ household, status, year }: Form1040): boolean {
  const { ageBelow, refundableFromAge } = americanOpportunityCredit[year].value;
  return status !== 'marriedJoint' && household.age < (household.fullTimeStudent ? refundableFromAge : ageBelow);
}

/** Form 1040 line 29. */
export const refundedEducation: FederalStep = (form) => {
  if (form.refundableEducationCredit === 0) return;
  const { source } = americanOpportunityCredit[form.year];
  form.worksheet.addTax('refundableEducationCredit', -form.refundableEducationCredit, source);
};

/** Form 8880. Leaves out distributions of the two years before, and those of the next year until the return is due. */
export const savers: FederalStep = (form) => {
  const { household, status, year, worksheet } = form;
  const people = saversOn(form);
  if (people.every(({ contributions }) => contributions === 0)) return;
  const distributions =
    household.pensionIncome + household.spousePensionIncome - household.rothConversions - household.spouseRothConversions;
  const { contributions, rate } = saversCredit(people, distributions, form.modifiedAgi, status, year);
  const before = worksheet.roundedTax;
  worksheet.credit('saversCredit', contributions * rate, saversLaw[year].source, rate);
  form.saversCredit = sumOf(before, -worksheet.roundedTax);
};

/** The people on a return with what they put into retirement accounts: 26 U.S.C. § 25B(d)(1). Not somebody's dependent: § 25B(c)(2)(A). */
function saversOn(form: Form1040): readonly Saver[] {
  const { household, status } = form;
  const joint = status === 'marriedJoint';
  const { iraContributions, spouseIraContributions } = household;
  // The deduction is one amount for both spouses.
  const unassigned = Math.max(0, form.iraDeduction - iraContributions - spouseIraContributions);
  const own: Saver = {
    age: household.age,
    fullTimeStudent: household.fullTimeStudent,
    contributions: household.electiveDeferrals + household.rothIraContributions + iraContributions + (joint ? unassigned / 2 : unassigned),
  };
  if (!joint) return household.claimedAsDependent ? [] : [own];
  const spouse: Saver = {
    age: household.spouseAge,
    fullTimeStudent: household.spouseFullTimeStudent,
    contributions: household.spouseElectiveDeferrals + household.spouseRothIraContributions + spouseIraContributions + unassigned / 2,
  };
  return household.claimedAsDependent ? [spouse] : [own, spouse];
}

/**
 * Form 1040 line 27. Computed before the child tax credit, because it limits that credit's refund; applied afterward. Takes somebody's dependent
 * for a qualifying child, who has no credit.
 */
export const earnedIncome: FederalStep = (form) => {
  const { household, year } = form;
  form.earnedIncomeCreditDenied = household.nonresident || household.excludesForeignIncome || household.claimedAsDependent;
  if (form.earnedIncomeCreditDenied || (form.status === 'marriedSeparate' && !isSeparatedParent(form))) return;
  const earned = form.earnedIncome;
  if (earned <= 0) return;
  if (disqualifiedIncome(form) > disqualifiedIncomeLimit[year].value) return;
  const creditBy = (law: EarnedIncomeCreditOfYear | undefined) =>
    law ? earnedIncomeCredit(earned, form.isSeparated ? 'single' : form.status, law.value, form.adjustedGrossIncome) : 0;
  const { qualifyingChildren } = form;
  const lawWithAnyNumber = lawForChildren(form, qualifyingChildren);
  form.earnedIncomeCreditWithAnyNumber = creditBy(lawWithAnyNumber);
  // 26 U.S.C. § 32(c)(1)(E), (3)(D), (m).
  if (!form.everyoneHasSsn) return;
  const law = form.qualifyingChildrenWithSsn === qualifyingChildren ? lawWithAnyNumber : earnedIncomeCreditLaw(form);
  if (!law) return;
  form.earnedIncomeCredit = law === lawWithAnyNumber ? form.earnedIncomeCreditWithAnyNumber : creditBy(law);
  form.earnedIncomeCreditSource = law.source;
};

/** 26 U.S.C. § 32(d)(2). */
const isSeparatedParent = ({ isSeparated, year, qualifyingChildren }: Form1040): boolean =>
  isSeparated && year >= separatedSpousesSince.value && qualifyingChildren > 0;

type EarnedIncomeCreditOfYear = Cited<EarnedIncomeCredit>;

/** For the children with Social Security numbers; undefined if nobody on the return has the age for the credit. */
export function earnedIncomeCreditLaw(form: Form1040): EarnedIncomeCreditOfYear | undefined {
  const children = form.qualifyingChildrenWithSsn;
  const isDenied = children === 0 && form.qualifyingChildren > 0 && form.year <= childrenNeedSsnUntil.value;
  return isDenied ? undefined : lawForChildren(form, children);
}

function lawForChildren(form: Form1040, children: number): EarnedIncomeCreditOfYear | undefined {
  const { year, household } = form;
  if (children > 0) {
    const { value, source } = familyEarnedIncomeCredit[year];
    const row = value[Math.min(children, value.length) - 1];
    if (row) return { value: row, source };
  }
  const { from, to, studentFrom = from } = childlessEarnedIncomeCreditAges[year].value;
  const isOfAge = (age: number, student: boolean) => age >= (student ? studentFrom : from) && age <= to;
  const someoneIsOfAge =
    isOfAge(household.age, household.fullTimeStudent) ||
    (form.status === 'marriedJoint' && isOfAge(household.spouseAge, household.spouseFullTimeStudent));
  return someoneIsOfAge ? childlessEarnedIncomeCredit[year] : undefined;
}

/** Schedule 8812: the nonrefundable and the refundable part of the credit. */
export const children: FederalStep = (form) => {
  const { year, worksheet } = form;
  form.taxBeforeChildTaxCredit = worksheet.roundedTax;
  form.taxAfterNonrefundableCredits = worksheet.roundedTax;
  const credits = childCredits(form, Math.max(0, worksheet.roundedTax));
  if (credits) {
    const { full, phasedOut, allowed } = credits.allowance;
    const { nonrefundable, refundable } = credits;
    form.childTaxCreditAllowed = allowed;
    worksheet.note('childTaxCreditInFull', full, (hasNumberForChildren(form) ? childTaxCredit[year] : childTaxCreditSsnSince).source);
    if (phasedOut > 0) worksheet.note('childTaxCreditPhaseOut', -phasedOut, childTaxCreditPhaseOut[year].source);
    worksheet.credit('childTaxCredit', nonrefundable, '26 U.S.C. §§ 24(a), 26(a); Schedule 8812 line 14');
    form.childTaxCredit = roundToCents(nonrefundable);
    form.taxAfterNonrefundableCredits = worksheet.roundedTax;
    if (refundable > 0) {
      worksheet.addTax('additionalChildTaxCredit', -refundable, childTaxCreditRefund[year].source);
      form.additionalChildTaxCredit = roundToCents(refundable);
    }
  }
  if (form.earnedIncomeCredit > 0) {
    worksheet.addTax('earnedIncomeCredit', -form.earnedIncomeCredit, form.earnedIncomeCreditSource);
  }
};

/** Both parts of the credit if `incomeTax` is left for it; undefined without a dependent who gives a right to it. */
function childCredits(form: Form1040, incomeTax: Usd) {
  const { household, status, year } = form;
  const dependents = household.dependentAges.length;
  if (dependents === 0 || (household.nonresident && !form.choices.dualStatus)) return undefined;
  const children = creditedChildren(form);
  const youngChildren = hasNumberForChildren(form) ? form.dependentsWithSsnBelow(YOUNG) : 0;
  const allowance = allowedChildTaxCredit(
    { children, youngChildren, otherDependents: dependents - children },
    form.modifiedAgi,
    status,
    year,
    form.scheduleStatus,
  );
  const { nonrefundable, refundable } = splitChildTaxCredit(
    {
      children,
      allowed: allowance.allowed,
      forOtherDependents: allowance.forOtherDependents,
      incomeTax,
      earnedIncome: form.earnedIncome + form.taxedForeignEarnings,
      payrollTax: form.socialSecurity + form.medicare + form.additionalMedicare + form.selfEmploymentTaxDeduction,
      earnedIncomeCredit: form.earnedIncomeCredit,
    },
    year,
  );
  // Filers who exclude foreign income get no refund. 26 U.S.C. § 24(d)(3).
  return { allowance, nonrefundable, refundable: household.excludesForeignIncome ? 0 : refundable };
}

/**
 * The tax that credits with a carryforward may use: they leave to the child tax credit what of it can't be refunded.
 * Schedule 8812 instructions, Credit Limit Worksheet B; 26 U.S.C. §§ 23(c)(1), 25D(c)
 */
export function taxForCarriedCredits(form: Form1040): Usd {
  const credits = childCredits(form, 0);
  const kept = credits ? credits.allowance.allowed - credits.refundable : 0;
  return Math.max(0, form.worksheet.roundedTax - kept);
}

/** 26 U.S.C. § 24(i)(1). */
const YOUNG = 6;

/** One Social Security number is enough for a couple. */
const hasNumberForChildren = ({ household, status, year }: Form1040): boolean =>
  year < childTaxCreditSsnSince.value || household.hasSsn || (status === 'marriedJoint' && household.spouseHasSsn);

/** Number of children with the child tax credit, each with their own Social Security number: 26 U.S.C. § 24(h)(7). */
export const creditedChildren = (form: Form1040): number =>
  hasNumberForChildren(form) ? form.dependentsWithSsnBelow(childTaxCreditAgeBelow[form.year].value) : 0;
