/**
 * Amounts of money as visitors type them. A draft stays text until it is needed, because "1,50" is one and a half on a French page
 * and a slip of the finger on an English one.
 */
import type { Locale } from '@bracketwise/shared-ui/runtime';
interface Separators {
  readonly decimal: '.' | ',';
  /** The other of the two; some locales group with it, others with spaces. */
  readonly other: '.' | ',';
  readonly groupsWithOther: boolean;
  readonly symbolFirst: boolean;
}

/** A table and not asked of Intl, which takes ten milliseconds of the page's start to say it; a test holds the two together. */
const SEPARATORS: Readonly<Record<Locale, Separators>> = {
  'en-US': { decimal: '.', other: ',', groupsWithOther: true, symbolFirst: true },
  'es-US': { decimal: '.', other: ',', groupsWithOther: true, symbolFirst: true },
  'fr-FR': { decimal: ',', other: '.', groupsWithOther: false, symbolFirst: false },
};

/** Whether the locale writes the currency's symbol before the amount. */
export const symbolComesFirst = (locale: Locale): boolean => SEPARATORS[locale].symbolFirst;

const DOLLARS = /US\$|USD|\$/giu;
/** Every kind of space, and the apostrophe that some people group with. */
const SPACES = /[\s'’]/gu;
const SPACE_BETWEEN_DIGITS = /\d[\s'’]\d/u;
const MINUS = /^[-−–]/u;
/** How accountants write what is less than zero. */
const IN_PARENTHESES = /^\((?<amount>[^-−–()]*)\)$/u;
/** Digits and marks, then a unit (75k, 1.5m) or a power of ten (1e5). */
const AMOUNT = /^(?<digits>[\d.,]*\d[\d.,]*)(?:(?<unit>[km])|e(?<power>[+-]?\d{1,2}))?$/iu;
const POWER_OF_UNIT: Readonly<Record<string, number>> = { k: 3, m: 6 };

/**
 * Reads an amount by the conventions of the page's locale, and where it is none by them, by those of other languages as far as
 * only one reading is possible: "1.234,56" is 1234.56 on an English page too. Dollars have at most two decimals, so a mark
 * before exactly three digits groups thousands in every language; with a unit ("1.125m") the locale decides.
 * @param text - what the visitor typed
 * @param locale - of the page
 * @returns dollars and whole cents, or NaN where the text is no amount
 */
export function parseAmount(text: string, locale: Locale): number {
  const { decimal, other, groupsWithOther } = SEPARATORS[locale];
  const trimmed = text.replace(DOLLARS, '').trim();
  const groupedWithSpaces = SPACE_BETWEEN_DIGITS.test(trimmed);
  const bare = trimmed.replace(SPACES, '');
  const parenthesized = IN_PARENTHESES.exec(bare)?.groups?.['amount'];
  const negative = parenthesized !== undefined || MINUS.test(bare);
  const { digits, unit, power } = AMOUNT.exec((parenthesized ?? bare).replace(MINUS, '').replace(/^\+/u, ''))?.groups ?? {};
  if (digits === undefined) return NaN;
  const scale = unit === undefined ? Number(power ?? 0) : (POWER_OF_UNIT[unit.toLowerCase()] ?? 0);

  // D for the locale's decimal mark and O for the other one: one set of rules serves every locale.
  const shape = digits.replaceAll(decimal, 'D').replaceAll(other, 'O');
  const read = (decimalMark: 'D' | 'O'): number => {
    const [whole, cents] = shape.replaceAll(decimalMark === 'D' ? 'O' : 'D', '').split(decimalMark);
    const value = Math.round(Number(`${whole || '0'}.${cents || '0'}e${scale}`) * 100) / 100;
    return negative && value !== 0 ? -value : value;
  };

  // 60 000,50 where the comma groups: spaces already did.
  if (groupedWithSpaces && /^\d+O\d{1,2}$/u.test(shape)) return read('O');
  // 1200,50 and 1,5m where the comma groups: after four digits and before a unit it does not.
  if (/^\d{4,}O\d{1,2}$/u.test(shape) || (scale !== 0 && /^\d+O\d{1,2}$/u.test(shape))) return read('O');
  // 75.000 where the dot is the decimal point. No group starts with a zero.
  if (scale === 0 && /^[1-9]\d*D\d{3}$/u.test(shape)) return read('O');
  // The locale's own way. Groups of any length, so that editing a formatted amount ("60,00" of "60,000") stays harmless.
  if ((groupsWithOther ? /^[\dO]*(D\d*)?$/u : /^\d*(D\d*)?$/u).test(shape)) return read('D');
  // 60.000,50 where spaces group.
  if (/^[1-9]\d*O\d{3}$/u.test(shape) || /^\d{1,3}(O\d{3})+(D\d*)?$/u.test(shape)) return read('D');
  // 1.234,56 and 1.234.567 where the dot is the decimal point.
  if (/^\d{1,3}(D\d{3})+(O\d*)?$/u.test(shape)) return read('O');
  // 60000.50 where the comma is.
  if (/^\d*O\d*$/u.test(shape)) return read('O');
  return NaN;
}

/** The amount as a field shows it: grouped, with cents only where there are any. */
export function formatAmount(value: number, locale: Locale): string {
  const cents = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: cents, maximumFractionDigits: cents, signDisplay: 'negative' }).format(
    value,
  );
}
