import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { positivePart, roundToCents } from '../kernel/money.ts';
import type { LawTable } from '../kernel/law-table.ts';
import { notingIfAny, type Worksheet } from '../kernel/worksheet.ts';
import {
  charitableDeductionRange,
  itemizedDeductionsLimitation,
  medicalExpenseFloor,
  mortgageDebtLimit,
  mortgageInsurance,
  nonItemizerGiftLimit,
  stateAndLocalTaxCap,
} from '../law/federal/itemized-deductions.ts';
import { qualifiedBusinessIncomeLaw } from '../law/federal/qualified-business-income.ts';
import { carLoanInterestDeduction, overtimeDeduction, tipsDeduction } from '../law/federal/schedule-1a.ts';
import { seniorDeduction as seniorLaw } from '../law/federal/senior-deduction.ts';
import { wageringLossShare } from '../law/federal/wagering-losses.ts';
import { additionalStandardDeduction, agedFrom, dependentStandardDeduction, standardDeduction } from '../law/federal/standard-deduction.ts';
import {
  itemizedDeductions,
  itemizedLimitation,
  NOTHING_ITEMIZED,
  stateAndLocalTaxDeduction,
  type ItemizedDeductions,
} from '../rules/itemized-deductions.ts';
import { deductionForBusinesses, type Business } from '../rules/qualified-business-income.ts';
import { phasedDeduction, seniorDeduction } from '../rules/schedule-1a.ts';
import { basicDeductionOfDependent, standardDeductionWith, type StandardDeduction } from '../rules/standard-deduction.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';

/** The year in which filers without itemized deductions deducted gifts above the line. Pub. L. 116-136 § 2204. */
const GIFTS_BEFORE_AGI = 2020;

/** Schedule 1-A: tips, overtime, car loan interest and the senior deduction. */
export const scheduleOneA: FederalStep = (form) => {
  const { household, status, year } = form;
  if (year < seniorLaw.value.since) return;
  const { modifiedAgi } = form;
  const { tips, overtime } = payWithSsn(form);
  form.tipsDeduction = roundToCents(phasedDeduction(tips, tipsDeduction.value, modifiedAgi, status, year));
  form.overtimeDeduction = roundToCents(phasedDeduction(overtime, overtimeDeduction.value, modifiedAgi, status, year));
  form.carLoanInterestDeduction = roundToCents(
    phasedDeduction(household.carLoanInterest, carLoanInterestDeduction.value, modifiedAgi, status, year),
  );
  form.seniorDeduction = roundToCents(seniorDeduction(seniorsWithSsn(form), modifiedAgi, status, year));
};

/** Tips and overtime of the people with a Social Security number, at most what these people are paid. 26 U.S.C. §§ 224(e), 225(d). */
function payWithSsn({ household, ownPayrollWages, spousePayrollWages }: Form1040): { readonly tips: Usd; readonly overtime: Usd } {
  const { hasSsn, spouseHasSsn, qualifiedTips, qualifiedOvertime } = household;
  const pay = (hasSsn ? ownPayrollWages : 0) + (spouseHasSsn ? spousePayrollWages : 0);
  const tips = Math.min(qualifiedTips, pay);
  return { tips, overtime: Math.min(qualifiedOvertime, pay - tips) };
}

/** Each needs their own Social Security number. 26 U.S.C. § 151(d)(5)(C)(iv). */
function seniorsWithSsn({ household, status }: Form1040): number {
  const { age } = seniorLaw.value;
  const own = household.hasSsn && household.age >= age;
  const spouse = status === 'marriedJoint' && household.spouseHasSsn && household.spouseAge >= age;
  return Number(own) + Number(spouse);
}

