import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { statePath } from './state-path.ts';
import { serveResponses, renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { profile } from '@bracketwise/shared-ui/visit/profile';
import { estimateTax, PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stateProfileResponse } from '../testing/responses.ts';
import { OtherIncome } from './OtherIncome.tsx';
import page from './page.ts';

const money = (usd: number) => `$${Math.round(usd).toLocaleString('en-US')}`;
const single = (state: StateCode) => estimateTax({ state, filingStatus: 'single', income: PROFILE_INCOME, taxYear: PROFILE_YEAR });

async function visit(code: StateCode, language: Language = 'en', body = stateProfileResponse(code)) {
  const requests = serveResponses({ [`GET /api/states/${code}`]: () => ({ body }) });
  const { Page, namespace, words, furtherWords } = page;
  const view = await renderInSite(<Page />, { path: statePath(code), language, words: { ...furtherWords, [namespace]: words } });
  await waitFor(() => expect(view.container.querySelector('[inert]')).toBeNull());
  return { ...view, requests };
}

// With and without a tax and payroll levies, and the district. `state-pages.spec.ts` reads the headline of every state.
test.each(['OH', 'TX', 'CA', 'WA', 'DC'] as const)('%s: the headline is what the engine leaves of the salary', async (code) => {
  const { container } = await visit(code);
  const { netIncome, stateTax, payrollLevies } = single(code);
  expect(container.querySelector('h1 + *')).toHaveTextContent(`keeps ${money(netIncome)}`);
  expect(container.querySelector('h1 + *')).toHaveTextContent(`income tax is ${money(stateTax)}`);
  const levies = payrollLevies > 0 ? `state payroll deductions take ${money(payrollLevies)}` : `income tax is ${money(stateTax)}, on top`;
  expect(container.querySelector('h1 + *')).toHaveTextContent(levies);
  expect(container.textContent).not.toMatch(/NaN|undefined|\{\{/u);
});

// The table alone, because rendering the page takes far longer than reading it.
test.each(STATE_CODES)('%s: a pension compares with the wages of the same person, in sight', async (code) => {
  const profile = stateProfileResponse(code);
  const { namespace, words, furtherWords } = page;
  await renderInSite(<OtherIncome profile={profile} />, { words: { ...furtherWords, [namespace]: words } });
  const table = screen.getByRole('table', { name: /^State tax on .* more$/u });
  const rowOf = (name: string) => within(table).queryByRole('rowheader', { name })?.closest('tr')?.querySelector('data')?.value;
  const pension = profile.kinds.find(({ kind }) => kind === 'pensionIncome');
  const compared = rowOf('Wages, age 67') ?? rowOf('Wages');
  expect(Math.round(Number(compared))).toBe(Math.round(pension!.asWages));
});

test.each([
  ['CA', 'es', 'Impuesto sobre el ingreso en California'],
  ['DC', 'es', 'Impuesto sobre el ingreso en el Distrito de Columbia'],
  ['NY', 'es', 'Impuesto sobre el ingreso en el estado de Nueva York'],
  ['CA', 'fr', 'L’impôt sur le revenu en Californie'],
  ['TX', 'fr', 'L’impôt sur le revenu au Texas'],
  ['OH', 'fr', 'L’impôt sur le revenu dans l’Ohio'],
  ['HI', 'fr', 'L’impôt sur le revenu à Hawaï'],
  ['NY', 'fr', 'L’impôt sur le revenu dans l’État de New York'],
] as const)('the title of %s in %s is a phrase with the preposition of the state', async (code, language, title) => {
  await visit(code, language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('the calculator and the chart of the tax come before the contents', async () => {
  const { container } = await visit('OH');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  for (const each of [container.querySelector('form'), container.querySelector('figure svg')])
    expect(each!.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the calculator answers for another salary, status and year without a request', async () => {
  const { container, requests } = await visit('OH');
  const field = (name: string) => container.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
  const shown = (name: string) => Number(container.querySelector<HTMLDataElement>(`data[data-field="${name}"]`)?.value);
  expect(shown('netIncome')).toBe(single('OH').netIncome);
  fireEvent.change(field('income'), { target: { value: '90000' } });
  await userEvent.selectOptions(field('filingStatus'), 'marriedJoint');
  await userEvent.selectOptions(field('taxYear'), '2022');
  const asked = estimateTax({ state: 'OH', filingStatus: 'marriedJoint', income: 90_000, taxYear: 2022 });
  await waitFor(() => expect(shown('netIncome')).toBe(asked.netIncome));
  expect(shown('stateTax')).toBe(asked.stateTax);
  expect(requests).toHaveLength(1);
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  await userEvent.click(screen.getByRole('link', { name: 'See every line in the main calculator' }));
  expect(profile()).toEqual({ state: 'OH', income: 90_000, filingStatus: 'marriedJoint', taxYear: 2022 });
});

test('Ohio’s rates of 2026 and 2025 are in sight, the earlier ones folded', async () => {
  await visit('OH');
  // R.C. 5747.02(A)(3): 2.75 % from 26,050 on; in 2025 also 3.125 % from 100,000 on.
  const table = screen.getByRole('table', { name: 'All filing statuses, 2025' });
  expect(within(table).getByRole('row', { name: '$26,050 to $100,000 $342.00 plus 2.75% above that' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Over $100,000 $2,394.32 plus 3.125% above that' })).toBeInTheDocument();
  expect(table.closest('details')).toBeNull();
  expect(screen.getByRole('table', { name: 'All filing statuses, 2024' }).closest('details')).not.toBeNull();
});

test.each([
  // Rev. and Tax. Code § 17043 fixes California's surtax; the brackets and the threshold of Massachusetts are indexed each year.
  ['CA', `2025–${TAX_YEARS.at(-1)}: 1% more on taxable income over $1,000,000 (all filing statuses).`],
  ['MA', /2025 \(2026\S* not published yet\): 4% more on taxable income over \$1,083,150 \(all filing statuses\)\./u],
] as const)('the surtax of %s says for itself whether it is published', async (code, text) => {
  const { container } = await visit(code);
  expect(container).toHaveTextContent(text);
});

test('several years in a row can be unpublished', async () => {
  const profile = stateProfileResponse('MA');
  const [newest] = profile.rates;
  if (!newest) throw new Error('Massachusetts has rates');
  const since2025 = { provisional: true, provisionalFrom: 2025 } as const;
  const surtaxes = newest.surtaxes.map((surtax) => ({ ...surtax, ...since2025 }));
  const { container } = await visit('MA', 'en', {
    ...profile,
    rates: [{ ...newest, from: 2023, to: 2026, surtaxes, ...since2025 }],
    years: profile.years.map((each) => ({ ...each, provisional: each.year === 2025 || each.year === 2026 })),
  });
  expect(container).toHaveTextContent('2023–2024 (2025–2026 not published yet): 4% more');
  expect(container).toHaveTextContent('Not all 2025 and 2026 figures have been published yet.');
});

test('a state without an income tax says what it takes instead', async () => {
  await visit('TX');
  expect(screen.getByRole('heading', { name: 'Texas has no tax on wages' })).toBeInTheDocument();
  expect(screen.getByText(/The sales tax is 6\.25%/u)).toBeInTheDocument();
  expect(screen.queryByText(/tax rates and brackets/u)).toBeNull();
});

test('a rate that is not published yet is named after the filing statuses', async () => {
  const { container } = await visit('MS');
  expect(container.textContent).not.toMatch(/published yet, /u);
});

test('the District of Columbia is not called a state', async () => {
  const { container } = await visit('DC');
  expect(container.textContent).not.toMatch(/other states|the state(’s)? (?!tax|estimates)|statewide/iu);
});

describe('the places of a state', () => {
  const taxesIn = (container: Element) =>
    [...container.querySelectorAll('#local data')].map((data) => Number((data as HTMLDataElement).value));

  test.each(['IN', 'MD', 'NY', 'AL', 'WV'] as const)('%s: the most expensive first, those after the tenth folded', async (code) => {
    const { container } = await visit(code);
    const { places } = stateProfileResponse(code);
    expect(taxesIn(container)).toEqual(places.map(({ tax }) => tax));
    const folded = [...container.querySelectorAll('#local details table data')];
    expect(folded).toHaveLength(Math.max(0, places.length - 10));
  });

  test('lead to their own pages, if they have one', async () => {
    await visit('NY');
    expect(screen.getByRole('link', { name: 'New York City' })).toHaveAttribute('href', '/local-income-tax/new-york-city');
    expect(screen.getByRole('link', { name: /largest places/u })).toHaveAttribute('href', '/local-income-tax');
  });

  test('are not there where nobody taxes income locally', async () => {
    for (const code of ['TX', 'CA', 'IA'] as const) {
      const { container, unmount } = await visit(code);
      expect(container.querySelector('#local')).toBeNull();
      unmount();
    }
  });
});

test('the neighbors lead to their own pages', async () => {
  await visit('OH');
  const table = screen.getByRole('table', { name: /here and nearby/u });
  expect(within(table).getByRole('link', { name: 'Indiana' })).toHaveAttribute('href', '/state-income-tax/indiana');
});

test('figures that don’t arrive are asked for again on demand', async () => {
  let fails = true;
  const { Page, namespace, words, furtherWords } = page;
  serveResponses({
    'GET /api/states/OH': () => (fails ? { status: 503, body: {} } : { body: stateProfileResponse('OH') }),
  });
  await renderInSite(<Page />, { path: statePath('OH'), words: { ...furtherWords, [namespace]: words } });
  await screen.findByText(/couldn’t load the figures/u);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Ohio tax rates and brackets' });
});
