import { articlePage } from '@bracketwise/shared-ui/article';
import { MovingBetweenStatesPage } from './MovingBetweenStatesPage.tsx';

export default articlePage({
  id: 'moving-between-states',
  words: (language) => import(/* webpackChunkName: "words-moving-between-states-[request]" */ `./locales/${language}.json`),
  Page: MovingBetweenStatesPage,
});
