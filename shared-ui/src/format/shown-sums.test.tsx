import { shownParts, shownSums } from './shown-sums.ts';

/** California, 75,000, single, 2025. */
const estimate = {
  gross: 75_000,
  net: 58_538.4,
  tax: 16_461.6,
  federal: 13_686.6,
  state: 2_775,
  income: 7_949.1,
  social: 4_650.25,
  medicare: 1_087.25,
};
const sums = [
  ['gross', ['net', 'tax']],
  ['tax', ['federal', 'state']],
  ['federal', ['income', 'social', 'medicare']],
] as const;

test('displayed amounts add up, and each is its amount rounded up or down', () => {
  for (let cents = 0; cents < 300; cents++) {
    const income = 7_949.1 + cents * 0.37;
    const federal = income + estimate.social + estimate.medicare;
    const tax = federal + estimate.state + cents * 0.013;
    const values = { ...estimate, income, federal, state: tax - federal, tax, net: 75_000 - tax };
    const shown = shownSums(values, sums) as typeof values;
    expect(shown.net + shown.tax).toBe(75_000);
    expect(shown.federal + shown.state).toBe(shown.tax);
    expect(shown.income + shown.social + shown.medicare).toBe(shown.federal);
    for (const [field, value] of Object.entries(values)) {
      expect(Math.abs(shown[field as keyof typeof values] - value)).toBeLessThan(1);
    }
  }
});

test('the largest remainder is rounded up', () => {
  expect(shownParts([1.5, 2.3, 3.2])).toEqual([2, 2, 3]);
  expect(shownParts([1.4, 2.4, 3.2])).toEqual([2, 2, 3]);
  expect(shownParts([0, 0.5, 0.5])).toEqual([0, 1, 0]);
});

test('a part that other pages show alone rounds as it does alone, and the others make up the total', () => {
  const sums = [['tax', ['federal', 'state'], 'state']] as const;
  // Ohio's tax on 60,000 in 2025.
  expect(shownSums({ tax: 10_878, federal: 9_661.5, state: 1_216.5 }, sums)).toEqual({ tax: 10_878, federal: 9_661, state: 1_217 });
  expect(shownSums({ tax: 11.2, federal: 5.7, state: 5.5 }, sums)).toEqual({ tax: 11, federal: 5, state: 6 });
  for (let cents = 0; cents < 10_000; cents++) {
    const [federal, state] = [7 + Math.floor(cents / 100) / 100, 3 + (cents % 100) / 100];
    const shown = shownSums({ tax: federal + state, federal, state }, sums);
    expect(shown.state).toBe(Math.round(state));
    expect((shown.federal ?? NaN) + Math.round(state)).toBe(shown.tax);
  }
  expect(shownParts([0.5, 0.5, 0.5], 0, 2)).toEqual([1, 0, 1]);
});

test('cents and negative amounts add up as well', () => {
  expect(shownParts([0.005, 0.005, 0.005, 0.005], 2)).toEqual([0.01, 0.01, 0, 0]);
  expect(shownSums({ balance: -10.5, paid: 100.25, owed: -110.75 }, [['balance', ['paid', 'owed']]])).toEqual({
    balance: -11,
    paid: 100,
    owed: -111,
  });
});

test('amounts in whole cents are displayed unchanged, despite floating-point noise', () => {
  expect(shownParts([1.15, 0.29, 4.35], 2)).toEqual([1.15, 0.29, 4.35]);
});

test("figures that don't form a sum are each rounded to the nearest unit", () => {
  expect(shownSums({ total: 0, part: -250.7 }, [['total', ['part']]])).toEqual({ total: 0, part: -251 });
  expect(shownSums({ total: 10.4, a: 5.2, b: undefined }, [['total', ['a', 'b']]])).toEqual({ total: 10, a: 5 });
  expect(shownSums({ a: 2.5, b: -2.5 }, [])).toEqual({ a: 3, b: -3 });
});
