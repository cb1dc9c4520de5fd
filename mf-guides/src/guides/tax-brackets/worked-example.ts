import type { Usd } from '@bracketwise/contract/amounts';
import type { TaxYear } from '@bracketwise/contract/years';
import { graduatedTax, roundToCents } from '@bracketwise/tax-engine';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';

/** The specification's example: a single filer's wages in US dollars, and the year for which its figures are right. */
export const EXAMPLE = { income: 75_000, year: 2023 } as const;

/** The income taxed in one bracket, and its tax. US dollars; the rate is a fraction. */
export interface Slice {
  readonly from: Usd;
  readonly income: Usd;
  readonly rate: number;
  readonly tax: Usd;
}

export interface WorkedExample {
  readonly deduction: Usd;
  readonly taxableIncome: Usd;
  readonly slices: readonly Slice[];
  readonly tax: Usd;
  /** The tax as a percentage of the wages. */
  readonly effectiveRate: number;
  /** The rate on the last dollar, as a fraction. */
  readonly marginalRate: number;
}

/** Federal income tax on the example's wages with the standard deduction, before credits. */
export function workedExample(year: TaxYear): WorkedExample {
  const deduction = standardDeduction[year].value.single;
  const taxableIncome = Math.max(0, EXAMPLE.income - deduction);
  const schedule = incomeTaxSchedules[year].value.single;
  const slices = schedule
    .filter(({ from }) => taxableIncome > from)
    .map(({ from, to, rate }) => {
      const income = Math.min(taxableIncome, to) - from;
      return { from, income, rate, tax: roundToCents(income * rate) };
    });
  const tax = roundToCents(graduatedTax(schedule, taxableIncome));
  return {
    deduction,
    taxableIncome,
    slices,
    tax,
    effectiveRate: (tax / EXAMPLE.income) * 100,
    marginalRate: slices.at(-1)?.rate ?? 0,
  };
}
