/**
 * Attribute of the root element that the page's inline script sets while the visitor has not answered the consent question. What stays at
 * the bottom of the window is then above the banner's place from the first paint on, so that the banner causes no layout shift.
 */
export const ASKS_CONSENT = 'data-asks';

/** Height of the consent banner with buttons below the sentence, or next to it on a wide screen. */
export const BANNER_HEIGHT = { narrow: '6rem', wide: '4rem' } as const;

/** Custom property of the root element: height at the bottom of the window covered by a fixed element. */
export const COVERED_BELOW = '--covered-below';

/** Distance from the bottom of the window for a fixed element above the covered part. */
export const aboveCover = (distance: string): string => `calc(${distance} + var(${COVERED_BELOW}, 0px))`;
