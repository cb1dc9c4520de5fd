import { LOCALES, useLanguage, type Language } from '@bracketwise/shared-ui/runtime';

/** How figures read in one language. All dollars, all in the plain `$`. */
export interface Format {
  readonly locale: string;
  /** Whole dollars: $60,000. */
  readonly money: (usd: number) => string;
  /** Whole dollars with their sign: +$1,200; a zero has none. */
  readonly moneyDifference: (usd: number) => string;
  /** Dollars in few characters, for the marks of a chart: $50K. */
  readonly compactMoney: (usd: number) => string;
  /** Dollars and cents: $8,760.50. */
  readonly moneyWithCents: (usd: number) => string;
  /** A difference in dollars and cents, with its sign: +$80.00. */
  readonly difference: (usd: number) => string;
  /** A difference of percentages, with its sign and without the symbol: +0.80. */
  readonly points: (percentagePoints: number) => string;
  /** A whole number: 1,234. */
  readonly count: (number: number) => string;
  /** A number with the decimals it needs, two at most: 65.5. */
  readonly decimal: (number: number) => string;
  /** Several things in a sentence: California, Hawaii, and New Jersey. */
  readonly list: (items: readonly string[]) => string;
  /** A percentage with two decimals: 12.34 reads 12.34 %. */
  readonly percent: (percentage: number) => string;
  /** A fraction as the law prints its rates, with the decimals it needs: 0.0495 reads 4.95 %, 0.37 reads 37 %. */
  readonly lawRate: (fraction: number) => string;
  /** A calendar day: January 5, 2025. */
  readonly date: (day: Date) => string;
  /** A number of years with its unit: 2 years. */
  readonly years: (number: number) => string;
  /** A month of the calendar: January 2025. */
  readonly month: (day: Date) => string;
}

// `negative` writes no sign before a zero that rounding made of a negative amount.
const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', signDisplay: 'negative' } as const;

/** Of a French date, whose first of a month is written `1er`, which Intl leaves out. Spanish goes on with `de`. */
const FRENCH_FIRST = /^1 (?!de )/u;

function createFormat(locale: string): Format {
  const money = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 });
  const moneyDifference = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const compactMoney = new Intl.NumberFormat(locale, { ...currency, notation: 'compact', maximumSignificantDigits: 3 });
  const moneyWithCents = new Intl.NumberFormat(locale, currency);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const difference = new Intl.NumberFormat(locale, { ...currency, signDisplay: 'exceptZero' });
  const points = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const lawRate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  // A day of the calendar, whatever the visitor's time zone.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const years = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    locale,
    money: (usd) => money.format(usd),
    moneyDifference: (usd) => moneyDifference.format(usd),
    compactMoney: (usd) => compactMoney.format(usd),
    moneyWithCents: (usd) => moneyWithCents.format(usd),
    difference: (usd) => difference.format(usd),
    points: (percentagePoints) => points.format(percentagePoints),
    count: (number) => count.format(number),
    decimal: (number) => decimal.format(number),
    list: (items) => list.format(items),
    percent: (percentage) => percent.format(percentage / 100),
    lawRate: (fraction) => lawRate.format(fraction),
    date: (day) => date.format(day).replace(FRENCH_FIRST, '1er '),
    years: (number) => years.format(number),
    month: (day) => month.format(day),
  };
}

const formats = new Map<Language, Format>();

export function formatIn(language: Language): Format {
  const known = formats.get(language);
  if (known) return known;
  const format = createFormat(LOCALES[language]);
  formats.set(language, format);
  return format;
}

/** The formats of the language in which the page stands. */
export const useFormat = (): Format => formatIn(useLanguage());
