import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import { salaryWords } from './salary-words.ts';
import { SalaryPage } from './SalaryPage.tsx';

export default calculatorPage({
  id: 'salary',
  words: salaryWords,
  Page: SalaryPage,
});
