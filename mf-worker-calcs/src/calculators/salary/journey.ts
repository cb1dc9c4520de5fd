import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['grossSalary', '250000'],
    ['state', 'OR'],
    ['filingStatus', 'single'],
  ],
  precise: [['taxYear', '2024']],
  refused: 'grossSalary',
  announcement: 'hero.paycheck.biweekly',
  question: {
    inputs: {
      grossSalary: '60k',
      state: 'WY',
      filingStatus: 'single',
    },
    answer: /Your paycheck shows \$1,938 every two weeks\./,
  },
};
