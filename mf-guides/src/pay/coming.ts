/** Placeholder for a figure that is still loading. */
export const COMING = '\u2007\u2007\u2007\u2007';
