/** The strategies the simulator can recommend. The page has texts for each. */
export const STRATEGIES = ['retirement401k', 'ira', 'hsa', 'itemizing', 'taxLossHarvesting'] as const;
export type Strategy = (typeof STRATEGIES)[number];
