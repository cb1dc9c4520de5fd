import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['businessType', 's_corp'],
    ['revenue', '400000'],
    ['expenses', '50000'],
    ['ownerSalary', '120000'],
    ['state', 'CA'],
  ],
  precise: [['specifiedService', 'yes']],
  refused: 'revenue',
  announcement: 'hero.own.s_corp',
  question: {
    inputs: {
      revenue: '150k',
      expenses: '50k',
      state: 'TX',
    },
    answer: /An S corporation leaves you \$[\d,]+ more a year than your sole proprietorship\./,
  },
};
