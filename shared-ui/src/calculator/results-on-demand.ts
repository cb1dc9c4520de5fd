import type { ComponentType } from 'react';
import { explanationWords } from '../explanation/explanation-words.ts';
import { householdWords } from '../explanation/household-words.ts';
import { deferredSection } from '../federation/deferred-section.tsx';
import type { WordsLoader } from '../federation/page-contract.ts';

/**
 * Puts a calculator's results, with their law and charts, into a chunk that loads before the first calculation.
 * @param words - that only these results show, by namespace
 */
export const resultsOnDemand = <Values>(
  load: () => Promise<ComponentType<{ readonly values: Values }>>,
  words: Readonly<Record<string, WordsLoader>> = {},
) =>
  deferredSection<{ readonly values: Values }>({
    namespace: 'explanation',
    words: explanationWords,
    furtherWords: { households: householdWords, ...words },
    load,
  });
