import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { RefundPage } from './RefundPage.tsx';

export default calculatorPage({
  id: 'refund',
  words: (language) => import(/* webpackChunkName: "words-refund-[request]" */ `./locales/${language}.json`),
  Page: RefundPage,
});
