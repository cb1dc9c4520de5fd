import type { TwoStatesEstimator, TwoStatesRequest } from './estimator.ts';

/** The two states as the key of their laws. */
export const pairOf = ({ other, home }: TwoStatesRequest): string => `${other} ${home}`;

export const loadEstimator = async (states: string): Promise<TwoStatesEstimator> =>
  (await import(/* webpackChunkName: "estimator-of-two-states" */ './estimator.ts')).twoStatesEstimatorOf(states);
