/** Where the lines of the rates lie on their chart: scales and paths are d3's. */
import { scaleLinear, scaleSqrt } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { PLANE, type ChartPoint } from './LineChart.tsx';
import { effectiveRate, marginalRate, type RateStep } from './rate-steps.tsx';

/** Points of the effective rate's curve between two limits: enough for it to look round. */
const SAMPLES = 4;
/** Room for the last bracket to be seen. */
const MARGIN = 1.05;
const TICKS = 5;

/** A gross income with a rate, a fraction. */
type RatePoint = readonly [income: number, rate: number];

export interface RatesPlane {
  /** Incomes to be marked on the axis; the last one is its end. */
  readonly incomes: readonly number[];
  /** Rates to be marked, fractions; the last one is the top. */
  readonly rates: readonly number[];
  /** Where an income with a rate lies. An income beyond the end stands at it. */
  readonly place: (income: number, rate: number) => ChartPoint;
  /** The income below a fraction of the chart's width. */
  readonly incomeAt: (fraction: number) => number;
  /** A stair: each rate until the next one starts. */
  readonly marginalPath: string | undefined;
  /** A curve with a bend at each limit. */
  readonly effectivePath: string | undefined;
  /** What the paths go through. */
  readonly marginal: readonly RatePoint[];
  readonly effective: readonly RatePoint[];
}

/** Incomes by their square root: the limits of the lower brackets would stand on each other on an even scale. */
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
