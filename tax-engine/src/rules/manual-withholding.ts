/** Federal income tax by the tables of Publication 15-T for manual payroll systems, sections 2 to 5. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { PayPeriods, W4Status } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { deductionOnWorksheet, formerAllowance } from '../law/federal/paycheck-withholding.ts';
import { MOST_ALLOWANCES_IN_TABLES, PERIODS_OF_WAGE_BRACKETS, wageBrackets, type WageBracketRows } from '../law/federal/wage-brackets.ts';
import { deductionInWithholding } from '../law/federal/withholding.ts';
import { taxBy, taxOfYear, type WithholdingBracket } from './withholding-schedules.ts';

/** What the tables are read with. */
export interface ManualPay {
  readonly year: LawYear;
  readonly payPeriods: number;
  /** Line 1h of Worksheet 2, or line 1a of Worksheet 3. US dollars in the pay period. */
  readonly wages: Usd;
  readonly status: W4Status;
  /** Whether the box in Step 2(c) is checked. */
  readonly halved: boolean;
  /** Of a form of 2019 or earlier; undefined for a later one. */
  readonly allowances: number | undefined;
}

/** Whether Publication 15-T has wage bracket tables that we have read. */
export const hasWageBrackets = (year: LawYear, payPeriods: PayPeriods): boolean =>
  wageBrackets[year].value !== undefined && PERIODS_OF_WAGE_BRACKETS.some((periods) => periods === payPeriods);

/** The tentative amount in the wage bracket table; beyond the table, that of the percentage method for manual payroll systems. US dollars. */
export function manualWithholding(pay: ManualPay): Usd {
  const { wages, allowances = 0 } = pay;
  const rows = rowsOf(pay);
  if (!rows) throw new RangeError(`no wage bracket tables of ${String(pay.year)}`);
  if (wages < rows.from) return 0;
  const middle = middleOfRow(rows, wages);
  return middle === undefined || allowances > MOST_ALLOWANCES_IN_TABLES ? percentageOf(pay) : amountAt(pay, middle);
}

function rowsOf({ year, payPeriods, status, allowances }: ManualPay): WageBracketRows | undefined {
  const kind = allowances === undefined ? 'current' : status === 'marriedJoint' ? 'formerMarried' : 'formerSingle';
  return wageBrackets[year].value?.[kind][payPeriods as (typeof PERIODS_OF_WAGE_BRACKETS)[number]];
}

/** Undefined above the last row. */
function middleOfRow({ from, runs }: WageBracketRows, wages: Usd): Usd | undefined {
  let start = from;
  for (const { width, to } of runs) {
    if (wages < to) return start + width * (Math.floor((wages - start) / width) + 0.5);
    start = to;
  }
  return undefined;
}

/** A printed amount is the percentage method's at the middle of its row, in dollars, and in dimes for a day. */
function amountAt({ year, payPeriods, status, halved, allowances }: ManualPay, middle: Usd): Usd {
  const deducted =
    allowances === undefined ? (halved ? 0 : deductionOnWorksheet[year].value[status]) : allowances * formerAllowance[year].value;
  return rounded(taxOfYear(year, status, halved, payPeriods * middle - deducted) / payPeriods, payPeriods);
}

/** Worksheets 4 and 5. */
function percentageOf(pay: ManualPay): Usd {
  const { year, payPeriods, wages, allowances = 0 } = pay;
  const perAllowance = Math.round(formerAllowance[year].value / payPeriods);
  return taxBy(periodSchedule(pay), Math.max(0, wages - allowances * perAllowance));
}

/** The schedule of a pay period as printed: the year's brackets divided, each limit rounded, and the amounts that follow from those. */
function periodSchedule({ year, payPeriods, status, halved, allowances }: ManualPay): readonly WithholdingBracket[] {
  const share = halved ? 0.5 : 1;
  const whole = deductionInWithholding[year].value[status];
  const deduction = allowances === undefined ? share * whole : whole - deductionOnWorksheet[year].value[status];
  let before: WithholdingBracket = { from: 0, tax: 0, rate: 0 };
  return incomeTaxSchedules[year].value[status].map(({ from: ofYear, rate }) => {
    const from = rounded((deduction + share * ofYear) / payPeriods, payPeriods);
    before = { from, tax: roundToCents(before.tax + before.rate * (from - before.from)), rate };
    return before;
  });
}

/** The tables for a day have dimes, the others dollars. */
const rounded = (amount: Usd, payPeriods: number): Usd => {
  const parts = payPeriods === DAYS ? DIMES : 1;
  return Math.round(amount * parts + SLACK) / parts;
};
const DAYS = 260;
const DIMES = 10;
/** Half a dollar can be slightly less in binary. */
const SLACK = 1e-6;
