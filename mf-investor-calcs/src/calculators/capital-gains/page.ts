import { investmentPage } from '../../investments/investment-page.ts';
import { CapitalGainsPage } from './CapitalGainsPage.tsx';

export default investmentPage({
  id: 'capital-gains',
  words: (language) => import(/* webpackChunkName: "words-capital-gains-[request]" */ `./locales/${language}.json`),
  Page: CapitalGainsPage,
});
