import { effectiveLine, marginalLine, planeOf } from '@bracketwise/shared-ui/charts/rates-plane';
import { ESTIMATE_YEARS, FILING_STATUSES } from '@bracketwise/tax-engine';
import { bracketsAnswer } from '../../testing/answers.ts';
import { rateSteps } from './rates.ts';

const steps = rateSteps(bracketsAnswer(2025), 'single');
const plane = planeOf(steps);

test('the axis ends where the last bracket of 2025 can be seen, and its marks are evenly spaced', () => {
  expect(plane.marks).toEqual([0, 50_000, 150_000, 300_000, 500_000, 750_000]);
  const gaps = plane.marks.slice(1).map((mark, index) => plane.place(mark, 0).x - plane.place(plane.marks[index] ?? 0, 0).x);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.12);
  expect(plane.rates).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
});

test('an income beyond the end of the axis stands at its end', () => {
  expect(plane.place(750_000, 0.2)).toEqual({ x: 1, y: 0.5 });
  expect(plane.place(1_000_000_000, 0.2).x).toBe(1);
  expect(plane.place(0, 0)).toEqual({ x: 0, y: 0 });
});

test.each(ESTIMATE_YEARS.flatMap((year) => FILING_STATUSES.map((status) => [year, status] as const)))(
  '%s, %s: both lines go from left to right, and the effective rate stays under the marginal one',
  (year, status) => {
    const law = rateSteps(bracketsAnswer(year), status);
    const itsPlane = planeOf(law);
    for (const line of [marginalLine(law, itsPlane), effectiveLine(law, itsPlane)]) {
      expect(line[0]).toEqual({ x: 0, y: 0 });
      expect(line.at(-1)?.x).toBe(1);
      line.slice(1).forEach(({ x, y }, index) => {
        expect(x).toBeGreaterThanOrEqual(line[index]?.x ?? 2);
        expect(y).toBeGreaterThanOrEqual(line[index]?.y ?? 2);
        expect(y).toBeLessThanOrEqual(1);
      });
    }
    const [marginal, effective] = [marginalLine(law, itsPlane).at(-1), effectiveLine(law, itsPlane).at(-1)];
    expect(effective?.y).toBeLessThan(marginal?.y ?? 0);
  },
);

test('without an answer there is nothing to draw', () => {
  const nothing = planeOf([]);
  expect(marginalLine([], nothing)).toEqual([]);
  expect(nothing.marks).toEqual([]);
});
