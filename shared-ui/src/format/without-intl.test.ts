import { LOCALES } from '@bracketwise/shared-ui/runtime';
import { MINUS, percentage, wholeDollars, wholeNumber } from './without-intl.ts';

const NUMBERS = [
  0, -0, 0.4, 0.5, -0.4, -0.5, -0.6, 1.5, 2.5, -2.5, 999, 999.5, 1000, 1234.5, 12_345, 60_000.49, 999_999.5, 1e6, -153, 1e12, 123_456_789.5,
];
const withMinus = (text: string) => text.replace('-', MINUS);
const many = Array.from({ length: 500 }, (_, index) => Math.sin(index) * 10 ** (index % 12));

test.each(Object.values(LOCALES))('in %s whole numbers and dollars are written as Intl writes them', (locale) => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'negative',
    maximumFractionDigits: 0,
  });
  for (const value of [...NUMBERS, ...many]) {
    expect(wholeNumber(value, locale)).toBe(withMinus(number.format(value)));
    expect(wholeDollars(value, locale)).toBe(withMinus(dollars.format(value)));
  }
});

test.each([NaN, Infinity, -Infinity, 1e15])('%d is left to Intl', (value) => {
  expect(wholeNumber(value, 'en-US')).toBeUndefined();
  expect(wholeDollars(value, 'en-US')).toBeUndefined();
});

test.each(Object.values(LOCALES))('in %s percentages are written as Intl writes them', (locale) => {
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const halves = [0.00005, 0.000049999, 0.01005, 0.10045, 0.123455, 0.99995, 1.00005, 9.999949999];
  const fractions = [0, -0, 1, 0.2, 0.7658, 0.37, -0.00004, 99.99994, ...halves, ...halves.map((half) => -half)];
  const many = Array.from({ length: 2000 }, (_, index) => (Math.sin(index) * 10 ** (index % 3)) / 3);
  for (const fraction of [...fractions, ...many])
    expect(percentage(fraction, locale) ?? 'left to Intl').toBe(withMinus(percent.format(fraction)));
});

test.each([NaN, Infinity, 100, 1e-7, 1e21])('the percentage of %d is left to Intl', (fraction) => {
  expect(percentage(fraction, 'en-US')).toBeUndefined();
});
