import { taxReturn } from '@bracketwise/tax-engine';
import { isDeepStrictEqual } from 'node:util';
import { REFERENCE_HOUSEHOLDS } from '../../tax-engine/test/cases/reference-households.ts';
import { startApi, stopApis } from './support.ts';

afterAll(stopApis);

const LIST = 100;

it('every reference household gets the same return over HTTP as from the engine', async () => {
  const api = await startApi();
  expect(REFERENCE_HOUSEHOLDS.length).toBeGreaterThan(12_000);
  for (let start = 0; start < REFERENCE_HOUSEHOLDS.length; start += LIST) {
    const rows = REFERENCE_HOUSEHOLDS.slice(start, start + LIST);
    const answer = await api.file(rows.map(({ household }) => household));
    const returns = answer.json<unknown[]>();
    rows.forEach(({ id, household }, index) => {
      const expected: unknown = JSON.parse(JSON.stringify(taxReturn(household)));
      // Compare with Node first, which is many times faster; Jest then prints the difference.
      if (!isDeepStrictEqual(returns[index], expected)) expect([id, returns[index]]).toEqual([id, expected]);
    });
    expect(returns).toHaveLength(rows.length);
  }
}, 120_000);
