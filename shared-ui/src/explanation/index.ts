export type { ExplanationProps } from './Explanation.tsx';
export { explanationOf } from './explanation-of.ts';
export { explanationWords } from './explanation-words.ts';
export { ExplanationOnDemand, ExplanationOutline, prepareExplanation } from './ExplanationOnDemand.tsx';
export { householdWords } from './household-words.ts';
export type { IncomePicturesProps } from './IncomePictures.tsx';
export { IncomePicturesOnDemand, prepareIncomePictures } from './IncomePicturesOnDemand.tsx';
export { PicturesFrame } from './PicturesFrame.tsx';
export { useLineText } from './useLineText.ts';
