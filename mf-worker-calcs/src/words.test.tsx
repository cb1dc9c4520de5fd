import path from 'node:path';
import { testCalculatorWords } from '@bracketwise/shared-ui/testing/calculatorWords';

testCalculatorWords(path.resolve(__dirname, 'calculators'));
