import type { StateProfile } from '@bracketwise/contract/state-profile';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { stateProfileQuestion } from '@bracketwise/shared-ui/api';
import { ask as askApi, createStore } from '@bracketwise/shared-ui/runtime';
import { serveResponses } from '@bracketwise/shared-ui/testing/inSite';
import { stateProfile } from '@bracketwise/tax-engine';

/** Checks that the API's and the pages' types match. They are written separately, because neither side may import the other. */
type Readable<Answer extends StateProfile> = Answer;

/** As the API sends it. */
const right = (code: StateCode) => JSON.parse(JSON.stringify(stateProfile(code))) as Readable<StateProfile>;

function api(code: string) {
  let body: unknown;
  const requests = serveResponses({ [`GET /api/states/${code}`]: () => ({ body }) });
  const store = createStore({ language: 'en', theme: 'system' }, { apiOrigin: '' });
  const ask = (answer: unknown) => {
    body = answer;
    return askApi(store, stateProfileQuestion, code, { forceRefetch: true });
  };
  return { ask, requests };
}

test.each(STATE_CODES)('the profile of %s is accepted whole', async (code) => {
  const { ask, requests } = api(code);
  expect(await ask(right(code))).toMatchObject({ data: right(code) });
  expect(requests).toHaveLength(1);
});

test.each([
  ['an empty object', {}],
  ['null', null],
  ['an empty list', []],
  ['the list of all states', [{ code: 'OH', name: 'Ohio' }]],
  ['a page', '<!doctype html><title>Sign in</title>'],
])('%s is rejected, and the next valid response is accepted', async (_name, wrong) => {
  const { ask } = api('OH');
  expect(await ask(wrong)).toMatchObject({ error: { message: expect.stringContaining('wrong shape') as string } });
  expect(await ask(right('OH'))).toMatchObject({ data: right('OH') });
});

const ohio = right('OH');
const [rates] = ohio.rates;
const [schedule] = rates?.rates ?? [];
const withSchedule = (change: object) => ({ ...ohio, rates: [{ ...rates, rates: [{ ...schedule, ...change }] }] });

test.each(Object.keys(ohio))('a profile without its %s is rejected', async (field) => {
  expect(await api('OH').ask(Object.fromEntries(Object.entries(ohio).filter(([name]) => name !== field)))).toHaveProperty('error');
});

test.each([
  ['a tax that is null', { ...ohio, children: null }],
  ['a rate that is a text', { ...ohio, salesTaxRate: '5.75%' }],
  ['no headline for one filing status', { ...ohio, byStatus: { single: ohio.byStatus.single } }],
  ['a headline without lines', { ...ohio, byStatus: { ...ohio.byStatus, single: { stateTax: 0, netIncome: 0, lines: [] } } }],
  ['no years', { ...ohio, years: [] }],
  ['no neighbors', { ...ohio, neighbors: [] }],
  ['a filing status that no page knows', withSchedule({ statuses: ['widowed'] })],
  ['a schedule without brackets', withSchedule({ brackets: [] })],
  ['a bracket without its end', withSchedule({ brackets: [{ from: 0, rate: 0.1 }] })],
  ['a bracket whose end is a text', withSchedule({ brackets: [{ from: 0, to: 'Infinity', rate: 0.1 }] })],
  ['a surtax without its threshold', { ...ohio, rates: [{ ...rates, surtaxes: [{ rate: 0.01 }] }] }],
  ['a kind of income without the tax on wages', { ...ohio, kinds: [{ kind: 'pensionIncome', stateTax: 0 }] }],
  ['a tax left out that is a number', { ...ohio, leftOut: { other: 1 } }],
])('a profile with %s is rejected', async (_name, wrong) => {
  expect(await api('OH').ask(wrong)).toHaveProperty('error');
});

test('a response may contain more than the page needs', async () => {
  const newer = { ...ohio, cities: 600, kinds: [...ohio.kinds, { kind: 'lottery', stateTax: 1, asWages: 1 }] };
  expect(await api('OH').ask(newer)).toHaveProperty('data.code', 'OH');
});
