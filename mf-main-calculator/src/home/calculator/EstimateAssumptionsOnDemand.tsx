/** Loads what the estimate assumes with the first answer. */
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { calculatorWords } from '@bracketwise/shared-ui/calculator/calculator-page';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';

export interface EstimateAssumptionsProps {
  readonly request: EstimateRequest;
}

const assumptions = deferredSection<EstimateAssumptionsProps>({
  namespace: 'calculator',
  words: calculatorWords,
  load: async () => (await import('./EstimateAssumptions.tsx')).EstimateAssumptions,
});

/** Loads them. Call it when the first result is requested. */
export const prepareAssumptions = assumptions.ready;

export const EstimateAssumptionsOnDemand = assumptions.Section;
