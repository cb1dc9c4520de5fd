import { explanationWords } from '@bracketwise/shared-ui/explanation/ExplanationOnDemand';
import { definePage } from '@bracketwise/shared-ui/federation/page-contract';
import { CoveragePage } from './CoveragePage.tsx';
import { leftOutWords } from './left-out-words.ts';

export default definePage({
  namespace: 'coverage',
  words: (language) => import(/* webpackChunkName: "words-coverage-[request]" */ `./locales/${language}.json`),
  // The lines of a form are called as in the explanation of an estimate.
  furtherWords: { explanation: explanationWords, leftOut: leftOutWords },
  Page: CoveragePage,
});
