import { articlePage } from '@bracketwise/shared-ui/article';
import { descriptions, DESCRIPTIONS } from '@bracketwise/shared-ui/runtime';
import { AboutPage } from './AboutPage.tsx';

export default articlePage({
  id: 'about',
  words: (language) => import(/* webpackChunkName: "words-about-[request]" */ `./locales/${language}.json`),
  furtherWords: { [DESCRIPTIONS]: descriptions },
  Page: AboutPage,
});
