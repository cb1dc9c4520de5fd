/** What gives a household two states in a year. */
export const SITUATIONS = ['moved', 'commutes', 'remote'] as const;
export type Situation = (typeof SITUATIONS)[number];
