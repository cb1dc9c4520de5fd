import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['filingStatus', 'married_separate'],
    ['category', 'mortgage'],
    ['description', 'Home loan'],
    ['amount', '20000\n'],
    ['adjustedGrossIncome', '100000'],
  ],
  precise: [['agedOrBlind', '1']],
  refused: 'description',
  announcement: 'hero.itemize',
  question: {
    inputs: {
      filingStatus: 'single',
      adjustedGrossIncome: '100k',
    },
    entry: {
      category: 'mortgage',
      description: 'Home loan',
      amount: '20k',
    },
    answer: /Itemize: you deduct \$20,000\./,
  },
};
