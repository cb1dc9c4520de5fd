import type { Usd } from '@bracketwise/contract/amounts';
import { daysInYear } from '../kernel/days.ts';
import { positivePart, roundToCents } from '../kernel/money.ts';
import { notingIfAny } from '../kernel/worksheet.ts';
import { alimonyUnderFormerLaw, educatorExpenseLimit } from '../law/federal/adjustments.ts';
import { dependentCareBenefitsLimit } from '../law/federal/cafeteria-plans.ts';
import { capitalLossLimit } from '../law/federal/capital-losses.ts';
import { businessLossLimit } from '../law/federal/excess-business-loss.ts';
import { foreignEarnedIncomeLimit, housingRange } from '../law/federal/foreign-earned-income.ts';
import { hsaContributionLimit } from '../law/federal/health-savings-account.ts';
import { iraContributionLimit, sepContributionLimit, type CatchUp } from '../law/federal/retirement-plans.ts';
import { selfEmploymentTaxLaw } from '../law/federal/self-employment.ts';
import { benefitTaxation } from '../law/federal/social-security-benefits.ts';
import { studentLoanInterest } from '../law/federal/student-loan-interest.ts';
import { unemploymentExclusion } from '../law/federal/unemployment-compensation.ts';
import { countedGain } from '../rules/investments.ts';
import { withinPassiveLimit } from '../rules/passive-losses.ts';
import { mostForOwnPlan } from '../rules/retirement.ts';
import { taxableBenefits } from '../rules/social-security-benefits.ts';
import { studentLoanInterestDeduction } from '../rules/student-loan-interest.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';

/**
 * Housing is excluded first; then the remaining foreign earned income, up to the year's limit. Own businesses deduct housing last, instead.
 * 26 U.S.C. § 911(a), (b)(2), (c); Form 2555 lines 28 to 36, 42, 45 and 50
 */
export const foreignExclusions: FederalStep = (form) => {
  const { foreignEarnedIncome, foreignHousingExpenses, foreignHousingLimit, foreignDays, excludesForeignIncome } = form.household;
  if (!excludesForeignIncome || foreignEarnedIncome === 0) return;
  const { base, limit } = housingRange[form.year].value;
  // Form 2555 lines 29b, 32 and 38.
  const days = daysInYear(form.year);
  const share = Math.min(foreignDays ?? days, days) / days;
  const housing = Math.max(0, Math.min(foreignHousingExpenses, share * (foreignHousingLimit ?? limit)) - share * base);
  const most = share * foreignEarnedIncomeLimit[form.year].value;
  if (!form.choices.foreignSelfEmployment) {
    form.housingExclusion = roundToCents(Math.min(foreignEarnedIncome, housing));
    form.foreignEarnedIncomeExclusion = roundToCents(Math.min(foreignEarnedIncome - form.housingExclusion, most));
    return;
  }
  form.foreignEarnedIncomeExclusion = roundToCents(Math.min(foreignEarnedIncome, most));
  form.housingExclusion = roundToCents(Math.min(foreignEarnedIncome - form.foreignEarnedIncomeExclusion, housing));
  // The part of half the self-employment tax that belongs to excluded profit: 26 U.S.C. § 911(d)(6); Form 2555 line 44.
  const denied = (form.ownSelfEmploymentTaxDeduction * form.foreignEarnedIncomeExclusion) / foreignEarnedIncome;
  form.ownSelfEmploymentTaxDeduction = roundToCents(form.ownSelfEmploymentTaxDeduction - denied);
  form.selfEmploymentTaxDeduction = roundToCents(form.selfEmploymentTaxDeduction - denied);
};

/** Schedule 1 lines 16 and 17: what owners deduct for their plans and their health insurance, each limited by the business. */
export const ownersDeductions: FederalStep = (form) => {
  const { household, year } = form;
  const { selfEmployedRetirement, spouseSelfEmployedRetirement, selfEmployedHealthInsurance } = household;
  const own = positivePart(household.selfEmploymentProfit - form.ownSelfEmploymentTaxDeduction);
  const spouse = positivePart(household.spouseSelfEmploymentProfit - form.spouseSelfEmploymentTaxDeduction);
  if (selfEmployedRetirement > 0) {
    const most = mostForOwnPlan(own, household.age, household.electiveDeferrals, year);
    form.ownSelfEmployedRetirement = roundToCents(Math.min(selfEmployedRetirement, most));
  }
  if (spouseSelfEmployedRetirement > 0) {
    const most = mostForOwnPlan(spouse, household.spouseAge, household.spouseElectiveDeferrals, year);
    form.spouseSelfEmployedRetirement = roundToCents(Math.min(spouseSelfEmployedRetirement, most));
  }
  if (selfEmployedHealthInsurance > 0) {
    form.ownSelfEmployedHealthInsurance = roundToCents(Math.min(selfEmployedHealthInsurance, own - form.ownSelfEmployedRetirement));
    const left = selfEmployedHealthInsurance - form.ownSelfEmployedHealthInsurance;
    form.spouseSelfEmployedHealthInsurance = roundToCents(Math.min(left, spouse - form.spouseSelfEmployedRetirement));
  }
};

