import { articlePage } from '@bracketwise/shared-ui/article';
import { TermsPage } from './TermsPage.tsx';

export default articlePage({
  id: 'terms',
  words: (language) => import(/* webpackChunkName: "words-terms-[request]" */ `./locales/${language}.json`),
  Page: TermsPage,
});
