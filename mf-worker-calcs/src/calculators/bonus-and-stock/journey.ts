import type { Journey } from '@bracketwise/shared-ui/testing/journey';

export const journey: Journey = {
  fields: [
    ['kind', 'bonus'],
    ['amount', '10000'],
    ['wages', '240000'],
    ['state', 'NY'],
    ['filingStatus', 'single'],
  ],
  precise: [['taxYear', '2025']],
  refused: 'amount',
  announcement: 'hero.keep',
  question: {
    inputs: { kind: 'bonus', amount: '10k', wages: '240k', state: 'TX', filingStatus: 'single' },
    answer: /Of \$10,000, you keep \$6,565\./,
  },
  withoutRough: true,
};
