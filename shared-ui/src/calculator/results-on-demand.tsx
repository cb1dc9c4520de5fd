import type { ComponentType } from 'react';
import { explanationWords } from '../explanation/ExplanationOnDemand.tsx';
import { deferredSection } from '../federation/deferred-section.tsx';

/** The results of a calculator, which nobody needs before the first calculation: with the law and the pictures in a chunk of its own. */
export const resultsOnDemand = <Values,>(load: () => Promise<ComponentType<{ readonly values: Values }>>) =>
  deferredSection<{ readonly values: Values }>({ namespace: 'explanation', words: explanationWords, load });
