import path from 'node:path';
import { testCalculatorWords, testSharedWords } from '@bracketwise/shared-ui/testing/calculatorWords';
import { BUSINESS_LINE_LABELS, CROSS_BORDER_LINE_LABELS, DIVIDEND_LINE_LABELS, STATE_TREATMENTS } from '@bracketwise/tax-engine';
import { crossBorderWords } from './cross-border/cross-border-page.ts';
import { selfEmploymentWords } from './self-employment/self-employment-page.ts';

testCalculatorWords(path.resolve(__dirname, 'calculators'));

testSharedWords('business profits', {
  words: selfEmploymentWords,
  folder: path.resolve(__dirname, 'self-employment'),
  namedByEngine: {
    lines: [...BUSINESS_LINE_LABELS, ...DIVIDEND_LINE_LABELS],
    sections: ['selfEmployment', 'corporate', 'corporateState'],
    totals: ['selfEmployment', 'corporate', 'corporateState'],
    treatment: STATE_TREATMENTS,
    kept: ['net', 'earnings', 'federal', 'state', 'corporate'],
  },
});

testSharedWords('crossing borders', {
  words: crossBorderWords,
  folder: __dirname,
  namedByEngine: { lines: CROSS_BORDER_LINE_LABELS },
});
