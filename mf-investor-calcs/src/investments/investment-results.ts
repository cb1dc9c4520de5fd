import { explanationWords } from '@bracketwise/shared-ui/explanation/ExplanationOnDemand';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { ComponentType } from 'react';

/** The results of a calculator, which nobody needs before the first calculation: with the law and the pictures in a chunk of its own. */
export const investmentResults = <Values>(load: () => Promise<ComponentType<{ readonly values: Values }>>) =>
  deferredSection<{ readonly values: Values }>({ namespace: 'explanation', words: explanationWords, load });
