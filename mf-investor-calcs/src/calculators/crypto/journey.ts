import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['gains', '12000'],
    ['holdingPeriod', 'long_term'],
    ['tradingVolume', '60000'],
    ['totalIncome', '60000'],
    ['filingStatus', 'single'],
    ['state', 'NY'],
  ],
  refused: 'gains',
  announcement: 'hero.owe',
  question: {
    inputs: {
      gains: '20k',
      holdingPeriod: 'long_term',
      totalIncome: '60k',
    },
    answer: /Your taxes on your crypto gains come to \$3,000\./,
  },
};
