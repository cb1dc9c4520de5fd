import type { Usd } from '@bracketwise/contract/amounts';
import { sumOf } from '../kernel/money.ts';
import { electionLimit, FOREIGN_SHARE } from '../law/federal/foreign-tax-credit.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';

/**
 * Schedule 3 line 1, for passive income. Taxed at lower rates, foreign dividends and gains are taken for less than Form 1116 adjusts. The
 * alternative minimum tax (AMT) is left as it is: its own foreign tax credit is taken to be the same. Leaves out what is carried over.
 */
export const foreignTax: FederalStep = (form) => {
  const { household, year, status, worksheet } = form;
  const { foreignTaxPaid: paid } = household;
  if (paid === 0 || household.nonresident) return;
  const { value, source } = electionLimit[year];
  const regular = sumOf(form.regularTax, form.excessAdvancePremiumCredit);
  const isElected = paid <= value[status];
  const limit = isElected ? regular : regular * foreignShare(form);
  const before = worksheet.roundedTax;
  worksheet.credit('foreignTaxCredit', Math.min(paid, limit), isElected ? source : FOREIGN_SHARE);
  form.foreignTaxCredit = sumOf(before, -worksheet.roundedTax);
};

/** The share of the taxable income that is foreign, after its part of the deduction: Form 1116 lines 3a to 3g, 17 to 19. */
function foreignShare({ household, grossIncome, deduction, taxableIncome }: Form1040): number {
  const foreign: Usd = Math.min(household.foreignIncome, grossIncome);
  if (foreign === 0 || taxableIncome === 0) return 0;
  return Math.min(1, Math.max(0, foreign - (deduction * foreign) / grossIncome) / taxableIncome);
}
