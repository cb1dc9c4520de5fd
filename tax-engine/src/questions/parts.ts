import { INCOME_LIMITS, type ExplanationLine, type LineLabel, type Usd } from '../contract.ts';
import type { Form1040 } from '../federal/form-1040.ts';
import { toCents } from '../kernel/money.ts';

/** The lines of the income tax before credits, which of a household without dependents has one at most. */
export function linesBeforeCredits({ federalLines, earnedIncomeCredit }: Form1040): ExplanationLine[] {
  return earnedIncomeCredit === 0 ? federalLines : federalLines.filter(({ label }) => label !== 'earnedIncomeCredit');
}

/** The same lines under the names of a question, for the labels that it names otherwise. */
export function renamed(lines: readonly ExplanationLine[], names: Readonly<Partial<Record<LineLabel, LineLabel>>>): ExplanationLine[] {
  return lines.map((line) => ({ ...line, label: names[line.label] ?? line.label }));
}

/** @throws RangeError that names the amount of the question which is beyond the limits of an income */
export function assertAmounts(amounts: Readonly<Record<string, Usd>>): void {
  for (const [name, amount] of Object.entries(amounts)) {
    // Written so that NaN is refused too.
    if (!(amount >= INCOME_LIMITS.minimum && amount <= INCOME_LIMITS.maximum)) throw new RangeError(`${name} out of bounds: ${amount}`);
  }
}

/** Tax in whole cents on whole dollars of income as a fraction, without binary dust such as 0.19649999999999998. */
export function rateOf(tax: Usd, income: Usd): number {
  return toCents(tax) / (income * CENTS);
}
const CENTS = 100;
