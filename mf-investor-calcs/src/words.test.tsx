import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import { resultsOnDemand } from '@bracketwise/shared-ui/calculator';
import { testCalculatorWords, testSharedWords } from '@bracketwise/shared-ui/testing/calculatorWords';
import { testLineNames } from '@bracketwise/shared-ui/testing/lineNames';
import { isCounting, omissionsOf, STATE_TREATMENTS } from '@bracketwise/tax-engine';
import path from 'node:path';
import { investmentWords } from './investments/investment-page.ts';
import { salesWords } from './sales/words.ts';

testCalculatorWords(path.resolve(__dirname, 'calculators'), (name) => (isCounting(name) ? omissionsOf(name) : []));

testLineNames([...LINE_LABELS, ...RETURN_LINE_LABELS], (content) => {
  const { Section } = resultsOnDemand<undefined>(async () => content);
  return <Section values={undefined} />;
});

testSharedWords('investments', {
  words: investmentWords,
  folder: __dirname,
  namedByEngine: { treatment: STATE_TREATMENTS },
});

testSharedWords('sales', { words: salesWords, folder: __dirname });
