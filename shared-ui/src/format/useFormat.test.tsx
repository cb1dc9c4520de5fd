import { formatIn } from './useFormat.ts';

const NNBSP = '\u202f';
const NBSP = '\u00a0';

test('dollars in a main result have no decimals and a plain dollar sign in every language', () => {
  expect(formatIn('en').money(60_000.49)).toBe('$60,000');
  expect(formatIn('es').money(60_000.5)).toBe('$60,001');
  expect(formatIn('fr').money(60_000)).toBe(`60${NNBSP}000${NBSP}$`);
});

test('dollars and cents always have two decimals', () => {
  expect(formatIn('en').moneyWithCents(8_760.5)).toBe('$8,760.50');
  expect(formatIn('fr').moneyWithCents(8_760.5)).toBe(`8${NNBSP}760,50${NBSP}$`);
  expect(formatIn('en').moneyWithCents(-153)).toBe('−$153.00');
  expect([8_760, 8_760.5].map(formatIn('en').moneyAsTyped)).toEqual(['$8,760', '$8,760.50']);
});

test('compact dollars have the unit of the language', () => {
  expect(formatIn('en').compactMoney(103_000)).toBe('$103K');
  expect(formatIn('es').compactMoney(103_000)).toBe(`$103${NBSP}mil`);
  expect(formatIn('es').compactMoney(1_200_000)).toBe(`$1.2${NBSP}M`);
  expect(formatIn('fr').compactMoney(103_000)).toBe(`103${NBSP}k${NBSP}$`);
});

test.each(['en', 'es', 'fr'] as const)('%s negatives have a minus sign, not a hyphen', (language) => {
  const { money, moneyWithCents, moneyDifference, compactMoney, difference, points, percent, roundPercent, lawRate, count, decimal } =
    formatIn(language);
  const all = [money, moneyWithCents, moneyDifference, compactMoney, difference, points, percent, roundPercent, lawRate, count, decimal];
  expect(all.map((format) => format(-5).charAt(0))).toEqual(all.map(() => '−'));
});

test('an amount that rounds to zero has no sign', () => {
  expect(formatIn('en').money(-0.2)).toBe('$0');
  expect(formatIn('en').moneyWithCents(-0.001)).toBe('$0.00');
  expect(formatIn('en').percent(-0.001)).toBe('0.00%');
});

test('percentages have two decimals', () => {
  expect(formatIn('en').percent(11.68)).toBe('11.68%');
  expect(formatIn('es').percent(15)).toBe('15.00%');
  expect(formatIn('fr').percent(12.345)).toMatch(/^12,3[45][\u00a0\u202f]%$/u);
});

test.each([
  [0.37, '37%'],
  [0.0495, '4.95%'],
  [0.0145, '1.45%'],
  [0.009, '0.9%'],
  [0.062, '6.2%'],
  [0.05525, '5.525%'],
  [0.02765, '2.765%'],
])('the rate %d is written as %s, as in the statute', (rate, text) => {
  expect(formatIn('en').lawRate(rate)).toBe(text);
});

test('a date shows the same calendar day in any time zone', () => {
  const day = new Date('2025-01-05');
  expect(formatIn('en').date(day)).toBe('January 5, 2025');
  expect(formatIn('es').date(day)).toBe('5 de enero de 2025');
  expect(formatIn('fr').date(day)).toBe('5 janvier 2025');
  const first = new Date('2027-01-01');
  expect(formatIn('es').date(first)).toBe('1 de enero de 2027');
  expect(formatIn('fr').date(first)).toBe('1er janvier 2027');
});
