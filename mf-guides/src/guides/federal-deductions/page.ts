import { articlePage } from '@bracketwise/shared-ui/article';
import { FederalDeductionsPage } from './FederalDeductionsPage.tsx';

export default articlePage({
  id: 'federal-deductions',
  words: (language) => import(/* webpackChunkName: "words-federal-deductions-[request]" */ `./locales/${language}.json`),
  Page: FederalDeductionsPage,
});
