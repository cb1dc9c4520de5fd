import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { ExpatPage } from './ExpatPage.tsx';

export default calculatorPage({
  id: 'expat',
  words: (language) => import(/* webpackChunkName: "words-expat-[request]" */ `./locales/${language}.json`),
  Page: ExpatPage,
});
