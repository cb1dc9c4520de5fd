/** Reads what a visitor types about a raise. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { parseAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { roundToCents } from '@bracketwise/tax-engine';

/** The raise before the visitor types one. */
export const EXAMPLE_RAISE = '5%';

/**
 * The pay after a raise: "70,000" is the new pay, "+5,000" and "5%" are raises, and so is an amount of at most half the pay.
 * @param pay - now
 * @returns undefined for text that is none of these, and for pay beyond the limits
 */
export function payAfter(text: string, pay: number, locale: Locale): number | undefined {
  const typed = text.trim();
  const isPercent = typed.endsWith('%');
  const amount = parseAmount(isPercent ? typed.slice(0, -1) : typed, locale);
  const isRaise = /^[-−–+]/u.test(typed) || amount <= pay / 2;
  const after = roundToCents(isPercent ? pay * (1 + amount / 100) : isRaise ? pay + amount : amount);
  return after >= 0 && after <= INCOME_LIMITS.maximum ? after : undefined;
}
