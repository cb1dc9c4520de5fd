import { deferredSection } from '../federation/deferred-section.tsx';
import { explanationWords } from './explanation-words.ts';
import { householdWords } from './household-words.ts';
import type { IncomePicturesProps } from './IncomePictures.tsx';
import { PicturesFrame } from './PicturesFrame.tsx';

const pictures = deferredSection<IncomePicturesProps>({
  namespace: 'explanation',
  words: explanationWords,
  // The charts name lines of returns.
  furtherWords: { households: householdWords },
  load: async () => (await import('./IncomePictures.tsx')).IncomePictures,
});

export const prepareIncomePictures = pictures.ready;

/** Loads the charts of an answer. */
export const IncomePicturesOnDemand = (props: IncomePicturesProps) => (
  <PicturesFrame>
    <pictures.Section {...props} />
  </PicturesFrame>
);
