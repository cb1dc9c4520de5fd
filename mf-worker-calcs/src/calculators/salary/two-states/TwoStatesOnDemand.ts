import { cardOnDemand } from '../card-on-demand.tsx';
import type { TwoStatesProps } from './TwoStates.tsx';
import { twoStatesWords } from './two-states-words.ts';

/** What a move or work in another state changes. */
export const TwoStatesOnDemand = cardOnDemand<TwoStatesProps>(
  'twoStates',
  {
    namespace: 'salary-two-states',
    words: twoStatesWords,
    load: async () => (await import('./TwoStates.tsx')).TwoStates,
  },
  ({ values }) => Boolean(values.secondState),
);
