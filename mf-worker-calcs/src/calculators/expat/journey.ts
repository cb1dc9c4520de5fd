import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['foreignIncome', '180000'],
    ['usIncome', '10000'],
    ['feieQualification', 'yes'],
    ['housingCosts', '36000'],
    ['filingStatus', 'head_of_household'],
  ],
  precise: [['state', 'MA']],
  refused: 'foreignIncome',
  announcement: 'hero.untilForeignTax',
  question: {
    inputs: {
      foreignIncome: '150k',
      usIncome: '10k',
      feieQualification: 'yes',
      housingCosts: '30k',
    },
    answer: /Your US taxes come to \$1,212, if you pay no tax there\./,
  },
};
