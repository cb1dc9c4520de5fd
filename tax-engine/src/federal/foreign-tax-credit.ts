import type { Usd } from '@bracketwise/contract/amounts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { electionLimit, FOREIGN_SHARE } from '../law/federal/foreign-tax-credit.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';

/**
 * Schedule 3 line 1: Form 1116 for passive income and for pay abroad (general category), or the election without it. Taxed at lower rates,
 * foreign dividends and gains are taken for less than Form 1116 adjusts. The alternative minimum tax (AMT) is left as it is: its own foreign
 * tax credit is taken to be the same. Leaves out what is carried over.
 */
export const foreignTax: FederalStep = (form) => {
  const { household, year, status, worksheet } = form;
  const { foreignTaxPaid, foreignTaxOnEarnings } = household;
  if (foreignTaxPaid + foreignTaxOnEarnings === 0 || household.nonresident) return;
  const regular = sumOf(form.regularTax, form.excessAdvancePremiumCredit);
  const { value, source } = electionLimit[year];
  // Only for passive income alone: 26 U.S.C. § 904(j)(2)(A).
  const isElected = foreignTaxOnEarnings === 0 && foreignTaxPaid <= value[status];
  const ofPassive = Math.min(foreignTaxPaid, isElected ? regular : regular * foreignShare(form, household.foreignIncome));
  form.creditableTaxOnEarnings = taxOnIncludedEarnings(form);
  // Form 1116 line 2: what is deducted from the pay itself.
  const notTaxed = form.excludedIncome + (form.choices.foreignSelfEmployment ? form.ownSelfEmploymentTaxDeduction : 0);
  const ofEarnings =
    form.creditableTaxOnEarnings === 0
      ? 0
      : Math.min(form.creditableTaxOnEarnings, regular * foreignShare(form, household.foreignEarnedIncome, notTaxed));
  const before = worksheet.roundedTax;
  worksheet.credit('foreignTaxCredit', Math.min(ofPassive + ofEarnings, regular), isElected ? source : FOREIGN_SHARE);
  form.foreignTaxCredit = sumOf(before, -worksheet.roundedTax);
};

/**
 * Form 1116 line 14: without the tax on excluded pay. What belongs to the pay is deducted from it, also from its excluded part; housing that a
 * business deducts is not excluded. 26 U.S.C. § 911(d)(6); 26 CFR § 1.911-6(c); Publication 514.
 */
function taxOnIncludedEarnings(form: Form1040): Usd {
  const { foreignTaxOnEarnings, foreignEarnedIncome } = form.household;
  if (foreignEarnedIncome === 0) return 0;
  const included = foreignEarnedIncome - form.excludedIncome;
  if (!form.choices.foreignSelfEmployment) return roundToCents((foreignTaxOnEarnings * included) / foreignEarnedIncome);
  const taxable = included - form.ownSelfEmploymentTaxDeduction;
  if (taxable <= 0) return 0;
  // Half the self-employment tax, before the part that belongs to excluded profit was denied.
  const half = form.ownSelfEmploymentTaxDeduction / (1 - form.foreignEarnedIncomeExclusion / foreignEarnedIncome);
  return roundToCents((foreignTaxOnEarnings * taxable) / (foreignEarnedIncome - form.housingExclusion - half));
}

/**
 * The share of the taxable income that is foreign, after its part of the deduction: Form 1116 lines 3a to 3g, 17 to 19. Excluded pay takes its
 * part of the deduction too.
 * @param income - gross income of the category, including what of it is excluded
 * @param notTaxed - what of it is excluded or deducted
 */
function foreignShare(form: Form1040, income: Usd, notTaxed: Usd = 0): number {
  const fromAllSources = form.grossIncome + form.excludedIncome;
  const foreign = Math.min(income, fromAllSources);
  if (foreign === 0 || form.taxableIncome === 0) return 0;
  return Math.min(1, Math.max(0, foreign - notTaxed - (form.deduction * foreign) / fromAllSources) / form.taxableIncome);
}
