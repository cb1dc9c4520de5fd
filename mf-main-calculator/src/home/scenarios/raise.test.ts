import { payAfter } from './raise.ts';

test.each([
  ['70,000', 70_000],
  ['$70k', 70_000],
  ['55,000', 55_000],
  ['+5,000', 65_000],
  ['5,000', 65_000],
  ['30,000', 90_000],
  ['30,000.01', 30_000.01],
  ['-5,000', 55_000],
  ['−5,000', 55_000],
  ['5%', 63_000],
  ['+ 7.5 %', 64_500],
  ['-10%', 54_000],
  ['0.01%', 60_006],
])('of $60,000, "%s" makes %d', (typed, pay) => {
  expect(payAfter(typed, 60_000, 'en-US')).toBe(pay);
});

test('a French page reads a decimal comma', () => {
  expect(payAfter('7,5 %', 60_000, 'fr-FR')).toBe(64_500);
  expect(payAfter('+5 000', 60_000, 'fr-FR')).toBe(65_000);
});

test.each(['', 'more', '%', '-70,000', '-101%', '1e12'])('"%s" is no pay', (typed) => {
  expect(payAfter(typed, 60_000, 'en-US')).toBeUndefined();
});
