/** The tables that filed returns use, in whole dollars, where the law allows tables instead of the formula. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import type { EarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';

/** From this taxable income on, the Tax Computation Worksheet replaces the Tax Table. Form 1040 instructions, line 16. */
const END_OF_TAX_TABLE: Usd = 100_000;

/** The Tax Table: in each row, the tax on the middle of the row. 26 U.S.C. § 3; Form 1040 instructions, Tax Table. */
export const TAX_TABLE_SOURCE = '26 U.S.C. § 3; Form 1040 instructions, Tax Table';

/** The first rows of the table are narrower: up to each of these incomes, rows have this width. */
const ROWS: readonly { readonly below: Usd; readonly start: Usd; readonly width: Usd }[] = [
  { below: 5, start: 0, width: 5 },
  { below: 25, start: 5, width: 10 },
  { below: 3_000, start: 25, width: 25 },
  { below: END_OF_TAX_TABLE, start: 3_000, width: 50 },
];

const middleOf = (income: Usd, start: Usd, width: Usd): Usd => start + (Math.floor((income - start) / width) + 0.5) * width;

/** The tax in whole dollars, by the table or, above it, by the rate schedule. The first row, up to 5, has no tax. */
export function printedTax(brackets: Schedule, taxableIncome: Usd): Usd {
  const row = ROWS.find(({ below }) => taxableIncome < below);
  if (!row) return wholeDollars(graduatedTax(brackets, taxableIncome));
  return row.start === 0 ? 0 : wholeDollars(graduatedTax(brackets, middleOf(taxableIncome, row.start, row.width)));
}

/** Rows of the Earned Income Credit Table. 26 U.S.C. § 32(f). */
const CREDIT_ROW: Usd = 50;

/**
 * The earned income credit by the printed table, in whole dollars. Its last row ends where the credit does.
 * @see Form 1040 instructions, EIC Table and Worksheet A
 */
export function printedEarnedIncomeCredit(earnedIncome: Usd, adjustedGrossIncome: Usd, status: FilingStatus, law: EarnedIncomeCredit): Usd {
  const start = status === 'marriedJoint' ? law.jointPhaseOutStart : law.phaseOutStart;
  // In whole dollars, as the instructions print it.
  const end = Math.round(start + law.maximum / law.phaseOutRate);
  const inRow = (income: Usd) => {
    if (income <= 0 || income >= end) return 0;
    const from = Math.floor(income / CREDIT_ROW) * CREDIT_ROW;
    const middle = (from + Math.min(from + CREDIT_ROW, end)) / 2;
    return wholeDollars(Math.min(law.maximum, middle * law.phaseInRate, law.maximum - Math.max(0, middle - start) * law.phaseOutRate));
  };
  const byEarnings = inRow(wholeDollars(earnedIncome));
  return adjustedGrossIncome < start ? byEarnings : Math.min(byEarnings, inRow(wholeDollars(adjustedGrossIncome)));
}

/** Half a dollar rounds up, as the form's instructions say. */
export const wholeDollars = (amount: Usd): Usd => Math.round(amount + SLACK);
/** Half a dollar in binary can be slightly less. */
const SLACK = 1e-6;
