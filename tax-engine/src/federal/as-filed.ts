import type { Usd } from '@bracketwise/contract/amounts';
import { printedEarnedIncomeCredit, wholeDollars } from '../rules/printed-tables.ts';
import { BY_TABLE, taxOnIncome } from '../rules/tax-on-income.ts';
import { childsTax } from './childs-tax.ts';
import { earnedIncomeCreditLaw } from './credits.ts';
import type { Form1040 } from './form-1040.ts';
import { gainsByRateOf } from './special-gains.ts';

/** Lines of Form 1040 as a filed return has them: in whole dollars, by the printed tables. US dollars. */
export interface AsFiled {
  /** Line 15. */
  taxableIncome: Usd;
  /** Line 16. */
  tax: Usd;
  /** Line 27. */
  earnedIncomeCredit: Usd;
}

export const asFiled = (form: Form1040): AsFiled => ({
  taxableIncome: taxableIncomeAsFiled(form),
  tax: taxAsFiled(form),
  earnedIncomeCredit: earnedIncomeCreditAsFiled(form),
});

/** Each line above it is in whole dollars too. */
function taxableIncomeAsFiled(form: Form1040): Usd {
  const deductions = [
    form.deduction,
    // In 2020, the adjusted gross income is after these gifts.
    form.giftsFromAgi,
    form.qualifiedBusinessIncomeDeduction,
    form.seniorDeduction,
    form.tipsDeduction,
    form.overtimeDeduction,
    form.carLoanInterestDeduction,
  ];
  return Math.max(
    0,
    deductions.reduce((income, deduction) => income - wholeDollars(deduction), wholeDollars(form.adjustedGrossIncome)),
  );
}

/** The Tax Table or the worksheets that look up each part of the income in it; of a child, Form 8615 if that is more. */
export function taxAsFiled(form: Form1040): Usd {
  const { year, scheduleStatus: status } = form;
  const taxableIncome = taxableIncomeAsFiled(form);
  const income = {
    taxableIncome,
    preferential: wholeDollars(form.preferentialIncome),
    byRate: gainsByRateOf(form, taxableIncome, wholeDollars),
    excluded: wholeDollars(form.excludedIncome),
  };
  return Math.max(taxOnIncome(income, status, year, BY_TABLE), childsTax(form, taxableIncome, BY_TABLE)?.tax ?? 0);
}

function earnedIncomeCreditAsFiled(form: Form1040): Usd {
  if (form.earnedIncomeCredit === 0) return 0;
  const law = earnedIncomeCreditLaw(form);
  return law ? printedEarnedIncomeCredit(form.earnedIncome, form.adjustedGrossIncome, form.status, law.value) : 0;
}
