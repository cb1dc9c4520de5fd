import { investmentPage } from '../../investments/investment-page.ts';
import { DividendPage } from './DividendPage.tsx';

export default investmentPage({
  id: 'dividend',
  words: (language) => import(/* webpackChunkName: "words-dividend-[request]" */ `./locales/${language}.json`),
  Page: DividendPage,
});
