import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['visaStatus', 'h1b'],
    ['monthsInUs', '5'],
    ['usIncome', '60000'],
    ['state', 'NY'],
    ['filingStatus', 'married_separate'],
  ],
  precise: [['daysYearBefore', '90']],
  refused: 'usIncome',
  announcement: 'hero.owed',
  question: {
    inputs: {
      monthsInUs: '12',
      usIncome: '30k',
      state: 'TX',
    },
    answer: /Your US taxes come to \$3,362 for 2025\./,
  },
};
