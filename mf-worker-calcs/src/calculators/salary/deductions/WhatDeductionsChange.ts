import { cardOnDemand } from '../card-on-demand.tsx';
import type { DeductionEffectsProps } from './DeductionEffects.tsx';
import { salaryDeductionsWords } from './deductions-words.ts';

/** What each deduction saves in which tax. */
export const WhatDeductionsChange = cardOnDemand<DeductionEffectsProps>('summaries.deductions', {
  namespace: 'salary-deductions',
  words: salaryDeductionsWords,
  load: async () => (await import('./DeductionEffects.tsx')).DeductionEffects,
});
