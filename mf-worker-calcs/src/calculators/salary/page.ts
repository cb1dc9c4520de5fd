import { calculatorPage } from '@bracketwise/shared-ui/calculator/calculator-page';
import { salaryWords } from './salary-words.ts';
import { SalaryPage } from './SalaryPage.tsx';

export default calculatorPage({
  id: 'salary',
  words: salaryWords,
  Page: SalaryPage,
});
