/** What a household is to a state in a year. */
export const RESIDENCIES = ['resident', 'partYear', 'nonresident'] as const;
export type Residency = (typeof RESIDENCIES)[number];
