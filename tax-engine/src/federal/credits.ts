import type { Usd } from '@bracketwise/contract/amounts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { childTaxCredit, childTaxCreditAgeBelow, childTaxCreditPhaseOut, childTaxCreditRefund } from '../law/federal/child-tax-credit.ts';
import { dependentCareCredit as dependentCareLaw } from '../law/federal/dependent-care-credit.ts';
import {
  childlessEarnedIncomeCredit,
  childlessEarnedIncomeCreditAges,
  disqualifiedIncomeLimit,
  familyEarnedIncomeCredit,
  qualifyingChildAgeBelow,
} from '../law/federal/earned-income-credit.ts';
import { elderlyCredit as elderlyLaw } from '../law/federal/elderly-credit.ts';
import { allowedChildTaxCredit, splitChildTaxCredit } from '../rules/child-tax-credit.ts';
import { dependentCareCredit } from '../rules/dependent-care-credit.ts';
import { earnedIncomeCredit } from '../rules/earned-income-credit.ts';
import { elderlyCredit } from '../rules/elderly-credit.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';

/** Form 2441. */
export const dependentCare: FederalStep = (form) => {
  const { household, status, year, worksheet } = form;
  if (household.dependentCareExpenses === 0 || household.nonresident) return;
  const { value, source } = dependentCareLaw[year];
  const { expenses, rate } = dependentCareCredit(
    {
      expenses: household.dependentCareExpenses,
      dependents: form.dependentsBelow(value.ageBelow),
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
  if (value.refundable) return;
  const before = worksheet.roundedTax;
  worksheet.credit('dependentCareCredit', credit, source);
  form.dependentCareCredit = sumOf(before, -worksheet.roundedTax);
};

/** Schedule 3 line 13g of 2021. This credit is a payment, so credits limited to the tax come first. */
export const refundedDependentCare: FederalStep = (form) => {
  const { value, source } = dependentCareLaw[form.year];
  if (!value.refundable || form.dependentCareCreditBeforeLimit === 0) return;
  form.worksheet.addTax('dependentCareCredit', -form.dependentCareCreditBeforeLimit, source);
  form.dependentCareCredit = form.dependentCareCreditBeforeLimit;
};

/** Earned income of the filer, or of the lower-earning spouse. 26 U.S.C. § 21(d)(1). */
function lowestEarnedIncome(form: Form1040): Usd {
  const { wages, selfEmploymentProfit, spouseWages, spouseSelfEmploymentProfit } = form.household;
  const own = wages + selfEmploymentProfit - form.ownSelfEmploymentTaxDeduction;
  if (form.status !== 'marriedJoint') return own;
  const spouse = spouseWages + spouseSelfEmploymentProfit - (form.selfEmploymentTaxDeduction - form.ownSelfEmploymentTaxDeduction);
  return Math.min(own, spouse);
}

/** Schedule R. */
export const elderly: FederalStep = (form) => {
  const { household, status, year, worksheet } = form;
  const { value, source } = elderlyLaw[year];
  const people = form.peopleAged(value.age);
  if (people === 0 || household.nonresident) return;
  const untaxedBenefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - form.taxableSocialSecurity;
  const before = worksheet.roundedTax;
  worksheet.credit('elderlyCredit', elderlyCredit(people, form.adjustedGrossIncome, untaxedBenefits, status, year), source);
  form.elderlyCredit = sumOf(before, -worksheet.roundedTax);
};

/** Form 1040 line 27. Computed before the child tax credit, because it limits that credit's refund; applied afterward. */
export const earnedIncome: FederalStep = (form) => {
  const { household, year } = form;
  // Nonresidents and filers who exclude foreign income cannot take the credit. 26 U.S.C. § 32(c)(1)(C), (D).
  if (form.status === 'marriedSeparate' || household.nonresident || household.excludesForeignIncome) return;
  const earned = form.earnedIncome;
  if (earned <= 0) return;
  const investmentIncome =
    household.taxableInterest +
    household.nonqualifiedDividends +
    household.qualifiedDividends +
    form.gains.shortTermGain +
    form.gains.longTermGain;
  if (investmentIncome > disqualifiedIncomeLimit[year].value) return;
  const law = earnedIncomeCreditLaw(form);
  if (!law) return;
  form.earnedIncomeCredit = earnedIncomeCredit(earned, form.status, law.value, form.adjustedGrossIncome);
  form.earnedIncomeCreditSource = law.source;
};

function earnedIncomeCreditLaw(form: Form1040) {
  const { year, household } = form;
  if (household.dependentAges.length > 0) {
    const children = form.dependentsBelow(qualifyingChildAgeBelow[year].value);
    const { value, source } = familyEarnedIncomeCredit[year];
    const row = value[Math.min(children, value.length) - 1];
    if (row) return { value: row, source };
  }
  const { from, to } = childlessEarnedIncomeCreditAges[year].value;
  const isOfAge = (age: number) => age >= from && age <= to;
  const someoneIsOfAge = isOfAge(household.age) || (form.status === 'marriedJoint' && isOfAge(household.spouseAge));
  return someoneIsOfAge ? childlessEarnedIncomeCredit[year] : undefined;
}

/** Schedule 8812: the nonrefundable and the refundable part of the credit. */
export const children: FederalStep = (form) => {
  const { household, status, year, worksheet } = form;
  const dependents = household.dependentAges.length;
  if (dependents > 0 && !household.nonresident) {
    const qualifying = form.dependentsBelow(childTaxCreditAgeBelow[year].value);
    const { full, phasedOut, allowed, forOtherDependents } = allowedChildTaxCredit(
      { children: qualifying, youngChildren: form.dependentsBelow(YOUNG), otherDependents: dependents - qualifying },
      form.modifiedAgi,
      status,
      year,
    );
    form.childTaxCreditAllowed = allowed;
    worksheet.note('childTaxCreditInFull', full, childTaxCredit[year].source);
    if (phasedOut > 0) worksheet.note('childTaxCreditPhaseOut', -phasedOut, childTaxCreditPhaseOut[year].source);
    const { nonrefundable, refundable } = splitChildTaxCredit(
      {
        children: qualifying,
        allowed,
        forOtherDependents,
        incomeTax: Math.max(0, worksheet.roundedTax),
        earnedIncome: form.earnedIncome,
        payrollTax: form.socialSecurity + form.medicare + form.additionalMedicare + form.selfEmploymentTaxDeduction,
        earnedIncomeCredit: form.earnedIncomeCredit,
      },
      year,
    );
    worksheet.credit('childTaxCredit', nonrefundable, '26 U.S.C. §§ 24(a), 26(a); Schedule 8812 line 14');
    form.childTaxCredit = roundToCents(nonrefundable);
    // Filers who exclude foreign income get no refund. 26 U.S.C. § 24(d)(3).
    if (refundable > 0 && !household.excludesForeignIncome) {
      worksheet.addTax('additionalChildTaxCredit', -refundable, childTaxCreditRefund[year].source);
      form.additionalChildTaxCredit = roundToCents(refundable);
    }
  }
  if (form.earnedIncomeCredit > 0) {
    worksheet.addTax('earnedIncomeCredit', -form.earnedIncomeCredit, form.earnedIncomeCreditSource);
  }
};

/** 26 U.S.C. § 24(i)(1). */
const YOUNG = 6;
