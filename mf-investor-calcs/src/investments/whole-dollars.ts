import { shownParts } from '@bracketwise/shared-ui/format';
import type { InvestmentTax } from '@bracketwise/tax-engine';

/**
 * The tax and what it leaves in whole dollars, which add up to the rounded income. Tables and explanations have the cents.
 * @param main - the figure of the headline, which rounds alone
 */
export function wholeDollars({ totalTax, netIncome }: InvestmentTax, main: 'tax' | 'net'): { readonly tax: number; readonly net: number } {
  const [tax = 0, net = 0] = shownParts([totalTax, netIncome], 0, main === 'tax' ? 0 : 1);
  return { tax, net };
}
