import { deferredSection } from '../../federation/deferred-section.tsx';
import { sharingWords } from '../sharing-words.ts';
import type { FormW4Props } from './FormW4.tsx';

/** The button that fills in Form W-4. What fills in the form loads when it is pressed. */
export const formW4 = deferredSection<FormW4Props>({
  namespace: 'sharing',
  words: sharingWords,
  load: async () => (await import('./FormW4.tsx')).FormW4,
});
