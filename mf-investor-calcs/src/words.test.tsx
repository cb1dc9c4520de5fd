import path from 'node:path';
import { testCalculatorWords, testSharedWords } from '@bracketwise/shared-ui/testing/calculatorWords';
import { INVESTMENT_LINE_LABELS, STATE_TREATMENTS } from '@bracketwise/tax-engine';
import { investmentWords } from './investments/investment-page.ts';

testCalculatorWords(path.resolve(__dirname, 'calculators'));

testSharedWords('investments', {
  words: investmentWords,
  folder: path.resolve(__dirname, 'investments'),
  namedByEngine: { lines: INVESTMENT_LINE_LABELS, treatment: STATE_TREATMENTS },
});
