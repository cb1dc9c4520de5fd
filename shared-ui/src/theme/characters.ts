const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * The characters that the site's typeface has: ASCII, Latin-1, and what English, Spanish and French need beyond that: ligatures, dashes,
 * quotation marks, spaces, symbols.
 */
export const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ\u2009\u202f‑–—‘’‚“”„†•…‹›€™−`;
