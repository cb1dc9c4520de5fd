import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { planeOf } from '@bracketwise/shared-ui/charts';
import { bracketsResponse } from '../../testing/responses.ts';
import { rateSteps } from './rates.ts';

const steps = rateSteps(bracketsResponse(2025), 'single');
const plane = planeOf(steps);

test('the axis is linear and ends past the start of the last bracket but one', () => {
  expect(plane.incomes).toEqual([0, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000]);
  for (const income of plane.incomes) expect(plane.place(income, 0).x).toBeCloseTo(income / 300_000, 12);
  expect(plane.rates).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  // 626,350 and the standard deduction of 15,750: Rev. Proc. 2024-40, Pub. L. 119-21.
  expect(plane.beyond).toEqual([{ from: 642_100, rate: 0.37 }]);
});

test('an income of the visitor’s own moves the end, up to a limit', () => {
  const endFor = (own: number) => planeOf(steps, own).incomes.at(-1);
  expect([60_000, 400_000, 900_000].map(endFor)).toEqual([300_000, 500_000, 1_200_000]);
  expect(endFor(1_000_000_000)).toBe(endFor(2_000_000));
  expect(planeOf(steps, 900_000).beyond).toEqual([]);
});

test('an income past the end of the axis is placed at its end', () => {
  expect(plane.place(300_000, 0.2)).toEqual({ x: 1, y: 0.5 });
  expect(plane.place(1_000_000_000, 0.2).x).toBe(1);
  expect(plane.place(0, 0)).toEqual({ x: 0, y: 0 });
});

test('a position on the chart gives back the income at it', () => {
  for (const income of [0, 9_000, 250_000, 300_000]) expect(plane.incomeAt(plane.place(income, 0).x)).toBeCloseTo(income, 6);
});

test('the marginal rate is a step line from left to right', () => {
  expect(plane.marginalPath).toMatch(/^M0 1000H\d+V750H/);
  expect(plane.marginalPath).toMatch(/H1000V125$/);
  expect(plane.effectivePath).toMatch(/^M0,1000L/);
});

test.each(ESTIMATE_YEARS.flatMap((year) => FILING_STATUSES.map((status) => [year, status] as const)))(
  '%s, %s: both lines run from left to right, and the effective rate stays below the marginal one',
  (year, status) => {
    const { marginal, effective, incomes, rates } = planeOf(rateSteps(bracketsResponse(year), status));
    const end = incomes.at(-1) ?? 0;
    for (const line of [marginal, effective]) {
      expect(line[0]).toEqual([0, 0]);
      expect(line.at(-1)?.[0]).toBe(end);
      line.slice(1).forEach(([income, rate], index) => {
        const [incomeBefore, rateBefore] = line[index] ?? [Infinity, Infinity];
        expect(income).toBeGreaterThanOrEqual(incomeBefore);
        expect(rate).toBeGreaterThanOrEqual(rateBefore);
        expect(rate).toBeLessThanOrEqual(rates.at(-1) ?? 0);
      });
    }
    expect(effective.at(-1)?.[1]).toBeLessThan(marginal.at(-1)?.[1] ?? 0);
  },
);

test('without an answer nothing is drawn', () => {
  const nothing = planeOf([]);
  expect(nothing.marginalPath).toBeUndefined();
  expect(nothing.effectivePath).toBeUndefined();
  expect(nothing.incomes).toEqual([]);
});
