/** Where the lines of the rates lie on their chart. */
import type { ChartPoint } from './LineChart.tsx';
import { effectiveRate, type RateStep } from './rate-steps.tsx';

/** Gross incomes at which the axis may end and has its marks: evenly spaced on it, as their square roots are. US dollars. */
const MARKS = [0, 50_000, 150_000, 300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000];

/** Points of a curve between two limits. */
const SAMPLES = 8;

export interface RatesPlane {
  /** Incomes to be marked on the axis; the last one is its end. */
  readonly marks: readonly number[];
  /** Rates to be marked, fractions; the last one is the top. */
  readonly rates: readonly number[];
  /** Where an income with a rate lies. An income beyond the end stands at it. */
  readonly place: (income: number, rate: number) => ChartPoint;
}

/**
 * Incomes by their square root: the limits of the lower brackets would stand on each other on an even scale. The last bracket has
 * some room to be seen.
 */
export function planeOf(steps: readonly RateStep[]): RatesPlane {
  const last = steps.at(-1);
  if (!last) return { marks: [], rates: [], place: () => ({ x: 0, y: 0 }) };
  const marks = MARKS.slice(0, MARKS.findIndex((mark) => mark >= last.from * 1.05) + 1 || MARKS.length);
  const end = marks.at(-1) ?? 0;
  const top = Math.ceil(last.rate * 10);
  return {
    marks,
    rates: Array.from({ length: top + 1 }, (_, tenth) => tenth / 10),
    place: (income, rate) => ({ x: Math.sqrt(Math.min(income, end) / end), y: rate / (top / 10) }),
  };
}

/** A stair: each rate until the next one starts. */
export function marginalLine(steps: readonly RateStep[], { marks, place }: RatesPlane): readonly ChartPoint[] {
  const end = marks.at(-1) ?? 0;
  return steps.flatMap(({ from, rate }, index) => [place(from, rate), place(steps[index + 1]?.from ?? end, rate)]);
}

/** A curve with a bend at each limit. */
export function effectiveLine(steps: readonly RateStep[], { marks, place }: RatesPlane): readonly ChartPoint[] {
  const end = marks.at(-1) ?? 0;
  const incomes = steps.flatMap(({ from }, index) => {
    const to = steps[index + 1]?.from ?? end;
    return Array.from({ length: SAMPLES }, (_, sample) => from + ((to - from) * sample) / SAMPLES);
  });
  return [...incomes, ...marks.slice(-1)].map((income) => place(income, effectiveRate(steps, income)));
}
