import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { ImmigrantPage } from './ImmigrantPage.tsx';

export default calculatorPage({
  id: 'immigrant',
  words: (language) => import(/* webpackChunkName: "words-immigrant-[request]" */ `./locales/${language}.json`),
  Page: ImmigrantPage,
});
