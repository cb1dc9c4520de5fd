import { BUSINESS_LINE_LABELS, LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import { resultsOnDemand } from '@bracketwise/shared-ui/calculator';
import { testCalculatorWords, testSharedWords } from '@bracketwise/shared-ui/testing/calculatorWords';
import { testLineNames } from '@bracketwise/shared-ui/testing/lineNames';
import { isCounting, omissionsOf, STATE_TREATMENTS } from '@bracketwise/tax-engine';
import path from 'node:path';
import { expatResultWords } from './calculators/expat/result-words.ts';
import { resultWords } from './calculators/freelancer/result-words.ts';
import { fieldWords } from './calculators/immigrant/further-fields.ts';
import { treatyWords } from './calculators/immigrant/treaties.ts';
import { salaryChangesWords } from './calculators/salary/changes/changes-words.ts';
import { salaryDeductionsWords } from './calculators/salary/deductions/deductions-words.ts';
import { salaryJobsWords } from './calculators/salary/jobs/jobs-words.ts';
import { paychecksWords } from './calculators/salary/paychecks/paychecks-words.ts';
import { crossBorderWords } from './cross-border/cross-border-words.ts';
import { selfEmploymentWords } from './self-employment/self-employment-page.ts';

testCalculatorWords(path.resolve(__dirname, 'calculators'), (name) => (isCounting(name) ? omissionsOf(name) : []));

testLineNames([...LINE_LABELS, ...RETURN_LINE_LABELS], (content) => {
  const { Section } = resultsOnDemand<undefined>(async () => content);
  return <Section values={undefined} />;
});

testSharedWords('business profits', {
  words: selfEmploymentWords,
  folder: path.resolve(__dirname, 'self-employment'),
  namedByEngine: {
    sections: ['selfEmployment', 'employer', 'levies', 'entity', 'corporate', 'election'],
    totals: ['selfEmployment', 'employer', 'levies', 'entity', 'corporate', 'election'],
    lines: BUSINESS_LINE_LABELS,
    treatment: STATE_TREATMENTS,
    loss: ['owner', 'corporation'],
    kept: ['net', 'earnings', 'selfEmployment', 'levies', 'federal', 'state', 'corporate'],
  },
});

testSharedWords('treaties', { words: treatyWords, folder: path.resolve(__dirname, 'calculators/immigrant') });

testSharedWords('what few immigrants enter', { words: fieldWords, folder: path.resolve(__dirname, 'calculators/immigrant') });

testSharedWords('results of expats', { words: expatResultWords, folder: path.resolve(__dirname, 'calculators/expat') });

testSharedWords('crossing borders', { words: crossBorderWords, folder: __dirname });
testSharedWords('results of freelancers', { words: resultWords, folder: path.resolve(__dirname, 'calculators/freelancer') });

testSharedWords('what changes the pay', { words: salaryChangesWords, folder: path.resolve(__dirname, 'calculators/salary/changes') });

testSharedWords('paychecks', { words: paychecksWords, folder: path.resolve(__dirname, 'calculators/salary') });

testSharedWords('jobs', { words: salaryJobsWords, folder: path.resolve(__dirname, 'calculators/salary') });

testSharedWords('what deductions change', {
  words: salaryDeductionsWords,
  folder: path.resolve(__dirname, 'calculators/salary/deductions'),
});
