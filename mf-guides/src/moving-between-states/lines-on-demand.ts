import { explanationWords, householdWords } from '@bracketwise/shared-ui/explanation';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { LinesOfStatesProps } from './LinesOfStates.tsx';

export const linesOfStates = deferredSection<LinesOfStatesProps>({
  namespace: 'explanation',
  words: explanationWords,
  furtherWords: { households: householdWords },
  load: async () => (await import(/* webpackChunkName: "lines-of-two-states" */ './LinesOfStates.tsx')).LinesOfStates,
});
