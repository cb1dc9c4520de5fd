import { articlePage } from '@bracketwise/shared-ui/article';
import { TaxPlanningPage } from './TaxPlanningPage.tsx';

export default articlePage({
  id: 'tax-planning',
  words: (language) => import(/* webpackChunkName: "words-tax-planning-[request]" */ `./locales/${language}.json`),
  Page: TaxPlanningPage,
});