/** Takes the larger of the standard and itemized deductions, then the qualified business income (QBI) deduction. */
export const deductionsAndTaxableIncome: FederalStep = (form) => {
  const { household, status, scheduleStatus, year } = form;
  if (!household.nonresident) {
    const mostBasic = household.claimedAsDependent
      ? basicDeductionOfDependent(form.earnedIncome + household.foreignEarnedIncome, year)
      : Infinity;
    // A surviving spouse has a couple's deduction, but deducts the gifts of one: 26 U.S.C. §§ 63(c)(2)(A), (f), 170(p).
    const { charitableGifts } = household;
    const gifts = charitableGifts === 0 ? 0 : Math.min(charitableGifts, nonItemizerGiftLimit[year].value[status]);
    form.standard = standardDeductionWith(conditionsOf(form), gifts, scheduleStatus, year, mostBasic);
    form.standardDeduction = form.standard.basic + form.standard.additional;
  }
  const nonItemizerGifts = form.standard.gifts;
  form.itemizedDeductions = scheduleA(form);
  const itemized = form.itemizedDeductions ? roundToCents(form.itemizedDeductions.total) : 0;
  form.itemizedDeductionsLimitation = itemized > 0 ? limitationOf(form, itemized) : 0;
  const afterLimitation = roundToCents(itemized - form.itemizedDeductionsLimitation);

  form.itemizes = form.choices.deduction
    ? form.choices.deduction === 'itemized'
    : afterLimitation > form.standardDeduction + nonItemizerGifts;
  form.deduction = form.itemizes ? afterLimitation : form.standardDeduction;
  form.nonItemizerGifts = form.itemizes ? 0 : nonItemizerGifts;
  if (year === GIFTS_BEFORE_AGI) form.adjustedGrossIncome = roundToCents(form.adjustedGrossIncome - form.nonItemizerGifts);

  form.giftsFromAgi = year === GIFTS_BEFORE_AGI ? 0 : form.nonItemizerGifts;
  form.incomeBeforeBusinessDeduction = roundToCents(
    form.adjustedGrossIncome - form.deduction - form.giftsFromAgi - scheduleOneATotal(form),
  );
  const beforeBusiness = Math.max(0, form.incomeBeforeBusinessDeduction);
  // The limit on itemized deductions does not lower the QBI deduction. 26 U.S.C. § 199A(e)(1).
  const limitation = form.itemizes ? form.itemizedDeductionsLimitation : 0;
  form.qualifiedBusinessIncomeDeduction = businessDeduction(form, Math.max(0, beforeBusiness - limitation));
  form.taxableIncome = positivePart(beforeBusiness - form.qualifiedBusinessIncomeDeduction);
  noteDeductions(form);
};

const scheduleOneATotal = (form: Form1040): Usd =>
  form.seniorDeduction + form.tipsDeduction + form.overtimeDeduction + form.carLoanInterestDeduction;

/** Number of standard deduction additions: one each time someone on the return is 65 or older, or blind. */
function conditionsOf(form: Form1040): number {
  if (form.choices.agedOrBlind !== undefined) return form.choices.agedOrBlind;
  const { blind, spouseBlind } = form.household;
  return form.peopleAged(agedFrom[form.year].value) + Number(blind) + Number(spouseBlind && form.status === 'marriedJoint');
}

/** Expenses for Schedule A other than state income tax. */
export function itemizableExpenses(household: CompleteHousehold): Usd {
  const { mortgageInterest, mortgageInsurancePremiums, propertyTax, charitableGifts, medicalExpenses } = household;
  const { gamblingLosses, otherItemizedDeductions } = household;
  const others = Math.min(gamblingLosses, household.gamblingWinnings) + otherItemizedDeductions;
  return mortgageInterest + mortgageInsurancePremiums + propertyTax + charitableGifts + medicalExpenses + others;
}

function scheduleA(form: Form1040) {
  const { household, choices, status, year } = form;
  const { nonresident, stateIncomeTaxPaid, charitableGifts, otherItemizedDeductions } = household;
  if (stateIncomeTaxPaid === undefined && choices.stateIncomeTax === undefined && itemizableExpenses(household) === 0) return undefined;
  return itemizedDeductions(
    {
      // Form 1040-NR's Schedule A lacks these: 26 U.S.C. § 873.
      medicalExpenses: nonresident ? 0 : household.medicalExpenses,
      mortgageInterest: nonresident ? 0 : household.mortgageInterest,
      mortgageInsurancePremiums: nonresident ? 0 : household.mortgageInsurancePremiums,
      stateLocalTaxes: form.propertyTaxPaid + form.stateIncomeTaxPaid,
      mortgageDebt: household.mortgageDebt,
      charitableDonations: charitableGifts,
      wageringLosses: nonresident ? 0 : wageringLossesOf(household),
      otherDeductions: otherItemizedDeductions,
    },
    Math.max(0, form.adjustedGrossIncome),
    status,
    year,
    form.excludedIncome,
  );
}

const wageringLossesOf = ({ gamblingLosses, gamblingWinnings, taxYear }: CompleteHousehold): Usd =>
  gamblingLosses === 0 ? 0 : Math.min(wageringLossShare[taxYear].value * gamblingLosses, gamblingWinnings);

/** What Schedule A would deduct with this state income tax, before the limit of § 68. */
export function itemizedWith(form: Form1040, stateIncomeTax: Usd): Usd {
  const { total, stateLocalTaxes } = form.itemizedDeductions ?? NOTHING_ITEMIZED;
  const paid = form.propertyTaxPaid + stateIncomeTax;
  return total - stateLocalTaxes + stateAndLocalTaxDeduction(paid, form.modifiedAgi, form.status, form.year);
}

/** 26 U.S.C. § 68. Its threshold is compared with taxable income before itemized deductions. */
function limitationOf(form: Form1040, itemized: Usd): Usd {
  if (itemizedDeductionsLimitation[form.year].value === 0) return 0;
  const withoutItemized = form.adjustedGrossIncome - scheduleOneATotal(form);
  const business = businessDeduction(form, Math.max(0, withoutItemized - itemized));
  return roundToCents(itemizedLimitation(itemized, withoutItemized - business, form.scheduleStatus, form.year));
}

