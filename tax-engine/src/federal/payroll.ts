import { roundToCents } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { additionalMedicareTax, medicareTax, selfEmploymentTax, socialSecurityTax } from '../rules/payroll-tax.ts';
import type { FederalStep } from './form-1040.ts';

/** Schedule SE of each spouse, whose own wages fill the wage base first. */
export const scheduleSE: FederalStep = (form) => {
  const { selfEmploymentProfit, spouseSelfEmploymentProfit, wages, spouseWages } = form.household;
  if (selfEmploymentProfit === 0 && spouseSelfEmploymentProfit === 0) return;
  const own = selfEmploymentTax(selfEmploymentProfit, wages, form.year, form.payrollLines);
  const spouse = selfEmploymentTax(spouseSelfEmploymentProfit, spouseWages, form.year, form.payrollLines);
  form.netEarnings = own.netEarnings + spouse.netEarnings;
  form.selfEmploymentTax = roundToCents(own.tax + spouse.tax);
  form.ownSelfEmploymentTaxDeduction = own.deduction;
  form.selfEmploymentTaxDeduction = roundToCents(own.deduction + spouse.deduction);
};

/** Social Security and Medicare on the wages of each worker, with a wage base for each; Form 8959. */
export const taxesOnEarnings: FederalStep = (form) => {
  const { year, payrollLines, household } = form;
  if (household.payrollTaxExempt) {
    new Worksheet('payroll', payrollLines).note('payrollTaxExemption', form.wages, '26 U.S.C. § 3121(b)(19)');
    return;
  }
  // A return without earnings still shows what the wages owe: nothing.
  if (household.wages > 0 || form.wages + form.netEarnings === 0) {
    form.socialSecurity = socialSecurityTax(household.wages, year, payrollLines);
    form.medicare = medicareTax(household.wages, year, payrollLines);
  }
  if (household.spouseWages > 0) {
    form.socialSecurity = roundToCents(form.socialSecurity + socialSecurityTax(household.spouseWages, year, payrollLines));
    form.medicare = roundToCents(form.medicare + medicareTax(household.spouseWages, year, payrollLines));
  }
  form.additionalMedicare = additionalMedicareTax(form.wages + form.netEarnings, form.status, year, payrollLines);
};
