import { statesQuestion } from '@bracketwise/shared-ui/api';
import { ask as askApi, createStore } from '@bracketwise/shared-ui/runtime';
import { serveResponses } from '@bracketwise/shared-ui/testing/inSite';
import { bracketsResponse, calculationResponse, statesResponse } from '../testing/responses.ts';
import { bracketsQuestion } from './brackets.ts';
import { estimateQuestion } from './estimates.ts';

const request = { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 } as const;
const right = { states: statesResponse(), brackets: bracketsResponse(2025), calculation: calculationResponse(request) };

function api() {
  let body: unknown;
  const response = () => ({ body });
  serveResponses({
    'GET /api/states': response,
    'GET /api/tax-brackets?year=2025': response,
    'POST /api/calculate-tax': response,
  });
  const store = createStore({ language: 'en', theme: 'system' }, { apiOrigin: '' });
  const asked = { forceRefetch: true };
  const ask = {
    states: () => askApi(store, statesQuestion, undefined, asked),
    brackets: () => askApi(store, bracketsQuestion, 2025, asked),
    calculation: () => askApi(store, estimateQuestion, request),
  };
  return { ask, respondWith: (next: unknown) => (body = next) };
}

const without = (response: object, field: string): unknown =>
  Object.fromEntries(Object.entries(response).filter(([name]) => name !== field));

describe.each(['states', 'brackets', 'calculation'] as const)('the response for %s', (endpoint) => {
  test.each([
    ['an empty object', {}],
    ['null', null],
    ['an empty list', []],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['a list of something else', [{}]],
  ])('is rejected if it is %s, and the next valid one is accepted', async (_name, wrong) => {
    const { ask, respondWith } = api();
    respondWith(wrong);
    expect(await ask[endpoint]()).toMatchObject({ error: { message: expect.stringContaining('wrong shape') as string } });
    respondWith(right[endpoint]);
    expect(await ask[endpoint]()).toMatchObject({ data: right[endpoint] });
  });
});

test.each([
  ['a state without its rate', 'states', [without(right.states[0] ?? {}, 'topRate')]],
  ['a rate that is a text', 'states', [{ ...right.states[0], topRate: '13.3' }]],
  ['a mark that no page knows', 'states', [{ ...right.states[0], category: 'huge' }]],
  ['brackets without their ranges', 'brackets', { ...right.brackets, federal: [without(right.brackets.federal[0] ?? {}, 'ranges')] }],
  ['an estimate without its lines', 'calculation', without(right.calculation, 'lines')],
  ['an estimate with a tax that is null', 'calculation', { ...right.calculation, stateTax: null }],
] as const)('%s is rejected', async (_name, endpoint, wrong) => {
  const { ask, respondWith } = api();
  respondWith(wrong);
  expect(await ask[endpoint]()).toHaveProperty('error');
});

test('a response may contain more than a page needs', async () => {
  const { ask, respondWith } = api();
  respondWith({ ...right.calculation, localTax: 0 });
  expect(await ask.calculation()).toHaveProperty('data.netIncome', right.calculation.netIncome);
});
