import type { CompleteHousehold } from '@bracketwise/contract/household';
import { sumOf } from '../kernel/money.ts';
import { adoption, refundedAdoption } from './adoption-credit.ts';
import {
  children,
  dependentCare,
  dependentCareBenefits,
  earnedIncome,
  education,
  elderly,
  refundedDependentCare,
  refundedEducation,
  savers,
} from './credits.ts';
import { deductionsAndTaxableIncome, scheduleOneA } from './deductions.ts';
import { cleanEnergy, cleanVehicle, homeImprovement } from './energy-credits.ts';
import { foreignTax } from './foreign-tax-credit.ts';
import { Form1040, type FederalStep, type FilingChoices } from './form-1040.ts';
import {
  adjustedGrossIncome,
  educatorExpenses,
  excessBusinessLoss,
  foreignExclusions,
  ownersDeductions,
  passiveLosses,
  savingsDeductions,
} from './income.ts';
import { scheduleSE, taxesOnEarnings } from './payroll.ts';
import { excessAdvancePremium, premiumCredit } from './premium-tax-credit.ts';
import { recoveryRebateCredit } from './recovery-rebates.ts';
import { earlyDistributionTax, minimumTax, netInvestmentIncomeTax, regularTax } from './tax.ts';

/** The form's sections in order. */
const FORM_1040: readonly FederalStep[] = [
  scheduleSE,
  taxesOnEarnings,
  dependentCareBenefits,
  foreignExclusions,
  ownersDeductions,
  savingsDeductions,
  educatorExpenses,
  passiveLosses,
  excessBusinessLoss,
  adjustedGrossIncome,
  scheduleOneA,
  deductionsAndTaxableIncome,
  regularTax,
  excessAdvancePremium,
  minimumTax,
  foreignTax,
  dependentCare,
  elderly,
  education,
  savers,
  homeImprovement,
  cleanVehicle,
  earnedIncome,
  adoption,
  cleanEnergy,
  children,
  refundedDependentCare,
  refundedEducation,
  refundedAdoption,
  premiumCredit,
  netInvestmentIncomeTax,
  earlyDistributionTax,
  recoveryRebateCredit,
];

/**
 * Fills in a household's federal return: Form 1040, or Form 1040-NR for a nonresident. Leaves out credits carried over from other years, net
 * operating and passive losses of other years, the health insurance of shareholders who work for their S corporation, the tuition deduction of
 * 2020 (§ 222), educators' expenses on Schedule A from 2026 (§ 67(b)(13)), the earnings deemed to a spouse who studies (§ 21(d)(2)), the AMT
 * on interest of private activity bonds, the foreign tax credit of the AMT, and the dependents of nonresidents from neighboring countries.
 */
export function fileForm1040(household: CompleteHousehold, choices?: FilingChoices): Form1040 {
  const form = filledIn(household, choices);
  // The alternative minimum tax (AMT) allows no standard deduction, so smaller itemized deductions may mean less tax.
  if (form.alternativeMinimumTax === 0 || form.itemizes || !form.itemizedDeductions || form.choices.deduction) return form;
  const itemizing = filledIn(household, { ...choices, deduction: 'itemized' });
  return itemizing.federalIncomeTax < form.federalIncomeTax ? itemizing : form;
}

function filledIn(household: CompleteHousehold, choices?: FilingChoices): Form1040 {
  const form = new Form1040(household, choices);
  for (const step of FORM_1040) step(form);
  form.incomeTaxAfterCredits = Math.max(0, sumOf(form.worksheet.roundedTax, form.premiumTaxCredit));
  form.federalIncomeTax = sumOf(
    form.worksheet.roundedTax,
    form.netInvestmentIncomeTax,
    form.earlyDistributionTax,
    -form.recoveryRebateCredit,
  );
  return form;
}
