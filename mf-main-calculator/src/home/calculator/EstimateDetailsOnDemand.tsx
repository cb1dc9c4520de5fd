/** Loads the engine with the first answer, to say what the estimate assumes, what a place adds and what itemizing would save; and all figures. */
import { explanationWords } from '@bracketwise/shared-ui/explanation';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { AnsweredRequest, CalculationWithPlace } from './answered-request.ts';
import type { Results } from './results.ts';
import type { Estimation } from './useEstimation.ts';

export interface EstimateRemarksProps extends Pick<Estimation, 'choosePlace'> {
  readonly answered: AnsweredRequest;
}

export interface AllFiguresProps {
  readonly calculation: CalculationWithPlace;
  /** Of the chosen pay period, in US dollars. */
  readonly results: Results;
  /** How many decimals a figure has. */
  readonly decimals: 0 | 2;
}

const details = deferredSection<EstimateRemarksProps | AllFiguresProps>({
  namespace: 'explanation',
  words: explanationWords,
  load: async () => (await import('./EstimateDetails.tsx')).EstimateDetails,
});

/** Loads them. Call it when the first result is requested. */
export const prepareDetails = details.ready;

/** The remarks on an answer, or all its figures: one section, so that the first load has one. */
export const EstimateDetailsOnDemand = details.Section;
