import { estimate, linesOf } from './household.ts';

test.each(['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'] as const)('%s takes nothing and says why', (state) => {
  const result = estimate(state, 2020, 'single', 1_000_000);
  expect(result.stateTax).toBe(0);
  expect(linesOf(result, 'state')).toMatchObject([
    { label: 'noIncomeTax', amount: 1_000_000, source: expect.stringMatching(/./) as string },
  ]);
});
