import { articlePage } from '@bracketwise/shared-ui/article';
import { CookiesPage } from './CookiesPage.tsx';

export default articlePage({
  id: 'cookies',
  words: (language) => import(/* webpackChunkName: "words-cookies-[request]" */ `./locales/${language}.json`),
  Page: CookiesPage,
});
