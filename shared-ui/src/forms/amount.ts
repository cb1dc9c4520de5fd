/**
 * Parses and formats amounts as visitors type them. A draft stays text until it is needed, because "1,50" means one and a half on a
 * French page and is probably a typo on an English one.
 */
import type { Locale } from '@bracketwise/shared-ui/runtime';
interface Separators {
  readonly decimal: '.' | ',';
  /** The other separator. Some locales use it to group digits; others use spaces. */
  readonly other: '.' | ',';
  readonly groupsWithOther: boolean;
  readonly symbolFirst: boolean;
}

/** A table, because asking Intl costs ten milliseconds of the page's startup. A test compares the two. */
const SEPARATORS: Readonly<Record<Locale, Separators>> = {
  'en-US': { decimal: '.', other: ',', groupsWithOther: true, symbolFirst: true },
  'es-US': { decimal: '.', other: ',', groupsWithOther: true, symbolFirst: true },
  'fr-FR': { decimal: ',', other: '.', groupsWithOther: false, symbolFirst: false },
};

/** Whether the locale writes the currency symbol before the amount. */
export const symbolComesFirst = (locale: Locale): boolean => SEPARATORS[locale].symbolFirst;

const DOLLARS = /US\$|USD|\$/giu;
/** Any kind of space, and the apostrophe that some locales group with. */
const SPACES = /[\s'’]/gu;
const SPACE_BETWEEN_DIGITS = /\d[\s'’]\d/u;
const MINUS = /^[-−–]/u;
/** Accounting notation for negative amounts. */
const IN_PARENTHESES = /^\((?<amount>[^-−–()]*)\)$/u;
/** Digits and separators, then an optional unit (75k, 1.5m) or power of ten (1e5). */
const AMOUNT = /^(?<digits>[\d.,]*\d[\d.,]*)(?:(?<unit>[km])|e(?<power>[+-]?\d{1,2}))?$/iu;
const POWER_OF_UNIT: Readonly<Record<string, number>> = { k: 3, m: 6 };

/**
 * Reads an amount by the conventions of the page's locale. If it doesn't match them, tries those of other languages, provided that
 * only one reading is possible: "1.234,56" is 1234.56 on an English page too. Dollars have at most two decimals, so a separator
 * before exactly three digits groups thousands in every language. With a unit ("1.125m") the locale decides.
 * @param text - what the visitor typed
 * @param locale - of the page
 * @returns dollars rounded to cents, or NaN if the text is not an amount
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

  // D is the locale's decimal separator and O the other one, so that one set of patterns serves every locale.
  const shape = digits.replaceAll(decimal, 'D').replaceAll(other, 'O');
  const read = (decimalMark: 'D' | 'O'): number => {
    const [whole, cents] = shape.replaceAll(decimalMark === 'D' ? 'O' : 'D', '').split(decimalMark);
    const value = Math.round(Number(`${whole || '0'}.${cents || '0'}e${scale}`) * 100) / 100;
    return negative && value !== 0 ? -value : value;
  };

  // 60 000,50 in a locale that groups with commas: the spaces already group, so the comma is decimal.
  if (groupedWithSpaces && /^\d+O\d{1,2}$/u.test(shape)) return read('O');
  // 1200,50 and 1,5m in a locale that groups with commas: a comma after four digits or before a unit can't group.
  if (/^\d{4,}O\d{1,2}$/u.test(shape) || (scale !== 0 && /^\d+O\d{1,2}$/u.test(shape))) return read('O');
  // 75.000 in a locale with a decimal point: three digits group. A group never starts with a zero.
  if (scale === 0 && /^[1-9]\d*D\d{3}$/u.test(shape)) return read('O');
  // The locale's own format. Groups may have any length, so that editing a formatted amount ("60,00" from "60,000") does no harm.
  if ((groupsWithOther ? /^[\dO]*(D\d*)?$/u : /^\d*(D\d*)?$/u).test(shape)) return read('D');
  // 60.000,50 in a locale that groups with spaces.
  if (/^[1-9]\d*O\d{3}$/u.test(shape) || /^\d{1,3}(O\d{3})+(D\d*)?$/u.test(shape)) return read('D');
  // 1.234,56 and 1.234.567 in a locale with a decimal point.
  if (/^\d{1,3}(D\d{3})+(O\d*)?$/u.test(shape)) return read('O');
  // 60000.50 in a locale with a decimal comma.
  if (/^\d*O\d*$/u.test(shape)) return read('O');
  return NaN;
}

/** The amount as a field shows it: grouped, with cents only if there are any. */
export function formatAmount(value: number, locale: Locale): string {
  const cents = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: cents, maximumFractionDigits: cents, signDisplay: 'negative' }).format(
    value,
  );
}
