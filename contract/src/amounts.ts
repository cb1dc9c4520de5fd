/** US dollars. */
export type Usd = number;

/** Limits of an annual amount, in US dollars. A profit or a gain may also be a loss of the same size. */
export const INCOME_LIMITS = { minimum: 0, maximum: 1_000_000_000 } as const;
