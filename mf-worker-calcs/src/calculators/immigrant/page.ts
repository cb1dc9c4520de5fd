import { crossBorderPage } from '../../cross-border/cross-border-page.ts';
import { ImmigrantPage } from './ImmigrantPage.tsx';

export default crossBorderPage({
  id: 'immigrant',
  words: (language) => import(/* webpackChunkName: "words-immigrant-[request]" */ `./locales/${language}.json`),
  Page: ImmigrantPage,
});
