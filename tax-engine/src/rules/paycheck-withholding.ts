/** Federal income tax that an employer takes from one paycheck, by Publication 15-T. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FederalMethod, FormerW4, W4, W4Status } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { deductionOnWorksheet, formerAllowance, supplementalWithholding } from '../law/federal/paycheck-withholding.ts';
import { deductionInWithholding } from '../law/federal/withholding.ts';
import { manualWithholding } from './manual-withholding.ts';
import { taxOfYear } from './withholding-schedules.ts';

/** One paycheck. */
interface TaxablePay {
  readonly year: LawYear;
  readonly payPeriods: number;
  /** Federal taxable wages of the pay period. US dollars. */
  readonly wages: Usd;
  readonly w4: W4;
  readonly nonresident: boolean;
  /** The percentage method by default. */
  readonly method?: FederalMethod | undefined;
}

/**
 * The withholding of a pay period without credits and extra withholding: line 2h of Worksheet 1A, or line 2a of Worksheet 2; of a pension,
 * line 2u of Worksheet 1B for a pay period. US dollars, unrounded by the percentage method.
 */
export function tentativeWithholding({ year, payPeriods, wages, w4, nonresident, method }: TaxablePay): Usd {
  if (w4.form === 'exempt') return 0;
  const former = w4.form === 'former';
  const status = nonresident ? 'single' : former ? formerStatus(w4) : w4.status;
  const halved = !former && w4.multipleJobs === true;
  const pay = wages + (nonresident ? nonresidentAddition(year, payPeriods, former) : 0);
  const lines4 = former ? 0 : (w4.otherIncome ?? 0) - (w4.deductions ?? 0);
  if (method === 'wageBracket') {
    const allowances = former ? w4.allowances : undefined;
    return manualWithholding({ year, payPeriods, wages: Math.max(0, pay + lines4 / payPeriods), status, halved, allowances });
  }
  const otherPay = former ? 0 : (w4.otherPay ?? 0);
  if (otherPay > 0) return onTopOf(otherPay, { year, status, pay: payPeriods * pay + lines4 }) / payPeriods;
  const deducted = former ? w4.allowances * formerAllowance[year].value : halved ? 0 : deductionOnWorksheet[year].value[status];
  return taxOfYear(year, status, halved, Math.max(0, payPeriods * pay + lines4 - deducted)) / payPeriods;
}

/** What a pension and the lines 4 of its form add to the tax on other pay. Worksheet 1B, Parts I and II of Step 2. US dollars a year. */
function onTopOf(otherPay: Usd, { year, status, pay }: { readonly year: LawYear; readonly status: W4Status; readonly pay: Usd }): Usd {
  const taxAbove = (amount: Usd) => taxOfYear(year, status, false, Math.max(0, amount - deductionOnWorksheet[year].value[status]));
  return Math.max(0, taxAbove(otherPay + pay) - taxAbove(otherPay));
}

/** The present status that withholds like the one of a former form. */
export const formerStatus = ({ married }: FormerW4): W4Status => (married ? 'marriedJoint' : 'single');

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
