/** Custom property of the root element: height at the bottom of the window covered by a fixed element. */
export const COVERED_BELOW = '--covered-below';

/** Distance from the bottom of the window for a fixed element above the covered part. */
export const aboveCover = (distance: string): string => `calc(${distance} + var(${COVERED_BELOW}, 0px))`;
