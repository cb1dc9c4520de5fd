import { deferredSection } from '../federation/deferred-section.tsx';
import type { ResultActionsProps } from './ResultActions.tsx';
import { ResultActionsOutline } from './ResultActionsOutline.tsx';
import { sharingWords } from './sharing-words.ts';

const resultActions = deferredSection<ResultActionsProps>({
  namespace: 'sharing',
  words: sharingWords,
  load: async () => (await import('./ResultActions.tsx')).ResultActions,
});

/** Loads the actions and their texts. Call it when the first result is requested. */
export const prepareResultActions = resultActions.ready;

const outline = <ResultActionsOutline />;

/** Loads the actions on demand and reserves their space meanwhile. */
export const ResultActionsOnDemand = (props: ResultActionsProps) => <resultActions.Section {...props} fallback={outline} />;
