import { placesQuestion } from '@bracketwise/shared-ui/api';
import { articlePage } from '@bracketwise/shared-ui/article';
import { ask } from '@bracketwise/shared-ui/runtime';
import { placeWords } from '../local-income-tax/place-words.ts';
import { LocalIncomeTaxesPage } from './LocalIncomeTaxesPage.tsx';

export default articlePage({
  id: 'local-income-taxes',
  // In the chunk with the names of places, which the page loads too.
  words: (language) => import(/* webpackChunkName: "words-places-[request]" */ `./locales/${language}.json`),
  furtherWords: { places: placeWords },
  Page: LocalIncomeTaxesPage,
  preload: (store) => [ask(store, placesQuestion, undefined)],
});
