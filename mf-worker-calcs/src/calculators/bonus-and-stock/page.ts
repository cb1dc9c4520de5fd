import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { BonusAndStockPage } from './BonusAndStockPage.tsx';

export default calculatorPage({
  id: 'bonus-and-stock',
  words: (language) => import(/* webpackChunkName: "words-bonus-and-stock-[request]" */ `./locales/${language}.json`),
  Page: BonusAndStockPage,
});
