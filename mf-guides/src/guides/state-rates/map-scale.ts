import type { Level } from '@bracketwise/shared-ui/charts/StateTileMap';

/** Top rates, percentages, from which the steps of the map start; on the first step is no tax, on the last what the badge calls high. */
export const STEPS: readonly { readonly level: Level; readonly from: number; readonly to: number }[] = [
  { level: 2, from: 0, to: 4 },
  { level: 3, from: 4, to: 6 },
  { level: 4, from: 6, to: 9 },
  { level: 5, from: 9, to: Infinity },
];

/** From here on a top rate is high; a percentage. */
export const HIGH_FROM = STEPS.at(-1)?.from ?? 0;

/** @param topRate - a percentage */
export const levelOf = (topRate: number): Level => (topRate > 0 && STEPS.findLast(({ from }) => topRate >= from)?.level) || 1;
