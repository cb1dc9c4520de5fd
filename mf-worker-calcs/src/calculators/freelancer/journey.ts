import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['income', '110000'],
    ['workType', 'consulting'],
    ['state', 'NY'],
    ['filingStatus', 'married_joint'],
    ['vehicleExpenses', '6000'],
  ],
  precise: [
    ['specifiedService', 'no'],
    ['wages', '40000'],
    ['healthInsurance', '3000'],
    ['lastYearTax', '8000'],
    ['lastYearHighIncome', 'true'],
  ],
  refused: 'income',
  announcement: 'hero.month',
  question: {
    inputs: {
      income: '60k',
      state: 'TX',
    },
    answer: /Set aside \$[\d,]+ a month\./,
  },
};
