import { STATE_CODES, STATE_NAMES } from '@bracketwise/contract/states';
import { jurisdictions } from '../src/index.ts';

/**
 * Expected values from the forms of 2025 and the Tax Foundation's sales tax table, in percent, independent of the tables under test. High:
 * a top rate of at least 9%, or one of CA, NY, NJ, HI, OR, MN, CT. Flat: a single positive rate, ignoring untaxed income below
 * it. Massachusetts has two rates; its surtax raises the top rate to 9%.
 */
const EXPECTED = [
  // lowest rate, top rate, sales tax, badge, category
  ['AL', 2, 5, 4, 'moderate', 'moderate'],
  ['AK', 0, 0, 0, 'none', 'none'],
  ['AZ', 2.5, 2.5, 5.6, 'moderate', 'flat'],
  ['AR', 2, 3.9, 6.5, 'moderate', 'moderate'],
  ['CA', 1, 13.3, 7.25, 'high', 'high'],
  ['CO', 4.4, 4.4, 2.9, 'moderate', 'flat'],
  ['CT', 2, 6.99, 6.35, 'high', 'high'],
  ['DE', 2.2, 6.6, 0, 'moderate', 'moderate'],
  ['DC', 4, 10.75, 6, 'high', 'high'],
  ['FL', 0, 0, 6, 'none', 'none'],
  ['GA', 5.19, 5.19, 4, 'moderate', 'flat'],
  ['HI', 1.4, 11, 4, 'high', 'high'],
  ['ID', 5.3, 5.3, 6, 'moderate', 'flat'],
  ['IL', 4.95, 4.95, 6.25, 'moderate', 'flat'],
  ['IN', 3, 3, 7, 'moderate', 'flat'],
  ['IA', 3.8, 3.8, 6, 'moderate', 'flat'],
  ['KS', 5.2, 5.58, 6.5, 'moderate', 'moderate'],
  ['KY', 4, 4, 6, 'moderate', 'flat'],
  ['LA', 3, 3, 5, 'moderate', 'flat'],
  ['ME', 5.8, 7.15, 5.5, 'moderate', 'moderate'],
  ['MD', 2, 6.5, 6, 'moderate', 'moderate'],
  ['MA', 5, 9, 6.25, 'high', 'high'],
  ['MI', 4.25, 4.25, 6, 'moderate', 'flat'],
  ['MN', 5.35, 9.85, 6.875, 'high', 'high'],
  ['MS', 4.4, 4.4, 7, 'moderate', 'flat'],
  ['MO', 2, 4.7, 4.225, 'moderate', 'moderate'],
  ['MT', 4.7, 5.9, 0, 'moderate', 'moderate'],
  ['NE', 2.46, 5.2, 5.5, 'moderate', 'moderate'],
  ['NV', 0, 0, 6.85, 'none', 'none'],
  ['NH', 0, 0, 0, 'none', 'none'],
  ['NJ', 1.4, 10.75, 6.625, 'high', 'high'],
  ['NM', 1.5, 5.9, 4.875, 'moderate', 'moderate'],
  ['NY', 4, 10.9, 4, 'high', 'high'],
  ['NC', 4.25, 4.25, 4.75, 'moderate', 'flat'],
  ['ND', 1.95, 2.5, 5, 'moderate', 'moderate'],
  ['OH', 2.75, 3.125, 5.75, 'moderate', 'moderate'],
  ['OK', 0.25, 4.75, 4.5, 'moderate', 'moderate'],
  ['OR', 4.75, 9.9, 0, 'high', 'high'],
  ['PA', 3.07, 3.07, 6, 'moderate', 'flat'],
  ['RI', 3.75, 5.99, 7, 'moderate', 'moderate'],
  ['SC', 3, 6, 6, 'moderate', 'moderate'],
  ['SD', 0, 0, 4.2, 'none', 'none'],
  ['TN', 0, 0, 7, 'none', 'none'],
  ['TX', 0, 0, 6.25, 'none', 'none'],
  ['UT', 4.5, 4.5, 6.1, 'moderate', 'flat'],
  ['VT', 3.35, 8.75, 6, 'moderate', 'moderate'],
  ['VA', 2, 5.75, 5.3, 'moderate', 'moderate'],
  ['WA', 0, 0, 6.5, 'none', 'none'],
  ['WV', 2.22, 4.82, 6, 'moderate', 'moderate'],
  ['WI', 3.5, 7.65, 5, 'moderate', 'moderate'],
  ['WY', 0, 0, 4, 'none', 'none'],
] as const;

test('there are 51, sorted by English name', () => {
  expect(STATE_CODES).toHaveLength(51);
  expect(jurisdictions().map(({ code }) => code)).toEqual(STATE_CODES);
  const names = jurisdictions().map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

test('every jurisdiction has one expectation', () => {
  expect(EXPECTED.map(([code]) => code).sort()).toEqual([...STATE_CODES].sort());
});

test.each(EXPECTED)(
  '%s has rates from %d to %d%% on wages, %d%% on sales, and is %s, %s',
  (code, lowest, top, salesTax, badge, category) => {
    expect(jurisdictions().find((jurisdiction) => jurisdiction.code === code)).toEqual({
      code,
      name: STATE_NAMES[code],
      hasIncomeTax: top > 0,
      lowestRate: expect.closeTo(lowest / 100, 10) as number,
      topRate: expect.closeTo(top / 100, 10) as number,
      salesTaxRate: expect.closeTo(salesTax / 100, 10) as number,
      salesTaxSource: expect.stringMatching(/Tax Foundation|Stat\.|R\.S\.|Laws/) as string,
      badge,
      category,
    });
  },
);
