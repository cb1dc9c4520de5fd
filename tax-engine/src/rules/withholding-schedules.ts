/** The schedules of Publication 15-T for automated payroll systems, section 1. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { W4Status } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { deductionOnWorksheet } from '../law/federal/paycheck-withholding.ts';
import { deductionInWithholding } from '../law/federal/withholding.ts';

/** A row of a printed schedule: above `from` a year, `tax` plus the rate on the excess. US dollars. */
export interface WithholdingBracket {
  readonly from: Usd;
  readonly tax: Usd;
  readonly rate: number;
}

/**
 * The annual schedule as printed. The standard one starts where the rest of the standard deduction ends; that for the box in Step 2(c) has
 * half of the standard deduction and half of each bracket, rounded to dollars.
 */
export function withholdingSchedule(year: LawYear, status: W4Status, halved: boolean): readonly WithholdingBracket[] {
  const deduction = deductionInWithholding[year].value[status];
  const start = halved ? deduction / 2 : deduction - deductionOnWorksheet[year].value[status];
  const share = halved ? 0.5 : 1;
  let tax = 0;
  return incomeTaxSchedules[year].value[status].map(({ from, to, rate }) => {
    const row = { from: Math.round(start + share * from), tax: roundToCents(tax), rate };
    tax += share * rate * (to - from);
    return row;
  });
}

/** The tax on an adjusted annual wage. US dollars a year, unrounded. */
export const taxOfYear = (year: LawYear, status: W4Status, halved: boolean, wages: Usd): Usd =>
  taxBy(withholdingSchedule(year, status, halved), wages);

/** The amount of the row that the wages are in. US dollars, unrounded. */
export function taxBy(schedule: readonly WithholdingBracket[], wages: Usd): Usd {
  const row = schedule.findLast(({ from }) => wages >= from);
  return row ? row.tax + row.rate * (wages - row.from) : 0;
}
