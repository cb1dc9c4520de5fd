import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['dividendAmount', '10000'],
    ['dividendType', 'ordinary'],
    ['totalIncome', '45000'],
    ['filingStatus', 'head_of_household'],
    ['state', 'NY'],
  ],
  refused: 'dividendAmount',
  announcement: 'hero.keep',
  question: {
    inputs: {
      dividendAmount: '10000',
      totalIncome: '45000',
    },
    answer: /You keep \$9,168 of your dividends\./,
  },
};
