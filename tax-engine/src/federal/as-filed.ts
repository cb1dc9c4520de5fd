import type { Usd } from '@bracketwise/contract/amounts';
import { graduatedTax } from '../kernel/schedule.ts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { printedEarnedIncomeCredit, printedTax, wholeDollars } from '../rules/printed-tables.ts';
import { taxByRate } from '../rules/special-gains.ts';
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

/** The Tax Table or, with capital gains or excluded foreign income, the worksheets that look up each of their parts in it. */
export function taxAsFiled(form: Form1040): Usd {
  const { year, scheduleStatus: status } = form;
  const schedule = incomeTaxSchedules[year].value[status];
  const taxableIncome = taxableIncomeAsFiled(form);
  const excluded = wholeDollars(form.excludedIncome);
  const below = excluded === 0 ? 0 : printedTax(schedule, excluded);
  const taxOn = (income: Usd) => printedTax(schedule, excluded + income) - below;
  const ordinary = Math.max(0, taxableIncome - wholeDollars(form.preferentialIncome));
  if (ordinary === taxableIncome) return taxOn(taxableIncome);
  const gains = capitalGainSchedules[year].value[status];
  const parts = gainsByRateOf(form, taxableIncome, wholeDollars);
  if (parts) return Math.min(taxOn(taxableIncome), wholeDollars(taxOn(parts.ordinary - excluded) + taxByRate(parts, gains, year)));
  const taxOnGains = graduatedTax(gains, excluded + taxableIncome) - graduatedTax(gains, excluded + ordinary);
  return Math.min(taxOn(taxableIncome), wholeDollars(taxOn(ordinary) + taxOnGains));
}

function earnedIncomeCreditAsFiled(form: Form1040): Usd {
  if (form.earnedIncomeCredit === 0) return 0;
  const law = earnedIncomeCreditLaw(form);
  return law ? printedEarnedIncomeCredit(form.earnedIncome, form.adjustedGrossIncome, form.status, law.value) : 0;
}
