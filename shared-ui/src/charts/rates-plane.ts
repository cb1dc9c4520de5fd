/** Maps the rate curves to chart positions, with d3's scales and paths. */
import { scaleLinear, scaleSqrt } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { PLANE, type ChartPoint } from './LineChart.tsx';
import { effectiveRate, marginalRate, type RateStep } from './rate-steps.ts';

/** Points per segment of the effective-rate curve, enough to look smooth. */
const SAMPLES = 4;
/** Leaves room past the last limit, so that the top bracket is visible. */
const MARGIN = 1.05;
const TICKS = 5;

/** A gross income and a rate, as a fraction. */
type RatePoint = readonly [income: number, rate: number];

export interface RatesPlane {
  /** Income ticks on the axis; the last one is its end. */
  readonly incomes: readonly number[];
  /** Rate ticks, as fractions; the last one is the top. */
  readonly rates: readonly number[];
  /** The position of an income and a rate. Incomes past the end are placed at the end. */
  readonly place: (income: number, rate: number) => ChartPoint;
  /** The income at a fraction of the chart's width. */
  readonly incomeAt: (fraction: number) => number;
  /** A step line: each rate holds until the next one starts. */
  readonly marginalPath: string | undefined;
  /** A curve with a bend at each limit. */
  readonly effectivePath: string | undefined;
  /** Points the paths go through. */
  readonly marginal: readonly RatePoint[];
  readonly effective: readonly RatePoint[];
}

/** Uses a square-root scale, because the limits of the lower brackets would overlap on a linear one. */
export function planeOf(steps: readonly RateStep[]): RatesPlane {
  const last = steps.at(-1);
  const roots = scaleLinear([0, Math.sqrt((last?.from ?? 0) * MARGIN)], [0, 1]).nice(TICKS);
  const incomes = last ? roots.ticks(TICKS).map((root) => root ** 2) : [];
  const end = incomes.at(-1) ?? 0;
  const x = scaleSqrt([0, end || 1], [0, 1]).clamp(true);
  const y = scaleLinear([0, last?.rate ?? 1], [0, 1]).nice(TICKS);
  const pathOf = line<RatePoint>(
    ([income]) => x(income) * PLANE,
    ([, rate]) => (1 - y(rate)) * PLANE,
  ).digits(0);

  const marginal: readonly RatePoint[] = last
    ? [...steps.map(({ from, rate }): RatePoint => [from, rate]), [end, marginalRate(steps, end)]]
    : [];
  const between = steps.flatMap(({ from }, index) => {
    const to = steps[index + 1]?.from ?? end;
    return Array.from({ length: SAMPLES }, (_, sample) => from + ((to - from) * sample) / SAMPLES);
  });
  const effective = [...between, ...incomes.slice(-1)].map((income): RatePoint => [income, effectiveRate(steps, income)]);
  return {
    incomes,
    rates: last ? y.ticks(TICKS) : [],
    place: (income, rate) => ({ x: x(income), y: y(rate) }),
    incomeAt: (fraction) => x.invert(fraction),
    marginalPath: pathOf.curve(curveStepAfter)([...marginal]) ?? undefined,
    effectivePath: pathOf.curve(curveLinear)([...effective]) ?? undefined,
    marginal,
    effective,
  };
}
