import { articlePage } from '@bracketwise/shared-ui/article';
import { explanationWords, householdWords } from '@bracketwise/shared-ui/explanation';
import { CoveragePage } from './CoveragePage.tsx';
import { leftOutWords } from './left-out-words.ts';

export default articlePage({
  id: 'coverage',
  words: (language) => import(/* webpackChunkName: "words-coverage-[request]" */ `./locales/${language}.json`),
  // Form lines have the same names as in the explanation.
  furtherWords: { explanation: explanationWords, households: householdWords, leftOut: leftOutWords },
  Page: CoveragePage,
});
