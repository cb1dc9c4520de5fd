import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['purchasePrice', '1'],
    ['salePrice', '250001'],
    ['purchaseDate', '01102024'],
    ['saleDate', '01102025'],
    ['totalIncome', '180000'],
    ['filingStatus', 'single'],
    ['state', 'NY'],
  ],
  refused: 'purchasePrice',
  announcement: 'hero.owe',
  question: {
    inputs: {
      purchasePrice: '10000',
      salePrice: '15000',
      totalIncome: '80000',
    },
    answer: /Your taxes on this gain come to \$1,100\./,
  },
};
