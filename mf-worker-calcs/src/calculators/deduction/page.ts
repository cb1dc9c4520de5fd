import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { DeductionPage } from './DeductionPage.tsx';

export default calculatorPage({
  id: 'deduction',
  words: (language) => import(/* webpackChunkName: "words-deduction-[request]" */ `./locales/${language}.json`),
  Page: DeductionPage,
});
