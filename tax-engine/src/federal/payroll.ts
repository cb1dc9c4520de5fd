import { roundToCents } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { additionalMedicareTax, medicareTax, selfEmploymentTax, socialSecurityTax } from '../rules/payroll-tax.ts';
import type { FederalStep } from './form-1040.ts';

/**
 * Schedule SE for each spouse. A spouse's own wages use up the Social Security wage base first. Nonresident aliens have no self-employment
 * income, unless an agreement with their country says otherwise: 26 U.S.C. § 1402(b).
 */
export const scheduleSE: FederalStep = (form) => {
  const { nonresident, selfEmploymentProfit, spouseSelfEmploymentProfit, foreignEarnedIncome } = form.household;
  if (nonresident) return;
  // An exclusion does not lower it: 26 U.S.C. § 1402(a)(8). A certificate of coverage ends it: § 1401(c).
  const { foreignSelfEmployment, certificateOfCoverage } = form.choices;
  const profitAbroad = foreignSelfEmployment && !certificateOfCoverage ? foreignEarnedIncome : 0;
  if (selfEmploymentProfit === 0 && spouseSelfEmploymentProfit === 0 && profitAbroad === 0) return;
  const own = selfEmploymentTax(selfEmploymentProfit + profitAbroad, form.ownPayrollWages, form.year, form.payrollLines);
  const spouse = selfEmploymentTax(spouseSelfEmploymentProfit, form.spousePayrollWages, form.year, form.payrollLines);
  form.netEarnings = own.netEarnings + spouse.netEarnings;
  form.selfEmploymentTax = roundToCents(own.tax + spouse.tax);
  form.ownSelfEmploymentTaxDeduction = own.deduction;
  form.selfEmploymentTaxDeduction = roundToCents(own.deduction + spouse.deduction);
};

/** Social Security and Medicare on each worker's wages, each with a separate wage base; Form 8959. */
export const taxesOnEarnings: FederalStep = (form) => {
  const { year, payrollLines, ownPayrollWages, spousePayrollWages } = form;
  if (form.household.payrollTaxExempt) {
    new Worksheet('payroll', payrollLines).note('payrollTaxExemption', form.wages, '26 U.S.C. § 3121(b)(19)');
    return;
  }
  // Without earnings, still show a line with zero tax.
  const wages = ownPayrollWages + spousePayrollWages;
  if (ownPayrollWages > 0 || wages + form.netEarnings === 0) {
    form.socialSecurity = socialSecurityTax(ownPayrollWages, year, payrollLines);
    form.medicare = medicareTax(ownPayrollWages, year, payrollLines);
  }
  if (spousePayrollWages > 0) {
    form.socialSecurity = roundToCents(form.socialSecurity + socialSecurityTax(spousePayrollWages, year, payrollLines));
    form.medicare = roundToCents(form.medicare + medicareTax(spousePayrollWages, year, payrollLines));
  }
  form.additionalMedicare = additionalMedicareTax(wages + form.netEarnings, form.status, year, payrollLines);
};
