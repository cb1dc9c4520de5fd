import type { ExplanationLine } from '@bracketwise/contract/lines';
import { roundToCents } from '../src/kernel/money.ts';
import { graduatedTax, scaled, schedule } from '../src/kernel/schedule.ts';
import { notOver, under, valueAt } from '../src/kernel/step-table.ts';
import { Worksheet } from '../src/kernel/worksheet.ts';

describe('rounding', () => {
  test.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [12_233.925, 12_233.93],
    [0.004999, 0],
    [999_999_999.995, 1_000_000_000],
  ])('turns %d into %d: half a cent rounds away from zero despite floating-point noise', (amount, rounded) => {
    expect(roundToCents(amount)).toBe(rounded);
  });
});

describe('a rate schedule', () => {
  const rates = schedule([0.01, 0.02, 0.04], [1_000, 3_000]);

  test('has adjacent brackets, the last one open', () => {
    expect(rates).toEqual([
      { from: 0, to: 1_000, rate: 0.01 },
      { from: 1_000, to: 3_000, rate: 0.02 },
      { from: 3_000, to: Infinity, rate: 0.04 },
    ]);
  });

  test('taxes each bracket at its own rate', () => {
    expect(graduatedTax(rates, 0)).toBe(0);
    expect(graduatedTax(rates, 1_000)).toBe(10);
    expect(graduatedTax(rates, 4_000)).toBe(90);
  });

  test('rejects limits that do not match the rates', () => expect(() => schedule([0.01, 0.02], [])).toThrow(RangeError));

  test('scales its limits for another status', () => expect(scaled([1_000, 3_000], 2)).toEqual([2_000, 6_000]));
});

describe('a step table', () => {
  test('includes the limit with "not over"', () => {
    const table = notOver([5_000, 75], [6_000, 60]);
    expect([4_999, 5_000, 5_000.01, 6_000, 6_001].map((income) => valueAt(table, income))).toEqual([75, 75, 60, 60, 0]);
  });

  test('excludes the limit with "under"', () => {
    const table = under([6_000, 26], [8_000, 20]);
    expect([5_999.99, 6_000, 8_000].map((income) => valueAt(table, income))).toEqual([26, 20, 0]);
  });
});

describe('a worksheet', () => {
  let lines: ExplanationLine[];
  let worksheet: Worksheet;
  beforeEach(() => {
    lines = [];
    worksheet = new Worksheet('state', lines);
  });

  test('distributes rounding so that its lines add up to the rounded tax', () => {
    // Three times slightly more than a third of a cent: each one alone rounds to zero.
    for (let slice = 0; slice < 3; slice += 1) worksheet.charge('bracket', 0.34, 0.01, 'source');
    expect(worksheet.roundedTax).toBe(0.01);
    expect(lines.map(({ tax }) => tax)).toEqual([0, 0.01, 0]);
  });

  test('omits the upper end of an open bracket', () => {
    worksheet.charge('bracket', 10, 0.1, 'source', 5, Infinity);
    expect(lines[0]).toEqual({
      section: 'state',
      label: 'bracket',
      amount: 10,
      tax: 1,
      rate: 0.1,
      from: 5,
      to: undefined,
      source: 'source',
    });
  });

  test('limits a credit to the tax and shows both', () => {
    worksheet.addTax('baseAmount', 30, 'source');
    worksheet.credit('personalCredit', 100, 'source');
    expect(worksheet.roundedTax).toBe(0);
    expect(lines[1]).toMatchObject({ amount: -100, tax: -30 });
  });

  test('writes no line for a credit of zero', () => {
    worksheet.credit('personalCredit', 0, 'source');
    expect(lines).toEqual([]);
  });
});
