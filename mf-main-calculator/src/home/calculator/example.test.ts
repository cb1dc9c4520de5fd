import { estimateTax } from '@bracketwise/tax-engine';
import { EXAMPLE } from './example.ts';

test('the example is what the engine answers', () => {
  const { id, lines, ...figures } = EXAMPLE.calculation;
  expect(estimateTax(EXAMPLE.request)).toMatchObject(figures);
  expect([id, lines]).toEqual(['example', []]);
});
