/** Loads the actions under the results with the first answer. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { ResultActionsOutline, sharingWords } from '@bracketwise/shared-ui/sharing';
import type { AnsweredRequest } from './answered-request.ts';

export interface EstimateActionsProps {
  readonly answered: AnsweredRequest;
}

const actions = deferredSection<EstimateActionsProps>({
  namespace: 'sharing',
  words: sharingWords,
  load: async () => (await import('./EstimateActions.tsx')).EstimateActions,
});

/** Loads the actions. Call it when the first result is requested. */
export const prepareActions = actions.ready;

const outline = <ResultActionsOutline />;

export const EstimateActionsOnDemand = (props: EstimateActionsProps) => <actions.Section {...props} fallback={outline} />;
