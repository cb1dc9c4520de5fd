/** What the page offers before the first answer. */
export const EXAMPLE = { wages: '85000', state: 'CA', filingStatus: 'marriedJoint' } as const;

/** What it keeps in the year in progress, in whole US dollars. A test compares it with the engine. */
export const EXAMPLE_KEPT = 70_187;
