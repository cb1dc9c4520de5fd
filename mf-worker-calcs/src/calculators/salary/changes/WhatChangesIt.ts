import { cardOnDemand } from '../card-on-demand.tsx';
import type { ChangesProps } from './Changes.tsx';
import { salaryChangesWords } from './changes-words.ts';

/** What a raise, a bonus or a baby would change. */
export const WhatChangesIt = cardOnDemand<ChangesProps>('summaries.changes', {
  namespace: 'salary-changes',
  words: salaryChangesWords,
  load: async () => (await import('./Changes.tsx')).Changes,
});