/** Health savings accounts and traditional IRAs, each limited to what a household of these ages may contribute. */
export const savingsDeductions: FederalStep = (form) => {
  const { hsaDeduction, iraDeduction, payrollHsa, spousePayrollHsa } = form.household;
  if (hsaDeduction > 0 && !isDeniedToDependent(form)) {
    const { family, catchUp } = hsaContributionLimit[form.year].value;
    // 26 U.S.C. § 223(b)(4)(B).
    const room = positivePart(family + catchUpOf(form, catchUp) - payrollHsa - spousePayrollHsa);
    form.hsaDeduction = Math.min(hsaDeduction, room);
  }
  if (iraDeduction > 0) {
    const { limit, catchUp } = iraContributionLimit[form.year].value;
    const people = form.status === 'marriedJoint' ? 2 : 1;
    form.iraDeduction = Math.min(iraDeduction, people * limit + catchUpOf(form, catchUp), compensationOf(form));
  }
};

/** 26 U.S.C. § 223(b)(6). On a joint return, the contributions count as the spouse's. */
const isDeniedToDependent = ({ household, status }: Form1040): boolean => household.claimedAsDependent && status !== 'marriedJoint';

/**
 * Pay, profits less contributions to the owner's plan and, by the former law, alimony. A loss does not reduce the pay. 26 U.S.C.
 * §§ 219(f)(1), 401(c)(2); Publication 590-A.
 */
function compensationOf(form: Form1040): Usd {
  const { selfEmploymentProfit, spouseSelfEmploymentProfit, alimonyReceived } = form.household;
  return roundToCents(
    form.wages +
      form.taxedForeignEarnings +
      positivePart(selfEmploymentProfit - form.ownSelfEmploymentTaxDeduction - form.ownSelfEmployedRetirement) +
      positivePart(spouseSelfEmploymentProfit - form.spouseSelfEmploymentTaxDeduction - form.spouseSelfEmployedRetirement) +
      alimonyReceived,
  );
}

const catchUpOf = (form: Form1040, { age, amount }: CatchUp): Usd => form.peopleAged(age) * amount;

/** Schedule 1 line 11. Everyone on the return may be a teacher. */
export const educatorExpenses: FederalStep = (form) => {
  if (form.household.educatorExpenses === 0) return;
  const people = form.status === 'marriedJoint' ? 2 : 1;
  form.educatorExpenses = Math.min(form.household.educatorExpenses, people * educatorExpenseLimit[form.year].value);
};

/** Form 8582, which comes before the limit on business losses: 26 U.S.C. § 461(l)(6). */
export const passiveLosses: FederalStep = (form) => {
  const { household, year, status } = form;
  if (household.rentalIncome === 0 && household.partnershipIncome === 0) return;
  const others = roundToCents(otherThanPassive(form) - form.hsaDeduction - form.otherAdjustments);
  const { rentalIncome, partnershipIncome } = withinPassiveLimit(household, others, status, year);
  form.rentalIncome = roundToCents(rentalIncome);
  form.partnershipIncome = roundToCents(partnershipIncome);
};

/** Income without benefits, rents and shares of partnerships that are passive. */
function otherThanPassive(form: Form1040): Usd {
  const { household } = form;
  return (
    form.wages +
    form.taxableCareBenefits +
    household.selfEmploymentProfit +
    household.spouseSelfEmploymentProfit +
    household.sCorporationProfit +
    household.taxableInterest +
    household.nonqualifiedDividends +
    household.qualifiedDividends +
    household.royalties +
    (household.partnershipIsActive ? household.partnershipIncome : 0) +
    countedGain(form.gains) +
    form.section1231.ordinary +
    household.pensionIncome +
    household.spousePensionIncome +
    household.unemploymentCompensation +
    household.alimonyReceived +
    household.gamblingWinnings +
    household.foreignEarnedIncome -
    form.excludedIncome +
    household.otherIncome
  );
}

