/** @jest-environment jsdom */
import { SAVED_CALCULATIONS_KEY, idOf, savedCalculations, toBeSaved, type SavedCalculation } from './saved-calculations.ts';
import { calculationResponse } from '../../testing/responses.ts';

const request = { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 } as const;
const saved = () => toBeSaved({ request, calculation: calculationResponse(request) }, new Date('2025-11-20T12:00:00Z'));

afterEach(() => localStorage.clear());

test('only the request, three figures and the date are stored, under the documented key', () => {
  expect(savedCalculations.save(saved())).toBe('saved');
  expect(Object.keys(localStorage)).toEqual([SAVED_CALCULATIONS_KEY]);
  expect(SAVED_CALCULATIONS_KEY).toBe('savedCalculations');
  const { netIncome, totalTax, effectiveRate } = calculationResponse(request);
  expect(JSON.parse(localStorage.getItem(SAVED_CALCULATIONS_KEY) ?? '')).toEqual([
    { id: 'CA/60000/single/2025', savedAt: '2025-11-20T12:00:00.000Z', request, netIncome, totalTax, effectiveRate },
  ]);
  expect(savedCalculations.read().items).toEqual([saved()]);
});

test('the same four inputs are the same calculation', () => {
  expect(idOf(request)).toBe(idOf({ ...request }));
  for (const other of [{ state: 'TX' }, { income: 60_000.01 }, { filingStatus: 'marriedJoint' }, { taxYear: 2024 }] as const) {
    expect(idOf({ ...request, ...other })).not.toBe(idOf(request));
  }
});

const broken: readonly [string, unknown][] = [
  ['no object', 5],
  ['no request', { ...saved(), request: undefined }],
  ['a state that there is not', { ...saved(), request: { ...request, state: 'ZZ' } }],
  ['an income that is no number', { ...saved(), request: { ...request, income: '60000' } }],
  ['an income below zero', { ...saved(), request: { ...request, income: -1 } }],
  ['an income beyond the limit', { ...saved(), request: { ...request, income: 1_000_000_000.01 } }],
  ['another status', { ...saved(), request: { ...request, filingStatus: 'widowed' } }],
  ['a year that is not offered', { ...saved(), request: { ...request, taxYear: 2019 } }],
  ['no date', { ...saved(), savedAt: 'yesterday' }],
  ['a net income that is no number', { ...saved(), netIncome: null }],
  ['a rate that is no number', { ...saved(), effectiveRate: '<b>' }],
];
test.each(broken)('an entry with %s is skipped', (_what, entry) => {
  const good: SavedCalculation = saved();
  localStorage.setItem(SAVED_CALCULATIONS_KEY, JSON.stringify([entry, good]));
  expect(savedCalculations.read()).toEqual({ items: [good], unreadable: false });
});
