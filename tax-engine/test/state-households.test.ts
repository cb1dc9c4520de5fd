import { STATE_CODES, taxReturn } from '../src/index.ts';
import { REFERENCE_HOUSEHOLDS, isWithin } from './cases/reference-households.ts';
import { REFERENCE_WAGES_2026 } from './cases/reference-wages-2026.ts';
import { differencesOf, shareMatched, stateRowsOf } from './cases/state-rows.ts';

test('the file holds every household', () => expect(REFERENCE_HOUSEHOLDS).toHaveLength(12_240));

describe.each(STATE_CODES)('%s', (state) => {
  const rows = stateRowsOf(state);
  const listed = new Set(differencesOf(state).flatMap((difference) => difference.rows));
  const differing = rows.filter(({ matches }) => !matches).map(({ id }) => id);

  test('every row that differs is listed, with the form that proves it wrong', () => {
    expect(differing.filter((id) => !listed.has(id))).toEqual([]);
  });

  test('every listed row still differs', () => {
    expect([...listed].filter((id) => !differing.includes(id))).toEqual([]);
  });

  test('at least 99 % of the sure rows and 95 % of all match', () => {
    expect(shareMatched(rows.filter(({ basis }) => basis === 'hard'))).toBeGreaterThanOrEqual(0.99);
    expect(shareMatched(rows)).toBeGreaterThanOrEqual(0.95);
  });

  test('wages of 2026 match', () => {
    const mismatches = REFERENCE_WAGES_2026.filter((row) => row.state === state).filter(({ state: of, filingStatus, wages, tax }) => {
      const { stateTaxBeforeRefundable = NaN } = taxReturn({ taxYear: 2026, state: of, filingStatus, wages });
      return !isWithin(stateTaxBeforeRefundable, tax);
    });
    expect(mismatches).toEqual([]);
  });
});

test('of all states, 99 % of the sure rows and 97 % of the others match', () => {
  const rows = STATE_CODES.flatMap(stateRowsOf);
  expect(shareMatched(rows.filter(({ basis }) => basis === 'hard'))).toBeGreaterThanOrEqual(0.99);
  expect(shareMatched(rows.filter(({ basis }) => basis === 'soft'))).toBeGreaterThanOrEqual(0.97);
});