/** Form 461: profits and losses of all businesses count together, wages do not. */
export const excessBusinessLoss: FederalStep = (form) => {
  const { selfEmploymentProfit, spouseSelfEmploymentProfit, sCorporationProfit } = form.household;
  const profits = selfEmploymentProfit + spouseSelfEmploymentProfit + sCorporationProfit;
  const loss = -(profits + form.partnershipIncome + form.section1231.ordinary);
  if (loss > 0) form.excessBusinessLoss = positivePart(loss - businessLossLimit[form.year].value[form.status]);
};

/** Form 1040 lines 1 to 11, with Schedule 1. */
export const adjustedGrossIncome: FederalStep = (form) => {
  const { household, year, status } = form;
  const incomeWithoutBenefits = roundToCents(otherThanPassive(form) + form.passiveIncome + form.excessBusinessLoss);
  const adjustments = form.selfEmploymentTaxDeduction + form.hsaDeduction + form.iraDeduction + form.otherAdjustments;
  const benefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits;
  if (benefits > 0) {
    // 26 U.S.C. § 86(c)(1)(C)(ii).
    const otherIncome = incomeWithoutBenefits - adjustments + form.excludedIncome + household.taxExemptInterest;
    form.taxableSocialSecurity = roundToCents(taxableBenefits(benefits, otherIncome, form.isSeparated ? 'single' : status, year));
  }
  const beforeExclusion = incomeWithoutBenefits + form.taxableSocialSecurity - adjustments;
  // 26 U.S.C. § 221(c).
  if (household.studentLoanInterest > 0 && !household.claimedAsDependent) {
    const deduction = studentLoanInterestDeduction(household.studentLoanInterest, beforeExclusion + form.excludedIncome, status, year);
    form.studentLoanInterestDeduction = roundToCents(deduction);
  }
  if (household.unemploymentCompensation > 0) {
    const { amount, incomeBelow } = unemploymentExclusion[year].value;
    const otherIncome = beforeExclusion - form.studentLoanInterestDeduction - household.unemploymentCompensation;
    if (otherIncome < incomeBelow) form.unemploymentExclusion = Math.min(amount, household.unemploymentCompensation);
  }
  form.totalIncome = roundToCents(incomeWithoutBenefits + form.taxableSocialSecurity - form.unemploymentExclusion);
  form.adjustedGrossIncome = roundToCents(form.totalIncome - adjustments - form.studentLoanInterestDeduction);
  noteIncome(form, benefits);
};

const OWNERS_PLANS = '26 U.S.C. § 404(a)(8); Publication 560';

