import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { SalaryPage } from './SalaryPage.tsx';

export default calculatorPage({
  id: 'salary',
  words: (language) => import(/* webpackChunkName: "words-salary-[request]" */ `./locales/${language}.json`),
  Page: SalaryPage,
});
