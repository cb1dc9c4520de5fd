/** A position in a chart: fractions of its width from the left and of its height from the bottom. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Side of the square in which paths are drawn; its origin is at the top left. Fine enough for any screen, yet short in the HTML. */
export const PLANE = 1000;

export interface ChartTick {
  readonly at: number;
  readonly label: string;
  /** Whether the label is below its line, because a shape crosses the place above it. */
  readonly below?: boolean;
}

/** A fraction of a chart's side, as SVG and CSS take it. */
export const percentOf = (fraction: number): string => `${Math.round(fraction * 1e4) / 100}%`;