/** Wages alone are one line. Otherwise each source gets its own line. */
function noteIncome(form: Form1040, benefits: Usd): void {
  const { household, year, worksheet, gains, gainsOfYear } = form;
  if (form.adjustedGrossIncome === form.wages && isWagesAlone(form, benefits)) {
    if (household.nonresident) {
      worksheet.note('effectivelyConnectedWages', form.wages, '26 U.S.C. §§ 864(b), 864(c)(2), 871(b); Form 1040-NR line 1a');
    } else worksheet.note('grossIncome', form.wages, '26 U.S.C. § 61(a)');
    return;
  }
  const line = notingIfAny(worksheet, year);
  line('wages', household.wages, '26 U.S.C. § 61(a)(1)');
  line('spouseWages', household.spouseWages, '26 U.S.C. § 61(a)(1)');
  line('dependentCareBenefits', form.taxableCareBenefits, dependentCareBenefitsLimit, '; 26 U.S.C. § 129(b)');
  line('taxableInterest', household.taxableInterest, '26 U.S.C. § 61(a)(4)');
  line('taxExemptInterest', household.taxExemptInterest, 'Form 1040 line 2a');
  line('taxExemptInterestExclusion', -household.taxExemptInterest, '26 U.S.C. § 103(a)');
  line('ordinaryDividends', household.nonqualifiedDividends, '26 U.S.C. § 61(a)(7)');
  line('qualifiedDividends', household.qualifiedDividends, '26 U.S.C. § 1(h)(11)');
  line('pensionIncome', household.pensionIncome + household.spousePensionIncome, '26 U.S.C. §§ 61(a)(8), (10), 72, 408(d)');
  line('taxableSocialSecurity', form.taxableSocialSecurity, benefitTaxation);
  line('rentalIncome', household.rentalIncome, 'Schedule E line 26; 26 U.S.C. § 61(a)(5)');
  line('royalties', household.royalties, 'Schedule E line 26; 26 U.S.C. § 61(a)(6)');
  line('partnershipIncome', household.partnershipIncome, 'Schedule E line 32; 26 U.S.C. § 702(a)');
  line('suspendedPassiveLoss', form.suspendedPassiveLoss, '26 U.S.C. § 469(a); Form 8582 line 11');
  line('shortTermGain', gainsOfYear.shortTermGain, '26 U.S.C. § 1222(5), (9)');
  line('longTermGain', gainsOfYear.longTermGain, '26 U.S.C. § 1222(11)');
  line('capitalLossDeduction', -gainsOfYear.allowedLoss, capitalLossLimit);
  line(
    'capitalLossCarryover',
    roundToCents(countedGain(gains) - countedGain(gainsOfYear)),
    '26 U.S.C. § 1212(b); Schedule D lines 6 and 14',
  );
  line('section1231', form.section1231.ordinary, '26 U.S.C. § 1231(a)(2), (c); Form 4797 line 17');
  line('netProfit', household.selfEmploymentProfit + household.spouseSelfEmploymentProfit, 'Schedule C line 31; 26 U.S.C. § 61(a)(2)');
  line('shareOfProfit', household.sCorporationProfit, 'Schedule E Part II; 26 U.S.C. § 1366(a)');
  line('excessBusinessLoss', form.excessBusinessLoss, businessLossLimit, '; Form 461 line 16');
  line('unemploymentCompensation', household.unemploymentCompensation, '26 U.S.C. § 85(a)');
  line('unemploymentExclusion', -form.unemploymentExclusion, unemploymentExclusion);
  line('alimonyReceived', household.alimonyReceived, alimonyUnderFormerLaw.source);
  line('gamblingWinnings', household.gamblingWinnings, 'Schedule 1 line 8b; 26 U.S.C. § 61(a)');
  line('foreignEarnedIncome', household.foreignEarnedIncome, '26 U.S.C. §§ 61(a)(1), 911(b)(1)');
  line('otherIncome', household.otherIncome, '26 U.S.C. § 61(a); 26 CFR § 1.1-1(b)');
  line(
    'housingExclusion',
    -form.housingExclusion,
    housingRange,
    form.choices.foreignSelfEmployment ? '; Form 2555 line 50' : '; Form 2555 line 36',
  );
  line('foreignEarnedIncomeExclusion', -form.foreignEarnedIncomeExclusion, foreignEarnedIncomeLimit, '; Form 2555 line 42');
  line('selfEmploymentTaxDeduction', -form.selfEmploymentTaxDeduction, selfEmploymentTaxLaw);
  const retirement = form.selfEmployedRetirement;
  if (retirement > 0) line('selfEmployedRetirement', -retirement, `${OWNERS_PLANS}; ${sepContributionLimit[year].source}`);
  line('selfEmployedHealthInsurance', -form.selfEmployedHealthInsurance, '26 U.S.C. § 162(l); Form 7206');
  line('hsaDeduction', -form.hsaDeduction, hsaContributionLimit);
  line('iraDeduction', -form.iraDeduction, iraContributionLimit);
  line('studentLoanInterestDeduction', -form.studentLoanInterestDeduction, studentLoanInterest);
  line('educatorExpenses', -form.educatorExpenses, educatorExpenseLimit);
  line('movingExpenses', -household.movingExpenses, '26 U.S.C. § 217(g), (k); Form 3903');
  line('savingsPenalty', -household.savingsPenalty, '26 U.S.C. § 62(a)(9)');
  line('alimonyPaid', -form.alimonyPaid, alimonyUnderFormerLaw.source);
  worksheet.note('adjustedGrossIncome', form.adjustedGrossIncome, '26 U.S.C. § 62(a)');
}

/** Compares the sources, because other amounts can happen to add up to the wages. */
function isWagesAlone({ household, totalIncome, wages, gains, taxableCareBenefits }: Form1040, benefits: Usd): boolean {
  return (
    totalIncome === wages &&
    household.spouseWages === 0 &&
    taxableCareBenefits === 0 &&
    benefits === 0 &&
    household.taxExemptInterest === 0 &&
    gains.allowedLoss === 0 &&
    household.capitalLossCarryover === 0 &&
    household.shortTermLossCarryover === 0 &&
    household.section1231Gain === 0 &&
    household.selfEmploymentProfit === 0 &&
    household.sCorporationProfit === 0 &&
    household.rentalIncome === 0 &&
    household.partnershipIncome === 0 &&
    household.foreignEarnedIncome === 0 &&
    household.unemploymentCompensation === 0
  );
}
