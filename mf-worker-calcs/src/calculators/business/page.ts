import { selfEmploymentPage } from '../../self-employment/self-employment-page.ts';
import { BusinessPage } from './BusinessPage.tsx';

export default selfEmploymentPage({
  id: 'business',
  words: (language) => import(/* webpackChunkName: "words-business-[request]" */ `./locales/${language}.json`),
  Page: BusinessPage,
});