function businessDeduction(form: Form1040, taxableIncome: Usd): Usd {
  const { household, year, status } = form;
  const { selfEmploymentProfit, spouseSelfEmploymentProfit, sCorporationProfit } = household;
  if (selfEmploymentProfit === 0 && spouseSelfEmploymentProfit === 0 && sCorporationProfit === 0 && form.partnershipIncome === 0) return 0;
  // 26 CFR § 1.199A-3(b)(1)(vi).
  const { ownSelfEmploymentTaxDeduction: own, spouseSelfEmploymentTaxDeduction: spouse } = form;
  const businesses: readonly Business[] = [
    { income: selfEmploymentProfit - own - form.ownSelfEmployedRetirement - form.ownSelfEmployedHealthInsurance, wages: 0 },
    { income: spouseSelfEmploymentProfit - spouse - form.spouseSelfEmployedRetirement - form.spouseSelfEmployedHealthInsurance, wages: 0 },
    { income: sCorporationProfit, wages: household.sCorporationWages },
    // Above the threshold, wages that a partnership pays could raise the deduction, but no field has them.
    { income: form.partnershipIncome, wages: 0, isPassive: !household.partnershipIsActive },
  ];
  const { specifiedService } = household;
  const limits = { specifiedService, taxableIncome, netCapitalGain: form.preferentialIncome };
  return roundToCents(deductionForBusinesses(businesses, limits, qualifiedBusinessIncomeLaw[year].value[status]));
}

/** Writes the lines of Schedule A that are not zero. */
export function noteItemized(worksheet: Worksheet, itemized: ItemizedDeductions, limitation: Usd, year: LawYear): void {
  const line = notingIfAny(worksheet, year);
  line('medicalDeduction', -itemized.medical, medicalExpenseFloor);
  line('stateLocalTaxDeduction', -itemized.stateLocalTaxes, stateAndLocalTaxCap);
  line('mortgageInterestDeduction', -itemized.mortgageInterest, mortgageDebtLimit);
  line('mortgageInsuranceDeduction', -itemized.mortgageInsurance, mortgageInsurance);
  line('charitableDeduction', -itemized.charitable, charitableDeductionRange);
  line('gamblingLosses', -itemized.wageringLosses, wageringLossShare, '; Schedule A (Form 1040) line 16');
  line('otherItemizedDeduction', itemized.wageringLosses - itemized.other, '26 U.S.C. § 67(b); Schedule A (Form 1040) line 16');
  line('itemizedDeductionsLimitation', limitation, itemizedDeductionsLimitation);
}

/** The standard deduction with its additions. */
export function noteStandard(
  worksheet: Worksheet,
  standard: Omit<StandardDeduction, 'total'>,
  year: LawYear,
  ofBasic: LawTable<unknown> = standardDeduction,
): void {
  worksheet.note('standardDeduction', -standard.basic, ofBasic[year].source);
  if (standard.additional > 0)
    worksheet.note('additionalStandardDeduction', -standard.additional, additionalStandardDeduction[year].source);
  if (standard.gifts > 0) worksheet.note('giftsBesideStandardDeduction', -standard.gifts, nonItemizerGiftLimit[year].source);
}

function noteDeductions(form: Form1040): void {
  const { year, worksheet } = form;
  if (form.itemizes && form.itemizedDeductions) {
    noteItemized(worksheet, form.itemizedDeductions, form.itemizedDeductionsLimitation, year);
  } else if (form.household.nonresident) {
    worksheet.note('standardDeduction', 0, '26 U.S.C. § 63(c)(6)(B)');
  } else {
    noteStandard(worksheet, form.standard, year, form.household.claimedAsDependent ? dependentStandardDeduction : standardDeduction);
  }
  if (form.tipsDeduction > 0) worksheet.note('tipsDeduction', -form.tipsDeduction, tipsDeduction.source);
  if (form.overtimeDeduction > 0) worksheet.note('overtimeDeduction', -form.overtimeDeduction, overtimeDeduction.source);
  if (form.carLoanInterestDeduction > 0) {
    worksheet.note('carLoanInterestDeduction', -form.carLoanInterestDeduction, carLoanInterestDeduction.source);
  }
  if (form.seniorDeduction > 0) worksheet.note('seniorDeduction', -form.seniorDeduction, seniorLaw.source);
  if (form.qualifiedBusinessIncomeDeduction > 0) {
    worksheet.note('qualifiedBusinessIncomeDeduction', -form.qualifiedBusinessIncomeDeduction, qualifiedBusinessIncomeLaw[year].source);
  }
  worksheet.note('taxableIncome', form.taxableIncome, '26 U.S.C. § 63(b)');
}
