import { articlePage } from '@bracketwise/shared-ui/article';
import { TaxBracketsPage } from './TaxBracketsPage.tsx';

export default articlePage({
  id: 'tax-brackets',
  words: (language) => import(/* webpackChunkName: "words-tax-brackets-[request]" */ `./locales/${language}.json`),
  Page: TaxBracketsPage,
});
