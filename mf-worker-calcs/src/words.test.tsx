import path from 'node:path';
import { testCalculatorWords, testSharedWords } from '@bracketwise/shared-ui/testing/calculatorWords';
import { BUSINESS_LINE_LABELS, DIVIDEND_LINE_LABELS } from '@bracketwise/tax-engine/business-contract';
import { STATE_TREATMENTS } from '@bracketwise/tax-engine/state-treatment';
import { selfEmploymentWords } from './self-employment/self-employment-page.ts';

testCalculatorWords(path.resolve(__dirname, 'calculators'));

testSharedWords('business profits', {
  words: selfEmploymentWords,
  folder: path.resolve(__dirname, 'self-employment'),
  namedByEngine: {
    lines: [...BUSINESS_LINE_LABELS, ...DIVIDEND_LINE_LABELS],
    sections: ['selfEmployment', 'corporate'],
    totals: ['selfEmployment', 'corporate'],
    treatment: STATE_TREATMENTS,
    kept: ['net', 'earnings', 'federal', 'state', 'corporate'],
  },
});
