import path from 'node:path';
import { testCalculatorForms } from '@bracketwise/shared-ui/testing/calculatorForms';

testCalculatorForms(path.resolve(__dirname, 'calculators'));
