import { placeProfileQuestion } from '@bracketwise/shared-ui/api';
import { articlePage } from '@bracketwise/shared-ui/article';
import { explanationWords, householdWords } from '@bracketwise/shared-ui/explanation';
import { ask } from '@bracketwise/shared-ui/runtime';
import { LocalIncomeTaxPage } from './LocalIncomeTaxPage.tsx';
import { placeWords } from './place-words.ts';

export default articlePage({
  id: 'local-income-tax',
  words: (language) => import(/* webpackChunkName: "words-local-income-tax-[request]" */ `./locales/${language}.json`),
  furtherWords: { explanation: explanationWords, households: householdWords, places: placeWords },
  Page: LocalIncomeTaxPage,
  preload: (store, { subject }) => (subject ? [ask(store, placeProfileQuestion, subject)] : []),
});
