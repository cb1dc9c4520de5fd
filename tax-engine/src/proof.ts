/** Reference households, and how many of them the federal return matches within a dollar in every column. Written by the tests. */
export const REFERENCE_HOUSEHOLDS = 12_240;
export const HOUSEHOLDS_MATCHED = 12_240;
