/** Loads the engine with the first answer, to say what the estimate assumes and what itemizing would save. */
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { calculatorWords } from '@bracketwise/shared-ui/calculator/calculator-page';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';

export interface EstimateRemarksProps {
  readonly request: EstimateRequest;
}

const remarks = deferredSection<EstimateRemarksProps>({
  namespace: 'calculator',
  words: calculatorWords,
  load: async () => (await import('./EstimateRemarks.tsx')).EstimateRemarks,
});

/** Loads them. Call it when the first result is requested. */
export const prepareRemarks = remarks.ready;

export const EstimateRemarksOnDemand = remarks.Section;
