import { STATE_CODES } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { inOrder, nextOrder } from '@bracketwise/shared-ui/tables';
import { FIRST_ORDER, bestFirst, scaleOf, shownAmounts, verdictOf, type NamedOutcome, type StateCode } from './comparison.ts';
import { compareStates } from './every-state.ts';

const outcome = (code: StateCode, name: string, netIncome: number, incomeTax = 0): NamedOutcome => ({
  code,
  name,
  netIncome,
  share: netIncome / 1_000,
  incomeTax,
  payrollLevies: 0,
  difference: netIncome - 80_000,
});

const some = [
  outcome('TX', 'Texas', 85_000),
  outcome('CA', 'Californie', 80_000, 5_000),
  outcome('FL', 'Floride', 85_000),
  outcome('ID', 'Idaho', 82_000, 3_000),
];
const codes = (outcomes: readonly NamedOutcome[]) => outcomes.map(({ code }) => code).join(' ');

test('the amounts of a state round like those of the result: take-home pay and all taxes make up the income', () => {
  // $60,000 − $49,122 = $10,878, of which $9,661.50 is federal and $1,216.50 the state's, which goes up as on Ohio's page.
  const ohio = { ...outcome('OH', 'Ohio', 49_122, 1_216.5), difference: 0 };
  const request = { state: 'OH', income: 60_000, filingStatus: 'single', taxYear: 2025 } as const;
  expect(shownAmounts(ohio, request)).toMatchObject({ netIncome: 49_122, incomeTax: 1_217, payrollLevies: 0 });
  // Payroll deductions of $402.60 round to what the sum of $5,838.33 leaves.
  const newYork = { ...outcome('NY', 'New York', 80_000, 5_435.73), payrollLevies: 402.6, difference: 0 };
  expect(shownAmounts(newYork, { ...request, state: 'NY', income: 108_000 })).toMatchObject({ incomeTax: 5_436, payrollLevies: 402 });
});

describe('the order', () => {
  test.each([
    ['name', 'ascending', 'CA FL ID TX'],
    ['name', 'descending', 'TX ID FL CA'],
    ['netIncome', 'descending', 'FL TX ID CA'],
    ['netIncome', 'ascending', 'CA ID FL TX'],
    ['share', 'descending', 'FL TX ID CA'],
    ['incomeTax', 'ascending', 'FL TX ID CA'],
    ['difference', 'ascending', 'CA ID FL TX'],
  ] as const)('by %s, %s, with ties by name', (by, direction, expected) => {
    expect(codes(inOrder(some, { by, direction }))).toBe(expected);
  });

  test('follows the alphabet of the language', () => {
    const names = [outcome('IA', 'Zoé', 1), outcome('ID', 'Émile', 1), outcome('IL', 'Fanny', 1)];
    expect(inOrder(names, { by: 'name', direction: 'ascending' }).map(({ name }) => name)).toEqual(['Émile', 'Fanny', 'Zoé']);
  });

  test('starts with the highest net income', () => {
    expect(codes(inOrder(some, FIRST_ORDER))).toBe('FL TX ID CA');
  });

  test.each([
    ['netIncome', 'ascending'],
    ['name', 'ascending'],
    ['incomeTax', 'ascending'],
    ['share', 'descending'],
    ['difference', 'descending'],
  ] as const)('by %s puts the best first on the first click, and reverses on the second', (by, direction) => {
    const first = nextOrder(FIRST_ORDER, by, bestFirst);
    expect(first).toEqual({ by, direction });
    expect(nextOrder(first, by, bestFirst).direction).not.toBe(direction);
  });
});

