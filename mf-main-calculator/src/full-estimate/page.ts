import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { FullEstimatePage } from './FullEstimatePage.tsx';

export default calculatorPage({
  id: 'full-estimate',
  words: (language) => import(/* webpackChunkName: "words-full-estimate-[request]" */ `./locales/${language}.json`),
  Page: FullEstimatePage,
});
