import { investmentPage } from '../../investments/investment-page.ts';
import { CryptoPage } from './CryptoPage.tsx';

export default investmentPage({
  id: 'crypto',
  words: (language) => import(/* webpackChunkName: "words-crypto-[request]" */ `./locales/${language}.json`),
  Page: CryptoPage,
});
