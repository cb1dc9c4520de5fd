import { stateProfileQuestion } from '@bracketwise/shared-ui/api';
import { articlePage } from '@bracketwise/shared-ui/article';
import { explanationWords } from '@bracketwise/shared-ui/explanation';
import { ask } from '@bracketwise/shared-ui/runtime';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { StateIncomeTaxPage } from './StateIncomeTaxPage.tsx';

/** What each state leaves out, by its code and the category. English has the engine's own texts, which the answer brings. */
const leftOutWords: WordsLoader = (language) =>
  language === 'en'
    ? Promise.resolve({ default: {} })
    : import(/* webpackChunkName: "words-leftOut-[request]" */ `../coverage/left-out/${language}.json`);

export default articlePage({
  id: 'state-income-tax',
  words: (language) => import(/* webpackChunkName: "words-state-income-tax-[request]" */ `./locales/${language}.json`),
  furtherWords: { explanation: explanationWords, leftOut: leftOutWords },
  Page: StateIncomeTaxPage,
  preload: (store, { subject }) => (subject ? [ask(store, stateProfileQuestion, subject)] : []),
});
