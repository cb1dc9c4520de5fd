import { INCOME_LIMITS, type Usd } from '../contract.ts';

/** @throws RangeError when `number` is not between `least` and `most` */
export function assertBetween(name: string, number: number, least: number, most: number): void {
  // Written so that NaN is refused too.
  if (!(number >= least && number <= most)) throw new RangeError(`${name} out of bounds: ${number}`);
}

/** @throws RangeError when an amount is beyond the limits of an income */
export function assertIncomes(amounts: Readonly<Record<string, Usd>>): void {
  for (const [name, amount] of Object.entries(amounts)) assertBetween(name, amount, INCOME_LIMITS.minimum, INCOME_LIMITS.maximum);
}
