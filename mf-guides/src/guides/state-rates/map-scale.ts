import type { Level } from '@bracketwise/shared-ui/charts';

/** Steps of the map by top rate, in percent. Step 1 is for no tax; the last one starts where the badge says high. */
export const STEPS: readonly { readonly level: Level; readonly from: number; readonly to: number }[] = [
  { level: 2, from: 0, to: 4 },
  { level: 3, from: 4, to: 6 },
  { level: 4, from: 6, to: 9 },
  { level: 5, from: 9, to: Infinity },
];

/** The top rate, in percent, from which a state counts as high. */
export const HIGH_FROM = STEPS.at(-1)?.from ?? 0;

/** @param topRate - in percent */
export const levelOf = (topRate: number): Level => (topRate > 0 && STEPS.findLast(({ from }) => topRate >= from)?.level) || 1;
