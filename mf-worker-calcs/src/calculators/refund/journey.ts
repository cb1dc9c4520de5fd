import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['taxYear', '2026'],
    ['grossIncome', '60000'],
    ['filingStatus', 'head_of_household'],
    ['state', 'other'],
    ['children', '2'],
    ['federalWithholding', '9000'],
  ],
  refused: 'grossIncome',
  announcement: 'hero.refund',
  question: {
    inputs: {
      grossIncome: '60000',
      filingStatus: 'married_joint',
      state: 'TX',
      children: '2',
      federalWithholding: '3000',
    },
    answer: /You get \$5,390 back\./,
  },
};
