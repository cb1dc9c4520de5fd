/** Loads the engine after the first answer, to say what itemizing would save. */
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { homeWords } from '../home-words.ts';

export interface EstimateItemizingProps {
  readonly request: EstimateRequest;
}

const itemizing = deferredSection<EstimateItemizingProps>({
  namespace: 'home',
  words: homeWords,
  load: async () => (await import(/* webpackChunkName: "estimate-itemizing" */ './EstimateItemizing.tsx')).EstimateItemizing,
});

export const EstimateItemizingOnDemand = itemizing.Section;
