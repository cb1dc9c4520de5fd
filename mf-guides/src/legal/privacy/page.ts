import { articlePage } from '@bracketwise/shared-ui/article';
import { PrivacyPage } from './PrivacyPage.tsx';

export default articlePage({
  id: 'privacy',
  words: (language) => import(/* webpackChunkName: "words-privacy-[request]" */ `./locales/${language}.json`),
  Page: PrivacyPage,
});
