import { STATE_CODES } from '@bracketwise/contract/states';
import { REFERENCE_HOUSEHOLDS, isWithin } from './cases/reference-households.ts';
import { REFERENCE_WAGES_2026, isOfWages, taxOf, wagesIdOf } from './cases/reference-wages-2026.ts';
import { differencesOf, shareMatched, stateRowsOf } from './cases/state-rows.ts';

test('the file is complete', () => expect(REFERENCE_HOUSEHOLDS).toHaveLength(12_240));

describe.each(STATE_CODES)('%s', (state) => {
  const rows = stateRowsOf(state);
  const listed = new Set(differencesOf(state).flatMap((difference) => difference.rows));
  const differing = rows.filter(({ matches }) => !matches).map(({ id }) => id);

  test('every row that differs is listed with the form that contradicts it', () => {
    expect(differing.filter((id) => !listed.has(id))).toEqual([]);
  });

  test('every listed row still differs', () => {
    expect([...listed].filter((id) => !isOfWages(id) && !differing.includes(id))).toEqual([]);
  });

  test('wages of 2026 match, except for listed rows', () => {
    const mismatches = REFERENCE_WAGES_2026.filter((row) => row.state === state && !isWithin(taxOf(row), row.tax)).map(wagesIdOf);
    expect(mismatches).toEqual([...listed].filter(isOfWages));
  });
});

test('99% of the hard rows of all states match', () => {
  const rows = STATE_CODES.flatMap(stateRowsOf);
  expect(shareMatched(rows.filter(({ basis }) => basis === 'hard'))).toBeGreaterThanOrEqual(0.99);
});
