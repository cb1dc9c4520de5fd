import { LOCALES } from '@bracketwise/shared-ui/runtime';
import { wholeDollars, wholeNumber } from './whole-numbers.ts';

const NUMBERS = [
  0, -0, 0.4, 0.5, -0.4, -0.5, -0.6, 1.5, 2.5, -2.5, 999, 999.5, 1000, 1234.5, 12_345, 60_000.49, 999_999.5, 1e6, -153, 1e12, 123_456_789.5,
];
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
    expect(wholeNumber(value, locale)).toBe(number.format(value));
    expect(wholeDollars(value, locale)).toBe(dollars.format(value));
  }
});

test.each([NaN, Infinity, -Infinity, 1e15])('%d is left to Intl', (value) => {
  expect(wholeNumber(value, 'en-US')).toBeUndefined();
  expect(wholeDollars(value, 'en-US')).toBeUndefined();
});
