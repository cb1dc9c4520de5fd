import { countIfAny } from './amount-schema.ts';

test.each<[typed: string, count: number | undefined, why: string]>([
  ['1', undefined, 'below the minimum'],
  ['2', 2, 'the minimum'],
  ['5', 5, 'the maximum'],
  ['6', undefined, 'above the maximum'],
  ['2.5', undefined, 'not whole'],
  ['', undefined, 'blank'],
  ['two', undefined, 'not a number'],
])('a count from 2 to 5 that was typed as %j is %j: %s', (typed, count) => {
  expect(countIfAny(2, 5).cast(typed)).toBe(count);
});

test('a count may be zero, but a blank is none', () => {
  expect(countIfAny(0, 5).cast('0')).toBe(0);
  expect(countIfAny(0, 5).cast('')).toBeUndefined();
});
