import { deferredSection } from '../federation/deferred-section.tsx';
import type { ResultActionsProps } from './ResultActions.tsx';
import { ResultActionsOutline } from './ResultActionsOutline.tsx';
import { sharingWords } from './sharing-words.tsx';

const resultActions = deferredSection<ResultActionsProps>({
  namespace: 'sharing',
  words: sharingWords,
  load: async () => (await import('./ResultActions.tsx')).ResultActions,
});

/** Fetches the actions and their words; worth starting when the first result is asked for. */
export const prepareResultActions = resultActions.ready;

const outline = <ResultActionsOutline />;

/** The actions under a result, which nobody needs before there is one. Their place is kept while they load. */
export const ResultActionsOnDemand = (props: ResultActionsProps) => <resultActions.Section {...props} fallback={outline} />;
