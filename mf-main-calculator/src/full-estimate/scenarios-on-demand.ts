/** Loads the scenarios and the saved estimates, the same tools as on the home page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { scenariosWords } from '../home/scenarios/Scenarios.tsx';
import type { Answers } from './household-draft.ts';
import { resultsWords } from './results-on-demand.ts';

export interface ScenariosProps {
  /** The last calculated inputs; absent before the first calculation. */
  readonly answers?: Answers;
}

export const scenarios = deferredSection<ScenariosProps>({
  namespace: 'scenarios',
  words: scenariosWords,
  furtherWords: { 'full-estimate-results': resultsWords },
  load: async () => (await import(/* webpackChunkName: "full-estimate-scenarios" */ './Scenarios.tsx')).Scenarios,
});
