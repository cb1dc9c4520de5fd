/** Maps the rate curves to chart positions, with d3's scales and paths. */
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { PLANE, type ChartPoint } from './plane.ts';
import { effectiveRate, marginalRate, type RateStep } from './rate-steps.ts';

/** Points per segment of the effective-rate curve, enough to look smooth. */
const SAMPLES = 3;
/** Leaves room past the last drawn limit and past the visitor's own income. */
const MARGIN = { limit: 1.05, own: 1.25 } as const;
/** The axis reaches the visitor's own income up to this many times the last limit. */
const FARTHEST = 2;
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
  /** The steps that start past the end. */
  readonly beyond: readonly RateStep[];
}

/**
 * Uses a linear scale, on which a step is as wide as it is in dollars. It ends past the start of the last step but one, because the last
 * one starts so far away that the lower steps would be too narrow to read; a higher income of the visitor's own moves the end.
 */
export function planeOf(steps: readonly RateStep[], own = 0): RatesPlane {
  const last = steps.at(-1)?.from ?? 0;
  const far = Math.max((steps.at(-2)?.from ?? last) * MARGIN.limit, Math.min(own, last * FARTHEST) * MARGIN.own);
  const x = scaleLinear([0, far || 1], [0, 1])
    .nice(TICKS)
    .clamp(true);
  const incomes = steps.length > 0 ? x.ticks(TICKS) : [];
  const end = incomes.at(-1) ?? 0;
  const y = scaleLinear([0, steps.at(-1)?.rate ?? 1], [0, 1]).nice(TICKS);
  const pathOf = line<RatePoint>(
    ([income]) => x(income) * PLANE,
    ([, rate]) => (1 - y(rate)) * PLANE,
  ).digits(0);

  const drawn = steps.filter(({ from }) => from < end);
  const marginal: readonly RatePoint[] =
    drawn.length > 0 ? [...drawn.map(({ from, rate }): RatePoint => [from, rate]), [end, marginalRate(steps, end)]] : [];
  const between = drawn.flatMap(({ from, rate }, index) => {
    const to = drawn[index + 1]?.from ?? end;
    return rate === 0 ? [from] : Array.from({ length: SAMPLES }, (_, sample) => from + ((to - from) * sample) / SAMPLES);
  });
  const effective = [...between, ...incomes.slice(-1)].map((income): RatePoint => [income, effectiveRate(steps, income)]);
  return {
    incomes,
    rates: steps.length > 0 ? y.ticks(TICKS) : [],
    place: (income, rate) => ({ x: x(income), y: y(rate) }),
    incomeAt: (fraction) => x.invert(fraction),
    marginalPath: stairs(marginal.map(([income, rate]) => [x(income) * PLANE, (1 - y(rate)) * PLANE])),
    effectivePath: pathOf([...effective]) ?? undefined,
    marginal,
    effective,
    beyond: steps.filter(({ from }) => from >= end),
  };
}

/** The path of a stair with its corners, shorter than d3's, which names both ends of each line. */
const stairs = (corners: readonly (readonly [x: number, y: number])[]): string | undefined =>
  corners.length > 0
    ? corners.map(([x, y], index) => `${index === 0 ? 'M' : 'H'}${Math.round(x)}${index === 0 ? ' ' : 'V'}${Math.round(y)}`).join('')
    : undefined;
