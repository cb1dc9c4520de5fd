import { STATE_CODES } from '@bracketwise/contract/states';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import type { Words } from '@bracketwise/shared-ui/federation/page-contract';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { serveResponses, renderInSite, type ServedResponses } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { comparedPlaceTax, estimateTax, withPlaceTax } from '@bracketwise/tax-engine';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calculationResponse, statesResponse } from '../../testing/responses.ts';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { StatesSection } from './StatesSection.tsx';

const words = {
  comparison: (language: Language) => import(`./locales/${language}.json`) as Promise<{ default: Words }>,
  home: (language: Language) => import(`../locales/${language}.json`) as Promise<{ default: Words }>,
};
// jsdom has no layout; this pretends that the window is wide and shows everything.
beforeEach(() => {
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  window.IntersectionObserver = class {
    readonly #seen: IntersectionObserverCallback;
    constructor(seen: IntersectionObserverCallback) {
      this.#seen = seen;
    }
    observe = () => this.#seen([{ isIntersecting: true }] as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const working: ServedResponses = { 'GET /api/states': () => ({ body: statesResponse() }) };

const calculation = (request: Partial<EstimateRequest> = {}): AnsweredRequest => {
  const whole: EstimateRequest = { state: 'NY', income: 90_000, filingStatus: 'marriedJoint', taxYear: 2023, ...request };
  return { request: whole, calculation: { ...calculationResponse(whole), id: JSON.stringify(whole) } };
};

async function visit({
  calculated,
  language,
  responses = working,
}: { calculated?: AnsweredRequest; language?: Language; responses?: ServedResponses } = {}) {
  const requests = serveResponses(responses);
  const site = await renderInSite(<StatesSection calculated={calculated} />, { ...(language && { language }), words });
  await act(async () => {});
  const calculate = (next: AnsweredRequest) => act(async () => site.rerender(<site.Site>{<StatesSection calculated={next} />}</site.Site>));
  return { ...site, requests, calculate };
}

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/gu, ' ');
const six = () =>
  [...document.querySelectorAll('#states tr[data-state]')].map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`#states form [name=${name}]`)!;
const compareButton = () => document.querySelector<HTMLButtonElement>('#states button[type=submit]')!;
const tile = (code: string) => document.querySelector<HTMLElement>(`li[data-state=${code}] > button`)!;
const compare = async () => {
  await userEvent.click(compareButton());
  await waitFor(() => expect(tile('TX')).toHaveAttribute('data-level'));
};
const description = (code: string) => plain(tile(code).textContent);
/** The table below the one of six states. Searching by role would be slow on a page with so many elements. */
const table = () => [...document.querySelectorAll<HTMLElement>('#states table')][1]!;
const rows = () => [...table().querySelectorAll('tbody tr')];
const codes = () => rows().map((row) => row.getAttribute('data-state'));
const figure = (code: string, name: string) => table().querySelector<HTMLDataElement>(`tr[data-state=${code}] data[data-field=${name}]`)!;
async function compareInTable() {
  await userEvent.click(compareButton());
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  await waitFor(() => expect(codes()).toContain('TX'));
}

describe('six states', () => {
  test('appear with their 2025 rates, a category and a note', async () => {
    await visit();
    await waitFor(() => expect(six()[5]?.[3]).toBe('Flat Tax'));
    expect(six()).toEqual([
      ['Texas', 'None', '6.25%', 'No Income Tax'],
      ['Florida', 'None', '6%', 'No Income Tax'],
      ['California', '1% – 13.3%', '7.25%', 'High Tax'],
      ['New York', '4% – 10.9%', '4%', 'High Tax'],
      ['Illinois', '4.95%', '6.25%', 'Flat Tax'],
      ['Georgia', '5.19%', '4%', 'Flat Tax'],
    ]);
    expect(
      screen.getByText('This comparison shows only base state tax rates. Local taxes, deductions and other factors may apply.'),
    ).toBeInTheDocument();
  });

  test.each([
    ['es', ['California', '1% – 13.3%', '7.25%', 'Impuestos altos']],
    ['fr', ['Californie', 'de 1 % à 13,3 %', '7,25 %', 'Impôt élevé']],
  ] as const)('appear in %s', async (language, expected) => {
    await visit({ language });
    await waitFor(() => expect(six()[2]).toEqual(expected));
  });

  test('show that they are loading', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    await visit({ responses: { 'GET /api/states': () => held.then(() => ({ body: statesResponse() })) } });
    expect(screen.getByText('Loading state information...')).toBeInTheDocument();
    expect(six()).toHaveLength(6);
    await act(async () => respond());
    await waitFor(() => expect(screen.queryByText('Loading state information...')).not.toBeInTheDocument());
    expect(six()[0]?.[3]).toBe('No Income Tax');
  });

  test('show a failure and load again', async () => {
    let up = false;
    await visit({ responses: { 'GET /api/states': () => (up ? { body: statesResponse() } : undefined) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the state information.');
    expect(compareButton()).toBeEnabled();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(six()[0]?.[3]).toBe('No Income Tax'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('all states', () => {
  test('outline the visitor’s state while they load', async () => {
    const { Site, rerender } = await visit();
    // Not awaited: the engine of all states is still loading.
    rerender(<Site>{<StatesSection calculated={calculation({ state: 'OH' })} />}</Site>);
    expect(tile('TX')).not.toHaveAttribute('data-level');
    expect([tile('OH').dataset['own'], tile('OH').getAttribute('aria-pressed')]).toEqual(['true', 'true']);
    await waitFor(() => expect(tile('TX')).toHaveAttribute('data-level'));
  });

  test('show an example before anybody calculates or compares', async () => {
    await visit();
    expect(['state', 'income', 'filingStatus', 'taxYear'].map((name) => field(name).value)).toEqual(['OH', '60,000', 'single', '2025']);
    expect((field('state') as HTMLSelectElement).options).toHaveLength(51);
    expect(screen.getByText(/^Example: \$60,000 · Single · 2025/u)).toBeInTheDocument();
    expect(description('OH')).toContain('Ohio, your state: $49,122 left');
    expect(document.querySelectorAll('#states button[data-level]')).toHaveLength(51);
  });

  test('start from the inputs of the last calculation, and show its amounts without a click', async () => {
    const { calculate } = await visit();
    await calculate(calculation());
    await screen.findByText('$90,000 · Married Filing Jointly · 2023 · Your state: New York');
    await waitFor(() => expect(description('NY')).toContain('New York, your state'));
    expect(['state', 'income', 'filingStatus', 'taxYear'].map((name) => field(name).value)).toEqual([
      'NY',
      '90,000',
      'marriedJoint',
      '2023',
    ]);
  });

  test('appear on the map with the net income, are announced, and need no request', async () => {
    const { requests } = await visit({ calculated: calculation() });
    await compare();
    const net = (state: EstimateRequest['state']) => estimateTax({ ...calculation().request, state }).netIncome;
    const whole = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-US')}`;
    expect(tile('TX')).toHaveAccessibleName(expect.stringContaining(`Texas: ${whole(net('TX'))} left`));
    expect(tile('NY')).toHaveAccessibleName(expect.stringContaining(`New York, your state: ${whole(net('NY'))} left`));
    expect(screen.getByText('$90,000 · Married Filing Jointly · 2023 · Your state: New York')).toBeInTheDocument();
    expect(screen.getByText(/ranks \d+ of 51 for what you keep\./u, { selector: '[role=status]' })).toBeInTheDocument();
    expect(requests.map(({ to }) => to)).toEqual(['GET /api/states']);
  });

  test("show details of the tile pointed at, first the visitor's own", async () => {
    await visit({ calculated: calculation() });
    await compare();
    const details = () => document.querySelector<HTMLElement>('[data-details]')!;
    expect(details()).toHaveTextContent('New York');
    await userEvent.hover(tile('OR'));
    expect(details()).toHaveTextContent('Oregon');
    await userEvent.click(tile('FL'));
    expect(details()).toHaveTextContent('Florida');
    expect(tile('FL')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(details()).toHaveTextContent('Texas');
    expect(details()).toHaveTextContent(/Not counted: children, other income, retirement savings, itemized deductions\.$/u);
  });

  test('compare with Texas in one press, also from the table, unless no state leaves more than the own one', async () => {
    const { calculate } = await visit({ calculated: calculation() });
    await compareInTable();
    const button = screen.getByRole('button', { name: 'Compare with Texas' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const shown = (state: string) => Math.round(Number(figure(state, 'netIncome').value));
    const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
    const [own, texas] = [shown('NY'), shown('TX')];
    const rank = document.querySelector('[data-rank]');
    expect(rank).toHaveTextContent(`New York leaves you ${dollars(own)}, Texas ${dollars(texas)}: ${dollars(texas - own)} more a year.`);
    expect(figure('TX', 'difference')).toHaveTextContent(`+${dollars(texas - own)}`);
    await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
    expect(document.querySelector('[data-details]')).toHaveAttribute('data-details', 'TX');
    await userEvent.click(button);
    expect(rank).toHaveTextContent('New York ranks');
    await calculate(calculation({ state: 'FL' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Compare with Texas' })).not.toBeInTheDocument());
  });

  test("appear in a table with the engine's figures, highest net first", async () => {
    await visit({ calculated: calculation() });
    await compareInTable();
    expect(codes()).toHaveLength(51);
    expect(table()).toHaveAccessibleName('What you keep of $90,000 in each state (Married Filing Jointly, 2023)');
    const own = estimateTax(calculation().request);
    for (const state of STATE_CODES) {
      const request = { ...calculation().request, state };
      const place = comparedPlaceTax(request, undefined);
      const { netIncome, stateTax, payrollLevies } = place ? withPlaceTax(estimateTax(request), place) : estimateTax(request);
      expect(Number(figure(state, 'netIncome').value)).toBe(netIncome);
      expect(Number(figure(state, 'incomeTax').value)).toBeCloseTo(stateTax + (place?.tax ?? 0), 2);
      expect(Number(figure(state, 'payrollLevies').value)).toBe(payrollLevies);
      expect(Number(figure(state, 'difference').value)).toBeCloseTo(netIncome - own.netIncome, 2);
    }
    expect(figure('NY', 'difference')).toHaveTextContent('Your state');
    expect(table().querySelector('[data-own]')).toHaveAttribute('data-state', 'NY');
    const amounts = rows().map((row) => Number(row.querySelector<HTMLDataElement>('[data-field=netIncome]')?.value));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  test('say which places count, and count New York City on request', async () => {
    await visit({ calculated: calculation({ income: 60_000, filingStatus: 'single', taxYear: 2025 }) });
    await compareInTable();
    const counted = (places: string) => `Includes payroll deductions and local income tax in ${places}.`;
    expect(screen.getByText(counted('Indiana (Howard County) and Maryland (Baltimore City)'))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Count New York City’s income tax' }));
    await userEvent.click(compareButton());
    await screen.findByText(counted('Indiana (Howard County), Maryland (Baltimore City), and New York (New York City)'));
  });

  test('count the place that the visitor added to the answer', async () => {
    const answer = calculation({ income: 60_000, filingStatus: 'single', taxYear: 2025 });
    const { calculate } = await visit({ calculated: answer });
    await compareInTable();
    const place = comparedPlaceTax(answer.request, 'NYC')!;
    const { calculation: without } = answer;
    await calculate({ ...answer, calculation: withPlaceTax(without, place), place: { code: place.code, name: place.name, without } });
    expect(screen.getByRole('checkbox', { name: 'Count New York City’s income tax' })).toBeChecked();
    expect(Number(figure('NY', 'netIncome').value)).toBeCloseTo(without.netIncome - 1_715.97, 2);
    expect(figure('NY', 'netIncome').closest('tr')).toHaveTextContent('New York City');
  });

  test('can be sorted by the column headers, which say so', async () => {
    await visit();
    await compareInTable();
    const head = (name: string) => within(table()).getByRole('columnheader', { name });
    expect(head('Left after taxes')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head('State')).getByRole('button'));
    expect(head('State')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Left after taxes')).not.toHaveAttribute('aria-sort');
    expect(codes().slice(0, 3)).toEqual(['AL', 'AK', 'AZ']);
    await userEvent.click(within(head('State')).getByRole('button'));
    expect(codes()[0]).toBe('WY');
    await userEvent.click(within(head('State and local income tax')).getByRole('button'));
    expect(figure(codes()[0] ?? '', 'incomeTax').value).toBe('0');
  });

  test('can be searched', async () => {
    await visit();
    await compareInTable();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a state' }), 'new ');
    expect(codes().toSorted()).toEqual(['NH', 'NJ', 'NM', 'NY']);
    expect(screen.getByText('States shown: 4')).toHaveAttribute('role', 'status');
  });

  test('follow the inputs given here, and a new calculation', async () => {
    const { calculate } = await visit();
    await userEvent.selectOptions(field('state'), 'TX');
    await userEvent.clear(field('income'));
    await userEvent.type(field('income'), '100000');
    await compareInTable();
    expect(figure('FL', 'difference')).toHaveTextContent('the same');
    expect(table()).toHaveAccessibleName('What you keep of $100,000 in each state (Single, 2025)');
    await calculate(calculation());
    expect(table()).toHaveAccessibleName('What you keep of $90,000 in each state (Married Filing Jointly, 2023)');
  });

  test('are not compared if the income is invalid', async () => {
    await visit();
    await userEvent.clear(field('income'));
    await userEvent.type(field('income'), '-1');
    await userEvent.click(compareButton());
    await waitFor(() => expect(field('income')).toHaveFocus());
    expect(field('income')).toHaveAccessibleDescription(expect.stringContaining('Income must be non-negative'));
    expect(screen.getByText(/^Example:/u)).toBeInTheDocument();
  });

  test('are all the same without income', async () => {
    await visit({ calculated: calculation({ income: 0 }) });
    await compareInTable();
    expect(figure('TX', 'difference')).toHaveTextContent('the same');
    expect(figure('TX', 'share')).toHaveTextContent('0.00%');
  });
});
