import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import type { Form1040 } from '../federal/form-1040.ts';
import { toCents } from '../kernel/money.ts';

/** The lines of the income tax before credits. A household without dependents has at most one credit. */
export function linesBeforeCredits({ federalLines, earnedIncomeCredit }: Form1040): ExplanationLine[] {
  return earnedIncomeCredit === 0 ? federalLines : federalLines.filter(({ label }) => label !== 'earnedIncomeCredit');
}

/** Renames the labels for which this answer uses other names. */
export function renamed(lines: readonly ExplanationLine[], names: Readonly<Partial<Record<LineLabel, LineLabel>>>): ExplanationLine[] {
  return lines.map((line) => ({ ...line, label: names[line.label] ?? line.label }));
}

/** @throws RangeError that names the amount that is outside an income's limits */
export function assertAmounts(amounts: Readonly<Record<string, Usd>>): void {
  for (const [name, amount] of Object.entries(amounts)) {
    // Negated so that NaN is rejected too.
    if (!(amount >= INCOME_LIMITS.minimum && amount <= INCOME_LIMITS.maximum)) throw new RangeError(`${name} out of bounds: ${amount}`);
  }
}

/** Tax (in whole cents) as a fraction of income, without floating-point noise such as 0.19649999999999998. */
export function rateOf(tax: Usd, income: Usd): number {
  return toCents(tax) / (income * CENTS);
}
const CENTS = 100;
