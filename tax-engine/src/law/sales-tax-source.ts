import type { Cited } from '../kernel/law-table.ts';

/**
 * A statewide sales tax rate as listed by the Tax Foundation.
 * @param rate - a fraction
 * @param detail - the parts of the rate
 */
export function taxFoundation(rate: number, detail = ''): Cited<number> {
  const list = 'Tax Foundation, State and Local Sales Tax Rates, 2025';
  return { value: rate, source: detail === '' ? list : `${list} (${detail})` };
}
