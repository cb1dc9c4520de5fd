import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { PLANE, type ChartPoint } from './plane.ts';

type Point = readonly [x: number, y: number];

/** Maps figures to positions on a chart with linear scales. @param ends - upper ends of the two scales */
export function linearPlane(ends: { readonly x: Point; readonly y: Point }) {
  const x = scaleLinear(ends.x, [0, 1]);
  const y = scaleLinear(ends.y, [0, 1]);
  const pathOf = line<Point>(
    (point) => x(point[0]) * PLANE,
    (point) => (1 - y(point[1])) * PLANE,
  ).digits(0);
  return {
    place: (atX: number, atY: number): ChartPoint => ({ x: x(atX), y: y(atY) }),
    /** The figure at a fraction of the chart's width. */
    under: (fraction: number): number => x.invert(fraction),
    pathOf: (points: readonly Point[]): string | undefined => pathOf([...points]) ?? undefined,
  };
}
