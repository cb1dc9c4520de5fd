import { ask } from '@bracketwise/shared-ui/runtime';
import { statesQuestion } from '@bracketwise/shared-ui/api';
import { articlePage } from '@bracketwise/shared-ui/article';
import { StateRatesPage } from './StateRatesPage.tsx';

export default articlePage({
  id: 'state-rates',
  words: (language) => import(/* webpackChunkName: "words-state-rates-[request]" */ `./locales/${language}.json`),
  Page: StateRatesPage,
  preload: (store) => [ask(store, statesQuestion, undefined)],
});
