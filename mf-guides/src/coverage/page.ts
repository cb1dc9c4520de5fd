import { articlePage } from '@bracketwise/shared-ui/article/article-page';
import { explanationWords } from '@bracketwise/shared-ui/explanation/explanation-words';
import { householdWords } from '@bracketwise/shared-ui/explanation/household-words';
import { CoveragePage } from './CoveragePage.tsx';
import { leftOutWords } from './left-out-words.ts';

export default articlePage({
  id: 'coverage',
  words: (language) => import(/* webpackChunkName: "words-coverage-[request]" */ `./locales/${language}.json`),
  // Form lines have the same names as in the explanation.
  furtherWords: { explanation: explanationWords, households: householdWords, leftOut: leftOutWords },
  Page: CoveragePage,
});
