import { articlePage } from '@bracketwise/shared-ui/article';
import { WidgetsPage } from './WidgetsPage.tsx';

export default articlePage({
  id: 'widgets',
  words: (language) => import(/* webpackChunkName: "words-widgets-[request]" */ `./locales/${language}.json`),
  Page: WidgetsPage,
});
