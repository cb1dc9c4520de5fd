/** Ids of the parts that answer the next questions: another state, and a move or a raise. The result links to them. */
export const NEXT_QUESTIONS = { states: 'all-states', scenarios: 'compare' } as const;
