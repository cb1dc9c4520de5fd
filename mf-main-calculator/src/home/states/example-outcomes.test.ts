import { EXAMPLE } from '../calculator/example.ts';
import { compareStates } from './every-state.ts';
import { EXAMPLE_OUTCOMES } from './example-outcomes.ts';

test('the example’s outcomes are what the engine computes', () => {
  expect(EXAMPLE_OUTCOMES).toEqual(compareStates(EXAMPLE.request));
});