describe('the verdict', () => {
  const request = { income: 100_000, filingStatus: 'single', taxYear: 2025 } as const;
  const of = (state: StateCode, outcomes: readonly NamedOutcome[]) =>
    verdictOf({ request: { ...request, state }, outcomes }, (usd) => `$${usd}`);
  const more = [...some, outcome('AK', 'Alaska', 85_000), outcome('WY', 'Wyoming', 85_000)];

  test('names the first two of the best states by name and counts the others', () => {
    expect(of('CA', more)).toEqual({
      state: 'Californie',
      rank: 6,
      all: 6,
      best: 'Alaska',
      second: 'Floride',
      others: 2,
      more: '$5000',
    });
  });

  test('gives states with the same net income the same rank', () => {
    expect(of('WY', more)).toMatchObject({ rank: 1, more: '$0' });
  });

  // The sentence depends on it, because it always names two states and counts others.
  test.each([
    ['CA', 30_000, 'single'],
    ['NY', 250_000, 'marriedJoint'],
    ['OR', 15_000, 'headOfHousehold'],
    ['DC', 1_000_000, 'marriedSeparate'],
  ] as const)('counts at least five others for a visitor from %s with %d', (state, income, filingStatus) => {
    for (const taxYear of ESTIMATE_YEARS) {
      const asked = { state, income, filingStatus, taxYear };
      const outcomes = compareStates(asked).map((each) => ({ ...each, name: each.code }));
      expect(verdictOf({ request: asked, outcomes }, String).others).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the scale', () => {
  const of = (...amounts: number[]) => scaleOf(amounts.map((amount) => outcome('TX', 'Texas', amount)));

  test.each([
    [0, 1],
    [19.99, 1],
    [20, 2],
    [99.99, 5],
    [100, 5],
  ])('from 0 to 100 puts %d in level %d', (amount, level) => {
    expect(of(0, 100).levelOf(amount)).toBe(level);
  });

  test('has five adjacent levels', () => {
    expect(of(0, 100).steps.map(({ level, from, to }) => [level, from, to])).toEqual([
      [1, 0, 20],
      [2, 20, 40],
      [3, 40, 60],
      [4, 60, 80],
      [5, 80, 100],
    ]);
  });

  test('has one level if all values are equal', () => {
    const flat = of(0, 0);
    expect(flat.levelOf(0)).toBe(5);
    expect(flat.steps).toEqual([{ level: 5, from: 0, to: 0 }]);
  });
});

describe('the outcomes', () => {
  const outcomes = compareStates({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });
  const of = (code: StateCode) => outcomes.find((candidate) => candidate.code === code);

  test('cover all 51 jurisdictions', () => {
    expect(outcomes.map(({ code }) => code)).toEqual(STATE_CODES);
  });

  // Federal tax 5,071.50, Social Security 3,720, Medicare 870; California 1,639.53 and 1.2% for disability insurance, Illinois 4.95 % of 57,150 (60,000 less 2,850).
  test.each([
    ['CA', 47_978.97, 1_639.53, 720, 0],
    ['TX', 50_338.5, 0, 0, 2_359.53],
    ['IL', 47_509.57, 2_828.93, 0, -469.4],
  ] as const)('for %s leave %d', (code, netIncome, incomeTax, payrollLevies, difference) => {
    const share = expect.closeTo((netIncome / 60_000) * 100, 9) as number;
    expect(of(code)).toEqual({ code, netIncome, incomeTax, payrollLevies, difference, share });
  });

  // 50,338.50, less 3% of 59,000 and 1.95% of it; less 90 + 4.75% × 50,450 on 53,450 (60,000 − 3,350 − 3,200) and 3.2% of them.
  test.each([
    ['IN', 'Howard County', 47_418, 2_920.5],
    ['MD', 'Baltimore City', 46_141.72, 4_196.78],
  ] as const)('for %s count the tax of the county in the middle, %s', (code, place, netIncome, incomeTax) => {
    expect(of(code)).toMatchObject({ place, netIncome, incomeTax });
  });

  // Without them, they would be 15th, 20th and 39th.
  test('put California, Indiana and Maryland where their levies and county taxes put them', () => {
    const rank = (code: StateCode) => 1 + outcomes.filter(({ netIncome }) => netIncome > (of(code)?.netIncome ?? NaN)).length;
    expect([rank('CA'), rank('IN'), rank('MD')]).toEqual([34, 46, 50]);
  });

  test('count New York City only on request, and a chosen county instead of the one in the middle', () => {
    const asked = { state: 'MD', income: 60_000, filingStatus: 'single', taxYear: 2025 } as const;
    expect(of('NY')?.place).toBeUndefined();
    const chosen = compareStates({ ...asked, places: { NY: 'NYC', MD: 'MD:TALBOT' } });
    const ny = chosen.find(({ code }) => code === 'NY');
    expect(ny?.place).toBe('New York City');
    expect((of('NY')?.netIncome ?? NaN) - (ny?.netIncome ?? NaN)).toBeCloseTo(1_715.97, 2);
    expect(chosen.find(({ code }) => code === 'MD')).toMatchObject({ place: 'Talbot County', difference: 0 });
  });

  test('without income are zero, including the share', () => {
    for (const { netIncome, share, difference } of compareStates({ state: 'NY', income: 0, filingStatus: 'marriedJoint', taxYear: 2020 }))
      expect([netIncome, share, difference]).toEqual([0, 0, 0]);
  });

  test('of the highest income are numbers in all states', () => {
    for (const { share } of compareStates({ state: 'NY', income: 1_000_000_000, filingStatus: 'headOfHousehold', taxYear: 2022 })) {
      expect(share).toBeGreaterThan(40);
      expect(share).toBeLessThan(65);
    }
  });
});
