import { LOCALES, useLanguage, type Language, type Locale } from '@bracketwise/shared-ui/runtime';
import { MINUS, percentage, wholeDollars, wholeNumber } from './without-intl.ts';

/** Number and date formats of one language. All amounts are in US dollars with a plain `$`. */
export interface Format {
  readonly locale: Locale;
  /** Whole dollars: $60,000. */
  readonly money: (usd: number) => string;
  /** Whole dollars with a sign: +$1,200. Zero has no sign. */
  readonly moneyDifference: (usd: number) => string;
  /** Compact dollars for chart labels: $50K. */
  readonly compactMoney: (usd: number) => string;
  /** Dollars and cents: $8,760.50. */
  readonly moneyWithCents: (usd: number) => string;
  /** Cents only if it has any: $8,760 or $8,760.50. For amounts that visitors typed, and their sums. */
  readonly moneyAsTyped: (usd: number) => string;
  /** A signed difference in dollars and cents: +$80.00. */
  readonly difference: (usd: number) => string;
  /** A signed difference of percentages without the symbol: +0.80. */
  readonly points: (percentagePoints: number) => string;
  /** A whole number: 1,234. */
  readonly count: (number: number) => string;
  /** A number with up to two decimals: 65.5. */
  readonly decimal: (number: number) => string;
  /** A list in a sentence: California, Hawaii, and New Jersey. */
  readonly list: (items: readonly string[]) => string;
  /** A percentage with two decimals: 12.34 becomes 12.34 %. */
  readonly percent: (percentage: number) => string;
  /** A rounded percentage for tight spaces: 12.34 becomes 12 %. */
  readonly roundPercent: (percentage: number) => string;
  /** A fraction as statutes write rates, with only the decimals it needs: 0.0495 becomes 4.95 %, 0.37 becomes 37 %. */
  readonly lawRate: (fraction: number) => string;
  /** A calendar day: January 5, 2025. */
  readonly date: (day: Date) => string;
  /** A number of years: 2 years. */
  readonly years: (number: number) => string;
  /** A calendar month: January 2025. */
  readonly month: (day: Date) => string;
}

// `negative` leaves out the sign of a negative amount that rounds to zero.
const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', signDisplay: 'negative' } as const;

/** Matches a French date on the first of a month, to write `1er`, which Intl doesn't. The lookahead skips Spanish ("1 de enero"). */
const FRENCH_FIRST = /^1 (?!de )/u;

/** Only Spanish puts a space before the K. It writes the word “mil” instead. */
const SPANISH_K = /(?<=\u00a0)K/u;

/** Creates the Intl object on first use, because creating one takes a millisecond. */
function lazily<Value>(make: () => { format: (value: Value) => string }): (value: Value) => string {
  let made: { format: (value: Value) => string } | undefined;
  return (value) => (made ??= make()).format(value);
}

function createFormat(locale: Locale): Format {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = lazily<number>(() => new Intl.NumberFormat(locale, options));
    return (value: number) => format(value).replace('-', MINUS);
  };
  // UTC, so that the calendar day doesn't depend on the visitor's time zone.
  const day = (options: Intl.DateTimeFormatOptions) => lazily<Date>(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const percent = number({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
  const roundPercent = number({ style: 'percent', maximumFractionDigits: 0 });
  const money = number({ ...currency, maximumFractionDigits: 0 });
  const compact = number({ ...currency, notation: 'compact', maximumSignificantDigits: 3 });
  const dollars = (usd: number) => wholeDollars(usd, locale) ?? money(usd);
  const moneyWithCents = number(currency);
  const count = number({ maximumFractionDigits: 0, signDisplay: 'negative' });
  const date = day({ dateStyle: 'long' });
  return {
    locale,
    money: dollars,
    moneyDifference: number({ ...currency, maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    compactMoney: (usd) => compact(usd).replace(SPANISH_K, 'mil'),
    moneyWithCents,
    moneyAsTyped: (usd) => (Number.isInteger(usd) ? dollars : moneyWithCents)(usd),
    difference: number({ ...currency, signDisplay: 'exceptZero' }),
    points: number({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
    count: (whole) => wholeNumber(whole, locale) ?? count(whole),
    decimal: number({ maximumFractionDigits: 2, signDisplay: 'negative' }),
    list: lazily<readonly string[]>(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    percent: (points) => percentage(points / 100, locale) ?? percent(points / 100),
    roundPercent: (points) => roundPercent(points / 100),
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

/** The formats of the page's language. */
export const useFormat = (): Format => formatIn(useLanguage());
