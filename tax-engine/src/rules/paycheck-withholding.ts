/** Federal income tax that an employer takes from one paycheck: Publication 15-T, Percentage Method for automated payroll systems. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { CurrentW4, FormerW4, W4, W4Status } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { deductionOnWorksheet, formerAllowance, supplementalWithholding } from '../law/federal/paycheck-withholding.ts';
import { deductionInWithholding } from '../law/federal/withholding.ts';

/** A row of a printed schedule: above `from` a year, `tax` plus the rate on the excess. US dollars. */
interface WithholdingBracket {
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

/** Line 2g of Worksheets 1A and 1B. US dollars a year, unrounded. */
function taxOfYear(year: LawYear, status: W4Status, halved: boolean, wages: Usd): Usd {
  const row = withholdingSchedule(year, status, halved).findLast(({ from }) => wages >= from);
  return row ? row.tax + row.rate * (wages - row.from) : 0;
}

/** One paycheck. */
interface TaxablePay {
  readonly year: LawYear;
  readonly payPeriods: number;
  /** Federal taxable wages of the pay period. US dollars. */
  readonly wages: Usd;
  readonly w4: W4;
  readonly nonresident: boolean;
}

/**
 * Line 2h of Worksheet 1A: the withholding of a pay period without credits and extra withholding. Worksheet 1B gives the same for a pension
 * if Step 2(b) of Form W-4P is blank. US dollars, unrounded.
 */
export function tentativeWithholding({ year, payPeriods, wages, w4, nonresident }: TaxablePay): Usd {
  if (w4.form === 'exempt') return 0;
  const former = w4.form === 'former';
  const status = nonresident ? 'single' : former ? formerStatus(w4) : w4.status;
  const added = nonresident ? nonresidentAddition(year, payPeriods, former) : 0;
  const adjustment = former ? -w4.allowances * formerAllowance[year].value : lines4(year, status, w4);
  const adjusted = Math.max(0, payPeriods * (wages + added) + adjustment);
  return taxOfYear(year, status, !former && w4.multipleJobs === true, adjusted) / payPeriods;
}

/** The present status that withholds like the one of a former form. */
export const formerStatus = ({ married }: FormerW4): W4Status => (married ? 'marriedJoint' : 'single');

/** Lines 1d to 1h. */
function lines4(year: LawYear, status: W4Status, { multipleJobs, otherIncome = 0, deductions = 0 }: CurrentW4): Usd {
  return otherIncome - deductions - (multipleJobs ? 0 : deductionOnWorksheet[year].value[status]);
}

/**
 * Added to a nonresident's wages, because the tables build a standard deduction in: the share of a single filer's deduction, or for a Form
 * W-4 of 2019 or earlier, of the rest of it, in dimes.
 * @see Publication 15-T, Withholding Adjustment for Nonresident Alien Employees, Tables 1 and 2
 */
function nonresidentAddition(year: LawYear, payPeriods: number, former: boolean): Usd {
  const deduction = deductionInWithholding[year].value.single - (former ? formerAllowance[year].value : 0);
  return Math.round((DIMES * deduction) / payPeriods) / DIMES;
}
const DIMES = 10;

/** Line 4b: the tax to withhold from a paycheck. US dollars, rounded to cents. */
export function withheldFromPaycheck(pay: TaxablePay): Usd {
  const { w4, payPeriods } = pay;
  if (w4.form === 'exempt') return 0;
  const credits = w4.form === 'former' ? 0 : (w4.credits ?? 0) / payPeriods;
  return roundToCents(Math.max(0, tentativeWithholding(pay) - credits) + (w4.extra ?? 0));
}

/**
 * Flat withholding from all supplemental wages that an employer has paid in the year. An employee who claims exemption owes only the higher
 * rate. US dollars, unrounded.
 */
export function withheldFromBonuses(year: LawYear, bonuses: Usd, w4: W4): Usd {
  const { rate, rateAbove, above } = supplementalWithholding[year].value;
  return (w4.form === 'exempt' ? 0 : rate) * Math.min(bonuses, above) + rateAbove * Math.max(0, bonuses - above);
}
