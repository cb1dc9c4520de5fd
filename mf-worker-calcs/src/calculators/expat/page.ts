import { crossBorderPage } from '../../cross-border/cross-border-page.ts';
import { ExpatPage } from './ExpatPage.tsx';

export default crossBorderPage({
  id: 'expat',
  words: (language) => import(/* webpackChunkName: "words-expat-[request]" */ `./locales/${language}.json`),
  Page: ExpatPage,
});
