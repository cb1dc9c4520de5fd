/** Loads the engine with the first answer, to say what the estimate assumes, what a place adds and what itemizing would save. */
import { explanationWords } from '@bracketwise/shared-ui/explanation/explanation-words';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { AnsweredRequest } from './answered-request.ts';
import type { Estimation } from './useEstimation.ts';

export interface EstimateRemarksProps extends Pick<Estimation, 'choosePlace'> {
  readonly answered: AnsweredRequest;
}

const remarks = deferredSection<EstimateRemarksProps>({
  namespace: 'explanation',
  words: explanationWords,
  load: async () => (await import('./EstimateRemarks.tsx')).EstimateRemarks,
});

/** Loads them. Call it when the first result is requested. */
export const prepareRemarks = remarks.ready;

export const EstimateRemarksOnDemand = remarks.Section;
