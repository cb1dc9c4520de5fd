import type { CompleteHousehold } from '@bracketwise/contract/household';
import { sumOf } from '../kernel/money.ts';
import { children, dependentCare, earnedIncome, education, elderly, refundedDependentCare, refundedEducation, savers } from './credits.ts';
import { deductionsAndTaxableIncome, scheduleOneA } from './deductions.ts';
import { Form1040, type FederalStep, type FilingChoices } from './form-1040.ts';
import { adjustedGrossIncome, educatorExpenses, excessBusinessLoss, foreignExclusions, savingsDeductions } from './income.ts';
import { scheduleSE, taxesOnEarnings } from './payroll.ts';
import { earlyDistributionTax, minimumTax, netInvestmentIncomeTax, regularTax } from './tax.ts';

/** The form's sections in order. */
const FORM_1040: readonly FederalStep[] = [
  scheduleSE,
  taxesOnEarnings,
  foreignExclusions,
  savingsDeductions,
  educatorExpenses,
  excessBusinessLoss,
  adjustedGrossIncome,
  scheduleOneA,
  deductionsAndTaxableIncome,
  regularTax,
  minimumTax,
  dependentCare,
  elderly,
  education,
  savers,
  earnedIncome,
  children,
  refundedDependentCare,
  refundedEducation,
  netInvestmentIncomeTax,
  earlyDistributionTax,
];

/**
 * Fills in a household's federal return: Form 1040, or Form 1040-NR for a nonresident. Leaves out the recovery rebates of 2020 and 2021, the
 * premium tax credit, credits for foreign taxes, adoption, energy and vehicles, net operating losses of other years, the deductions for
 * health insurance and retirement plans of the self-employed, the tuition deduction of 2020 (§ 222), educators' expenses on Schedule A from
 * 2026 (§ 67(b)(13)), the earnings deemed to a spouse who studies (§ 21(d)(2)), the dependents of nonresidents from neighboring countries, and
 * the tax on a child's investment income at the parents' rate (Form 8615).
 */
export function fileForm1040(household: CompleteHousehold, choices: FilingChoices = {}): Form1040 {
  const form = filledIn(household, choices);
  // The alternative minimum tax (AMT) allows no standard deduction, so smaller itemized deductions may mean less tax.
  if (form.alternativeMinimumTax === 0 || form.itemizes || !form.itemizedDeductions || choices.deduction) return form;
  const itemizing = filledIn(household, { ...choices, deduction: 'itemized' });
  return itemizing.federalIncomeTax < form.federalIncomeTax ? itemizing : form;
}

function filledIn(household: CompleteHousehold, choices: FilingChoices): Form1040 {
  const form = new Form1040(household, choices);
  for (const step of FORM_1040) step(form);
  form.incomeTaxAfterCredits = Math.max(0, form.worksheet.roundedTax);
  form.federalIncomeTax = sumOf(form.worksheet.roundedTax, form.netInvestmentIncomeTax, form.earlyDistributionTax);
  return form;
}
