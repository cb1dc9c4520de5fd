import { LOCALES } from '@bracketwise/shared-ui/runtime';
import { formatAmount, parseAmount, symbolComesFirst } from './amount.ts';

const NARROW_NBSP = '\u202f';
const NBSP = '\u00a0';

describe('amounts follow the conventions of the page', () => {
  test.each([
    ['60000', 60_000],
    ['60,000', 60_000],
    ['60,000.50', 60_000.5],
    ['1,234,567.89', 1_234_567.89],
    ['1.5', 1.5],
    ['1.500', 1_500],
    ['0.500', 0.5],
    ['75.000', 75_000],
    ['1200.505', 1_200_505],
    ['1.2345', 1.23],
    ['2884.6153846', 2_884.62],
    ['1200,50', 1_200.5],
    ['60,50,000', 6_050_000],
    ['.75', 0.75],
    ['12.', 12],
    ['0', 0],
    ['007', 7],
    ['$60,000', 60_000],
    ['US$ 60,000', 60_000],
    ['60000 USD', 60_000],
    ['  60000  ', 60_000],
    ['+50', 50],
    ['-50', -50],
    ['−50', -50],
    ['-$1,000', -1_000],
    // Left over after editing "60,000". The group separator is ignored in any position.
    ['60,00', 6_000],
    ['60,0000', 600_000],
    ['6,0,0', 600],
  ])('in English and Spanish, %j is %d', (text, value) => {
    expect(parseAmount(text, LOCALES.en)).toBe(value);
    expect(parseAmount(text, LOCALES.es)).toBe(value);
  });

  test.each([
    ['60000', 60_000],
    ['60 000', 60_000],
    [`60${NARROW_NBSP}000`, 60_000],
    [`60${NBSP}000,50`, 60_000.5],
    [`1${NARROW_NBSP}234${NARROW_NBSP}567,89${NBSP}$`, 1_234_567.89],
    ['1,5', 1.5],
    ['1,500', 1_500],
    ['75,000', 75_000],
    ['0,500', 0.5],
    ['1200,505', 1_200_505],
    [',75', 0.75],
    ['12,', 12],
    ['-50', -50],
    ['60 00', 6_000],
    ['60 000 $', 60_000],
  ])('in French, %j is %d', (text, value) => {
    expect(parseAmount(text, LOCALES.fr)).toBe(value);
  });
});

describe("another language's notation is accepted if it has only one meaning", () => {
  test.each([
    ['1.234,56', 1_234.56],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['60 000,50', 60_000.5],
    ['60 000', 60_000],
    ["60'000", 60_000],
    ['60’000.50', 60_000.5],
  ])('in English and Spanish, %j is %d', (text, value) => {
    expect(parseAmount(text, LOCALES.en)).toBe(value);
    expect(parseAmount(text, LOCALES.es)).toBe(value);
  });

  test.each([
    ['60000.50', 60_000.5],
    ['60.5', 60.5],
    ['60.000', 60_000],
    ['60.000,50', 60_000.5],
    ['1.234.567', 1_234_567],
    ['1,234.56', 1_234.56],
    ['1,234,567', 1_234_567],
    ['1234.567', 1_234_567],
    ['.75', 0.75],
  ])('in French, %j is %d', (text, value) => {
    expect(parseAmount(text, LOCALES.fr)).toBe(value);
  });
});

describe('units, powers of ten and parentheses work in every language', () => {
  test.each([
    ['75k', 75_000],
    ['75 K', 75_000],
    ['$75k', 75_000],
    ['1.5m', 1_500_000],
    ['1,5M', 1_500_000],
    ['-2k', -2_000],
    ['1e5', 100_000],
    ['1.5E3', 1_500],
    ['5e-1', 0.5],
    ['2e+3', 2_000],
    ['$1,200.50', 1_200.5],
    ['(500)', -500],
    ['($1,200.50)', -1_200.5],
    ['$(1,500)', -1_500],
    ['(2k)', -2_000],
  ])('%j is %d', (text, value) => {
    for (const locale of Object.values(LOCALES)) expect(parseAmount(text, locale)).toBe(value);
  });

  test('an amount in millions may have more than two decimals', () => {
    expect(parseAmount('1.125m', LOCALES.en)).toBe(1_125_000);
    expect(parseAmount('1,125m', LOCALES.fr)).toBe(1_125_000);
    expect(parseAmount('1,125k', LOCALES.en)).toBe(1_125_000);
  });
});

test.each([
  '',
  '   ',
  'abc',
  '12abc',
  '60kk',
  'k',
  'e5',
  '1e',
  '1e500',
  '12 apples',
  '-(5)',
  '(-5)',
  '(5',
  '5)',
  '()',
  'Infinity',
  'NaN',
  '$',
  '-',
  '.',
  ',',
  '1.2.3',
  '1.2,3,4',
  '--5',
  '5-',
  '1,2.3,4',
])('%j is not an amount in any language', (text) => {
  for (const locale of Object.values(LOCALES)) expect(parseAmount(text, locale)).toBeNaN();
});

test('minus zero is zero', () => {
  expect(Object.is(parseAmount('-0', LOCALES.en), 0)).toBe(true);
});

test.each(Object.values(LOCALES))('an amount formatted for %s is read back as the same amount', (locale) => {
  for (const value of [0, 7, 999, 1_000, 60_000, 60_000.5, 1_234_567.89, 1_000_000_000, -1, -1_234.5]) {
    expect(parseAmount(formatAmount(value, locale), locale)).toBe(value);
  }
});

test('a field shows cents only if there are any, and no sign before zero', () => {
  expect(formatAmount(60_000, LOCALES.en)).toBe('60,000');
  expect(formatAmount(60_000.5, LOCALES.en)).toBe('60,000.50');
  expect(formatAmount(60_000.5, LOCALES.fr)).toBe(`60${NARROW_NBSP}000,50`);
  expect(formatAmount(-0, LOCALES.en)).toBe('0');
});

test('the dollar sign comes before the amount in English and Spanish, and after it in French', () => {
  expect(symbolComesFirst(LOCALES.en)).toBe(true);
  expect(symbolComesFirst(LOCALES.es)).toBe(true);
  expect(symbolComesFirst(LOCALES.fr)).toBe(false);
});

test.each(Object.values(LOCALES))('separators and the dollar sign in %s match Intl', (locale) => {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(1_234_567.5);
  const written = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  expect(symbolComesFirst(locale)).toBe(parts[0]?.type === 'currency');
  expect(parseAmount(`1${written('decimal')}5`, locale)).toBe(1.5);
  expect(parseAmount(`1${written('group')}500${written('decimal')}25`, locale)).toBe(1500.25);
  // A comma groups in any position where it is the group separator; elsewhere it is the decimal one.
  expect(parseAmount('60,0000', locale)).toBe(written('group') === ',' ? 600_000 : 60);
});
