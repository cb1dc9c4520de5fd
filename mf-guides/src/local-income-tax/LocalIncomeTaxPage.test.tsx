import { LANGUAGES, type Language } from '@bracketwise/contract/languages';
import { PLACE_SLUGS, PLACE_PAGES, type PlaceSlug } from '@bracketwise/contract/place-pages';
import { partsOfCode } from '@bracketwise/contract/localities';
import { localitiesOf, type Situation } from '@bracketwise/contract/place-profile';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { placeProfileQuestion, placesQuestion } from '@bracketwise/shared-ui/api';
import { ask, createStore, type Question } from '@bracketwise/shared-ui/runtime';
import { serveResponses, renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { PROFILE_INCOME, PROFILE_YEAR, taxReturn } from '@bracketwise/tax-engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placeResponses, placeProfileResponse, placesResponse } from '../testing/responses.ts';
import page from './page.ts';
import { placePath } from './place-path.ts';

const money = (usd: number) => `$${Math.round(usd).toLocaleString('en-US')}`;
const single = { filingStatus: 'single', wages: PROFILE_INCOME, taxYear: PROFILE_YEAR } as const;
function returnIn(place: PlaceSlug, situation: Situation = 'livesAndWorks', household: Parameters<typeof taxReturn>[0] = single) {
  const code = PLACE_PAGES[place];
  const { state } = partsOfCode(code);
  return taxReturn({ ...household, ...(state && { state }), ...localitiesOf(code, situation) });
}

async function visit(place: PlaceSlug, language: Language = 'en') {
  const requests = serveResponses(placeResponses());
  const { Page, namespace, words, furtherWords } = page;
  const view = await renderInSite(<Page />, { language, path: placePath(place), words: { ...furtherWords, [namespace]: words } });
  await waitFor(() => expect(view.container.querySelector('[inert]')).toBeNull());
  const field = (name: string) => view.container.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
  const shown = (name: string) => Number(view.container.querySelector<HTMLDataElement>(`data[data-field="${name}"]`)?.value);
  return { ...view, requests, field, shown };
}

const namesIn = async (language: Language) =>
  ((await import(`./subjects/${language}.json`)) as { default: Record<PlaceSlug, string> }).default;

// With and without a tax on that salary. `place-pages.spec.ts` reads the headline of every place.
test.each(['detroit', 'portland-oregon'] as const)(
  'the headline of %s has its name and what the engine takes of the salary',
  async (place) => {
    const { container, shown } = await visit(place);
    const name = (await namesIn('en'))[place];
    expect(container.querySelector('h1')).toHaveTextContent(name);
    expect(container.querySelector('[aria-current=page]')).toHaveTextContent(name);
    const { localTax = NaN, netIncome } = returnIn(place);
    const lead = container.querySelector('h1 + *');
    if (localTax > 0) expect(lead).toHaveTextContent(`pays ${money(localTax)} of local income tax`);
    else expect(lead).toHaveTextContent(`On $300,000, the local tax is ${money(placeProfileResponse(place).incomes.at(-1)!.tax)}`);
    expect(lead).toHaveTextContent(money(netIncome));
    expect(shown('localTax')).toBe(localTax);
    expect(container.textContent).not.toMatch(/NaN|undefined|\{\{/u);
  },
);

// e2e/tests/place-pages.spec.ts reads the heading of every page in every language.
test.each(LANGUAGES)('every place has its own name in %s, which is in the heading and the breadcrumb', async (language) => {
  const names = await namesIn(language);
  expect(Object.keys(names).sort()).toEqual([...PLACE_SLUGS].sort());
  expect(new Set(Object.values(names)).size).toBe(PLACE_SLUGS.length);
  const { container } = await visit('new-york-city', language);
  expect(container.querySelector('h1')).toHaveTextContent(names['new-york-city']);
  expect(container.querySelector('[aria-current=page]')).toHaveTextContent(names['new-york-city']);
});

test('the calculator answers for another salary, year and situation without a request, and hands them on', async () => {
  const { container, requests, field, shown } = await visit('detroit');
  fireEvent.change(field('income'), { target: { value: '90000' } });
  await userEvent.selectOptions(field('filingStatus'), 'marriedJoint');
  await userEvent.selectOptions(field('taxYear'), '2022');
  await userEvent.selectOptions(field('situation'), 'works');
  const asked = returnIn('detroit', 'works', { filingStatus: 'marriedJoint', wages: 90_000, taxYear: 2022 });
  // Half of the residents' 2.4% above two exemptions of $600.
  expect(asked.localTax).toBe(1_065.6);
  await waitFor(() => expect(shown('localTax')).toBe(asked.localTax));
  expect(shown('netIncome')).toBe(asked.netIncome);
  expect(requests).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Continue in the full tax estimate' });
  expect(Object.fromEntries(new URLSearchParams(link.getAttribute('href')?.split('#')[1]))).toEqual({
    state: 'MI',
    filingStatus: 'marriedJoint',
    wages: '90000',
    taxYear: '2022',
    localTax: 'true',
    workLocality: 'MI:DETROIT',
  });
  expect(container.querySelector('[data-answer]')).toHaveTextContent('$1,066 a year');
});

test('a situation without a confirmed rate is refused by the name of its field', async () => {
  const { field, shown } = await visit('pittsburgh');
  await userEvent.selectOptions(field('situation'), 'works');
  expect(await screen.findByText(/no confirmed rate for people who only work here.*“Where you live and work.”/u)).toBeVisible();
  expect(shown('localTax')).toBeNaN();
  await userEvent.selectOptions(field('situation'), 'lives');
  await waitFor(() => expect(shown('localTax')).toBe(1_800));
});

test('a filing status without a confirmed rule is refused by the name of its field', async () => {
  const { field } = await visit('portland-oregon');
  await userEvent.selectOptions(field('filingStatus'), 'headOfHousehold');
  expect(await screen.findByText(/no confirmed rule for this filing status here/u)).toBeVisible();
});

test('only years with confirmed figures can be chosen, and the page names the others', async () => {
  const { container, field } = await visit('philadelphia');
  expect([...field('taxYear').querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
  ]);
  const others = new Intl.ListFormat('en').format(TAX_YEARS.filter((year) => year > 2025).map(String));
  expect(container).toHaveTextContent(`We have no confirmed figures for ${others}.`);
});

test.each<[PlaceSlug, readonly string[]]>([
  ['louisville-kentucky', [`2020 to ${TAX_YEARS.at(-1)} 2.2% $1,320 1.45% $870`]],
  // Each year has its own rates: Phila. Code § 19-1502.
  [
    'philadelphia',
    [
      '2025 3.745% $2,247 3.435% $2,061',
      '2024 3.75% $2,250 3.44% $2,064',
      '2023 3.77% $2,262 3.44% $2,064',
      '2022 3.8149% $2,289 3.4441% $2,066',
      '2021 3.8555% $2,313 3.475% $2,085',
      '2020 3.8712% $2,323 3.475% $2,085',
    ],
  ],
])('the rates of residents and workers of %s are there, years with the same figures as one row', async (place, rows) => {
  await visit(place);
  const table = screen.getByRole('table', { name: /^Rates and tax on/u });
  const shown = within(table).getAllByRole('row').slice(1);
  expect(shown.map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))).toEqual(rows);
});

test('New York City lists its brackets and credits', async () => {
  const { container } = await visit('new-york-city');
  const table = screen.getByRole('table', { name: /is worked out/u });
  expect(within(table).getByRole('rowheader', { name: /^3\.762% bracket, .*\$12,000/u })).toBeInTheDocument();
  expect(container).toHaveTextContent('School tax credit');
});

test('the other places of the state lead to their own pages', async () => {
  await visit('columbus-ohio');
  expect(screen.getByRole('link', { name: 'Cleveland' })).toHaveAttribute('href', '/local-income-tax/cleveland');
  expect(screen.getByRole('link', { name: /^Ohio: state income tax/u })).toHaveAttribute('href', '/state-income-tax/ohio');
});

test('figures that don’t arrive are asked for again on demand', async () => {
  let fails = true;
  const { Page, namespace, words, furtherWords } = page;
  serveResponses({
    'GET /api/places/toledo': () => (fails ? { status: 503, body: {} } : { body: placeProfileResponse('toledo') }),
  });
  await renderInSite(<Page />, { path: placePath('toledo'), words: { ...furtherWords, [namespace]: words } });
  await screen.findByText(/couldn’t load the figures/u);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Rates by year' });
});

describe('an answer', () => {
  function api<Answer, Argument>(question: Question<Answer, Argument>, argument: Argument, path: string) {
    const store = createStore({ language: 'en', theme: 'system' }, { apiOrigin: '' });
    return (body: unknown) => {
      serveResponses({ [`GET ${path}`]: () => ({ body }) });
      return ask(store, question, argument, { forceRefetch: true });
    };
  }
  const profile = placeProfileResponse('detroit');
  const askProfile = api(placeProfileQuestion, 'detroit', '/api/places/detroit');
  const askPlaces = api(placesQuestion, undefined, '/api/places');

  test.each(PLACE_SLUGS)('about %s is accepted whole', async (place) => {
    const right = placeProfileResponse(place);
    expect(await api(placeProfileQuestion, place, `/api/places/${place}`)(right)).toMatchObject({ data: right });
  });

  test.each(Object.keys(profile))('without its %s is rejected', async (field) => {
    expect(await askProfile(Object.fromEntries(Object.entries(profile).filter(([name]) => name !== field)))).toHaveProperty('error');
  });

  test('with all places is accepted, and one with a wrong place rejected', async () => {
    expect(await askPlaces(placesResponse())).toMatchObject({ data: placesResponse() });
    expect(await askPlaces([{ ...placesResponse()[0], tax: '$1' }])).toHaveProperty('error');
  });

  test('may contain more than the page needs', async () => {
    expect(await askProfile({ ...profile, mayor: 'unknown' })).toHaveProperty('data.place', 'detroit');
  });
});
