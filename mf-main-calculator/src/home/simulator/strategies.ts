/** What the simulator can advise. The page has the words for each. */
export const STRATEGIES = ['retirement401k', 'ira', 'hsa', 'itemizing', 'taxLossHarvesting'] as const;
export type Strategy = (typeof STRATEGIES)[number];
