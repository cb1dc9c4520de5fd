import { LOCALES, useLanguage, type Language, type Locale } from '@bracketwise/shared-ui/runtime';

/** How figures read in one language. All dollars, all in the plain `$`. */
export interface Format {
  readonly locale: Locale;
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
  /** A share of a whole, where there is little room: 12.34 reads 12 %. */
  readonly roundPercent: (percentage: number) => string;
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

/** What makes a text of a value. An Intl object takes a millisecond to make, so it is made for the first value. */
function lazily<Value>(make: () => { format: (value: Value) => string }): (value: Value) => string {
  let made: { format: (value: Value) => string } | undefined;
  return (value) => (made ??= make()).format(value);
}

function createFormat(locale: Locale): Format {
  const number = (options: Intl.NumberFormatOptions) => lazily<number>(() => new Intl.NumberFormat(locale, options));
  // A day of the calendar, whatever the visitor's time zone.
  const day = (options: Intl.DateTimeFormatOptions) => lazily<Date>(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const percent = number({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
  const roundPercent = number({ style: 'percent', maximumFractionDigits: 0 });
  const date = day({ dateStyle: 'long' });
  return {
    locale,
    money: number({ ...currency, maximumFractionDigits: 0 }),
    moneyDifference: number({ ...currency, maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    compactMoney: number({ ...currency, notation: 'compact', maximumSignificantDigits: 3 }),
    moneyWithCents: number(currency),
    difference: number({ ...currency, signDisplay: 'exceptZero' }),
    points: number({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
    count: number({ maximumFractionDigits: 0, signDisplay: 'negative' }),
    decimal: number({ maximumFractionDigits: 2, signDisplay: 'negative' }),
    list: lazily<readonly string[]>(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    percent: (percentage) => percent(percentage / 100),
    roundPercent: (percentage) => roundPercent(percentage / 100),
    lawRate: number({ style: 'percent', maximumFractionDigits: 4 }),
    date: (moment) => date(moment).replace(FRENCH_FIRST, '1er '),
    years: number({ style: 'unit', unit: 'year', unitDisplay: 'long' }),
    month: day({ month: 'long', year: 'numeric' }),
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
