import { offerInputs, takeInputsFromAddress, takeOfferedInputs, type Language } from '@bracketwise/shared-ui/runtime';
import { serveResponses, renderInSite, type ServedResponses } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import * as engine from '@bracketwise/tax-engine';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calculationResponse, statesResponse } from '../../testing/responses.ts';
import { CalculatorSection } from '../calculator/CalculatorSection.tsx';
import { useEstimation } from '../calculator/useEstimation.ts';
import page from '../page.ts';
import { SAVED_CALCULATIONS_KEY } from './saved-calculations.ts';
import { Scenarios } from './Scenarios.tsx';

jest.mock('@bracketwise/tax-engine', () => {
  const actual = jest.requireActual<typeof engine>('@bracketwise/tax-engine');
  return { ...actual, loadStateLaw: jest.fn(actual.loadStateLaw) };
});
const loadStateLaw = jest.mocked(engine.loadStateLaw);

const working: ServedResponses = {
  'GET /api/states': () => ({ body: statesResponse() }),
  'POST /api/calculate-tax': (body) => ({ body: calculationResponse(body) }),
};

/** The calculator and the scenarios below it. */
function Part() {
  const estimation = useEstimation();
  return (
    <>
      <CalculatorSection estimation={estimation} />
      <Scenarios calculated={estimation.answered} />
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
});
afterEach(() => {
  localStorage.clear();
  takeOfferedInputs();
  history.replaceState(null, '', '/');
});

async function visit({ language = 'en', responses = working }: { language?: Language; responses?: ServedResponses } = {}) {
  const requests = serveResponses(responses);
  const site = await renderInSite(<Part />, { language, words: { [page.namespace]: page.words } });
  await waitFor(() => expect(part('main').querySelector('[name=state] option[value=CA]')).toBeInTheDocument());
  await waitFor(() => expect(document.querySelector('#scenarios summary')).toBeInTheDocument());
  return { ...site, calculations: () => requests.filter(({ to }) => to.startsWith('POST')).map(({ body }) => body) };
}

const part = (name: string) => document.querySelector<HTMLElement>(`section[data-calculator=${name}]`)!;
const control = (calculator: string, name: string) =>
  part(calculator).querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)!;
const submit = (calculator: string) => userEvent.click(part(calculator).querySelector('button[type=submit]')!);
const text = (element: Element | null | undefined) => element?.textContent?.replace(/[\u00a0\u202f]/gu, ' ');
const figure = (calculator: string, field: string) => part(calculator).querySelector<HTMLDataElement>(`data[data-field=${field}]`);

const offer = (inputs: Record<string, string>) => act(async () => offerInputs(inputs));
const CALIFORNIA = { state: 'CA', income: '60000', filingStatus: 'single', taxYear: '2025' };
async function calculate(inputs = CALIFORNIA) {
  await offer(inputs);
  const { netIncome } = calculationResponse({ ...inputs, income: Number(inputs.income), taxYear: Number(inputs.taxYear) });
  await waitFor(() => expect(figure('main', 'netIncome')).toHaveAttribute('value', String(netIncome)));
  await screen.findByRole('group', { name: 'Use this result' });
}
const disclosure = (index: number) => document.querySelectorAll<HTMLElement>('#scenarios summary')[index]!;
async function open(index: 0 | 1 | 2, calculator?: string) {
  await userEvent.click(disclosure(index));
  if (calculator) await waitFor(() => expect(part(calculator)).toBeInTheDocument());
}

describe('a link', () => {
  test('fills the form, calculates, and disappears from the URL', async () => {
    history.replaceState(null, '', '/#state=TX&income=80000&filingStatus=marriedJoint&taxYear=2023');
    takeInputsFromAddress();
    const { calculations } = await visit();
    await waitFor(() => expect(figure('main', 'grossIncome')).toHaveAttribute('value', '80000'));
    expect(location.hash).toBe('');
    expect(calculations()).toEqual([{ state: 'TX', income: 80_000, filingStatus: 'marriedJoint', taxYear: 2023 }]);
    expect(control('main', 'income')).toHaveValue('80,000');
  });

  test.each([
    ['an unknown state', { state: 'ZZ' }, undefined],
    ['an unknown status', { filingStatus: 'widowed' }, { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 }],
    ['a year that is not offered', { taxYear: '2019' }, { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 }],
    ['an income below zero', { income: '-1' }, { state: 'CA', income: 0, filingStatus: 'single', taxYear: 2025 }],
    ['an income above the limit', { income: '1000000001' }, { state: 'CA', income: 0, filingStatus: 'single', taxYear: 2025 }],
    ['an unreadable income', { income: '<b>' }, { state: 'CA', income: 0, filingStatus: 'single', taxYear: 2025 }],
  ])('with %s leaves that out', async (_what, bad, asked) => {
    const { calculations } = await visit();
    await offer({ ...CALIFORNIA, ...bad });
    if (asked) await waitFor(() => expect(calculations()).toEqual([asked]));
    else await waitFor(() => expect(control('main', 'income')).toHaveValue('60,000'));
    if (!asked) expect(calculations()).toEqual([]);
    expect(part('main').querySelector('[aria-invalid]')).toBeNull();
  });
});

describe('the comparison', () => {
  async function add(inputs: Partial<typeof CALIFORNIA>) {
    const { income, ...choices } = inputs;
    for (const [name, value] of Object.entries(choices)) await userEvent.selectOptions(control('compare', name), value);
    if (income !== undefined) {
      await userEvent.clear(control('compare', 'income'));
      await userEvent.type(control('compare', 'income'), income);
    }
    await submit('compare');
  }
  const said = () => text(part('compare').querySelector('output'));
  const values = (field: string) =>
    [...part('compare').querySelectorAll<HTMLDataElement>(`data[data-field=${field}]`)].map(({ value }) => Number(value));
  const gaps = (field: string) => [...part('compare').querySelectorAll(`data[data-field=${field}] + div`)].map((gap) => text(gap));

  test("starts with the last result and shows the other scenarios with their difference to it, each under its state's law", async () => {
    const { calculations } = await visit();
    await calculate();
    await open(0, 'compare');
    await waitFor(() => expect(values('netIncome')).toEqual([47_978.97]));
    await add({ state: 'TX' });
    await waitFor(() =>
      expect(said()).toBe('Added: Texas · Single · 2025 · $60,000. You keep $50,339, +$2,360 versus the first scenario.'),
    );
    expect(part('compare')).toHaveTextContent(/Not counted: children, other income, retirement savings, itemized deductions\./u);
    await add({ state: 'CA', filingStatus: 'marriedJoint' });
    await add({ income: '120000', taxYear: '2022' });
    await waitFor(() => expect(values('netIncome')).toHaveLength(4));

    const requests = [
      { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 },
      { state: 'TX', income: 60_000, filingStatus: 'single', taxYear: 2025 },
      { state: 'CA', income: 60_000, filingStatus: 'marriedJoint', taxYear: 2025 },
      { state: 'CA', income: 120_000, filingStatus: 'marriedJoint', taxYear: 2022 },
    ] as const;
    const estimates = requests.map((request) => engine.estimateTax(request));
    for (const field of [
      'netIncome',
      'totalTax',
      'federalTax',
      'socialSecurity',
      'medicare',
      'payrollLevies',
      'stateTax',
      'effectiveRate',
    ] as const) {
      expect([field, values(field)]).toEqual([field, estimates.map((estimate) => estimate[field])]);
    }
    expect(gaps('federalTax')[0]).toBe('the same');
    expect(gaps('stateTax')[0]).toBe('−$1,640');
    expect(gaps('effectiveRate')[0]).toMatch(/^−3\.94 points$/u);
    expect(gaps('netIncome')).toHaveLength(3);
    // One request to the API for the result, none for the comparison.
    expect(calculations()).toHaveLength(1);
    const table = within(part('compare')).getByRole('table');
    for (const header of table.querySelectorAll('th')) expect(header).toHaveAttribute('scope');
    expect(within(part('compare')).getByRole('region')).toHaveAccessibleName(/side by side/u);
  });

  test('counts New York City for a visitor who has named no place of New York', async () => {
    await visit();
    await calculate();
    await open(0, 'compare');
    await add({ state: 'NY' });
    await waitFor(() => expect(values('netIncome')).toHaveLength(2));
    const [, without = 0] = values('netIncome');
    expect(values('localTax')).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Count New York City’s income tax' }));
    await waitFor(() => expect(values('localTax')).toHaveLength(2));
    const [none, city = 0] = values('localTax');
    // See tax-engine/test/states/ny.test.ts.
    expect([none, city]).toEqual([0, 1_715.97]);
    expect(values('netIncome')[1]).toBeCloseTo(without - city, 2);
    expect(gaps('localTax')).toHaveLength(1);
  });

  test('asks when somebody moves who compares two states, and hands the answer to the page for two states', async () => {
    await visit();
    await calculate();
    await open(0, 'compare');
    await add({ state: 'CA', income: '70000' });
    expect(control('compare', 'movedOn')).toBeNull();
    await add({ state: 'TX', filingStatus: 'marriedJoint' });
    const link = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'See what California and Texas each get' }).href);
    const day = await screen.findByLabelText('Moving during the year? Day of the move');
    fireEvent.change(day, { target: { value: '2026-09-15' } });
    await waitFor(() => expect(link().hash).toContain('movedOn=2026-09-15'));
    expect(link().pathname).toBe('/moving-between-states');
    expect(Object.fromEntries(new URLSearchParams(link().hash.slice(1)))).toMatchObject({
      situation: 'moved',
      other: 'CA',
      home: 'TX',
      income: '70000',
      filingStatus: 'marriedJoint',
    });
  });

  test('holds four scenarios at most, none twice, and has room again after one is removed', async () => {
    await visit();
    await open(0, 'compare');
    expect(part('compare')).toHaveTextContent('No scenarios yet.');
    await submit('compare');
    await waitFor(() => expect(control('compare', 'state')).toHaveAccessibleDescription('Please select a state'));
    for (const [state, name] of Object.entries({ CA: 'California', TX: 'Texas', NY: 'New York', IL: 'Illinois' })) {
      await add({ state });
      await waitFor(() => expect(said()).toContain(`Added: ${name}`));
    }
    await add({ state: 'TX' });
    await waitFor(() => expect(said()).toBe('You’ve already added this scenario.'));
    await add({ state: 'FL' });
    await waitFor(() => expect(said()).toBe('You already have four scenarios. Remove one to add another.'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Texas · Single · 2025' }));
    await waitFor(() => expect(said()).toBe('Removed: Texas · Single · 2025.'));
    expect(within(part('compare')).getByRole('heading', { name: 'Add a scenario' })).toHaveFocus();
    await add({ state: 'FL' });
    await waitFor(() => expect(said()).toMatch(/^Added: Florida/u));
  });

  test('follows the last result until the visitor adds a scenario', async () => {
    await visit();
    await calculate();
    await open(0, 'compare');
    await calculate({ ...CALIFORNIA, income: '70000' });
    await waitFor(() => expect(part('compare').querySelectorAll('thead strong')).toHaveLength(1));
    expect(part('compare').querySelector('thead')).toHaveTextContent('$70,000');
    await userEvent.click(screen.getByRole('button', { name: 'Remove California · Single · 2025' }));
    expect(part('compare')).toHaveTextContent('No scenarios yet.');
  });

  test('offers to add a later result', async () => {
    await visit();
    await open(0, 'compare');
    await add({ state: 'TX' });
    await calculate();
    await userEvent.click(screen.getByRole('button', { name: 'Add my last result' }));
    await waitFor(() => expect(values('netIncome')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Add my last result' })).not.toBeInTheDocument();
  });

  test('says what a raise of the last result leaves as it is typed, and before that for an example', async () => {
    await visit();
    await calculate();
    await open(0, 'compare');
    const answer = () => text(part('compare').querySelector('[data-raise]'));
    const netOf = (income: number) => Math.round(calculationResponse({ ...CALIFORNIA, income, taxYear: 2025 }).netIncome);
    const more = (income: number) => {
      const difference = netOf(income) - netOf(60_000);
      return `${difference.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })} more`;
    };
    await waitFor(() => expect(answer()).toContain(`Example: 5%. With $63,000 a year, you keep ${more(63_000)}`));
    const field = screen.getByRole('textbox', { name: 'New pay, or a raise in $ or %' });
    await userEvent.type(field, '+10,000');
    expect(answer()).toContain(`With $70,000 a year, you keep ${more(70_000)}`);
    await userEvent.clear(field);
    await userEvent.type(field, '55,000');
    expect(answer()).toMatch(/^With \$55,000 a year, you keep \$[\d,]+ less: \$\d+ less a month\.$/u);
    await userEvent.type(field, ' or so');
    expect(answer()).toBe('Type an amount, such as +5,000, or a percentage, such as 5%.');
  });

  test('a raise in New York says that the city is not counted, and one box counts it for the raise and for the scenarios', async () => {
    await visit();
    await calculate({ ...CALIFORNIA, state: 'NY', income: '100000' });
    await open(0, 'compare');
    const answer = () => text(part('compare').querySelector('[data-raise]'));
    const request = { state: 'NY', filingStatus: 'single', taxYear: 2025 } as const;
    const more = (inCity: boolean) => {
      const [before = 0, after = 0] = [100_000, 105_000].map((income) => {
        const { tax } = engine.comparedPlaceTax({ ...request, income }, 'NYC')!;
        return Math.round(engine.estimateTax({ ...request, income }).netIncome - (inCity ? tax : 0));
      });
      return `you keep $${(after - before).toLocaleString('en-US')} more`;
    };
    await waitFor(() => expect(answer()).toContain(more(false)));
    expect(part('compare')).toHaveTextContent('New York City’s income tax isn’t counted.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Count New York City’s income tax' }));
    expect(answer()).toContain(more(true));
    expect(part('compare')).toHaveTextContent('Includes New York City’s income tax.');
    expect(values('localTax')).toHaveLength(1);
  });

  test('says that the law of a state failed to load, and retries', async () => {
    loadStateLaw.mockRejectedValueOnce(new Error('gone'));
    await visit();
    await open(0, 'compare');
    await add({ state: 'TX' });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load a state’s tax rules.');
    expect(values('netIncome')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(values('netIncome')).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the reverse question', () => {
  async function askFor(netIncome: string, state = 'CA') {
    if (state) await userEvent.selectOptions(control('reverse', 'state'), state);
    await userEvent.clear(control('reverse', 'netIncome'));
    await userEvent.type(control('reverse', 'netIncome'), netIncome);
    await submit('reverse');
  }
  const answer = () => text(part('reverse').querySelector('output'));

  test("finds the gross income with that state's law only, and can open the full calculation", async () => {
    const { calculations } = await visit();
    await open(1, 'reverse');
    loadStateLaw.mockClear();
    await askFor('47,978.97');
    await waitFor(() => expect(figure('reverse', 'grossIncome')).toHaveAttribute('value', '60000'));
    expect(loadStateLaw.mock.calls).toEqual([['CA']]);
    expect(answer()).toContain('Gross wages of $60,000.00 leave you exactly $47,978.97.');
    expect(answer()).toContain('Total tax: $12,021.03, an effective rate of 20.04%.');
    expect(calculations()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'See this income in detail' }));
    await waitFor(() => expect(figure('main', 'netIncome')).toHaveAttribute('value', '47978.97'));
    expect(calculations()).toEqual([{ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 }]);
    // The button has scrolled out of view.
    expect(screen.getByRole('heading', { name: 'Your results' })).toHaveFocus();
  });

  test('starts from the last inputs', async () => {
    await visit();
    await calculate({ ...CALIFORNIA, state: 'TX', taxYear: '2023' });
    await open(1, 'reverse');
    expect(control('reverse', 'state')).toHaveValue('TX');
    expect(control('reverse', 'taxYear')).toHaveValue('2023');
  });

  test('says that no income is high enough', async () => {
    await visit();
    await open(1, 'reverse');
    await askFor('999999999');
    await waitFor(() => expect(answer()).toMatch(/^No income leaves you \$999,999,999.00. Even \$1,000,000,000.00/u));
    expect(screen.queryByRole('button', { name: 'See this income in detail' })).not.toBeInTheDocument();
  });

  test('is invalid without a state or a net income', async () => {
    await visit();
    await open(1, 'reverse');
    await submit('reverse');
    await waitFor(() => expect(control('reverse', 'state')).toHaveAccessibleDescription(/Please select a state/u));
    expect(control('reverse', 'netIncome')).toHaveAccessibleDescription(/Please enter take-home pay above zero/u);
    expect(answer()).toBe('');
  });

  test('says that the law failed to load, and retries', async () => {
    await visit();
    await open(1, 'reverse');
    loadStateLaw.mockRejectedValueOnce(new Error('gone'));
    await askFor('50000', 'TX');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load a state’s tax rules.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figure('reverse', 'grossIncome')).toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('saved calculations', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const items = () => document.querySelectorAll('[data-saved]');

  test('are not stored unless the visitor saves', async () => {
    await visit();
    await calculate();
    await open(2);
    expect(screen.getByText(/Nothing is saved yet\./u)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('are listed with their results, opened, compared and removed', async () => {
    const { calculations } = await visit();
    await calculate();
    await save();
    await calculate({ ...CALIFORNIA, state: 'TX' });
    await save();
    expect(disclosure(2)).toHaveTextContent('Saved calculations (2)');
    await open(2);
    expect([...items()].map((item) => text(item.querySelector('strong')))).toEqual(['Texas · Single · 2025', 'California · Single · 2025']);
    expect(text(items()[1])).toContain('Gross $60,000, net $47,979, effective rate 20.04%');

    await userEvent.click(screen.getByRole('button', { name: 'Open California · Single · 2025, $60,000' }));
    await waitFor(() => expect(figure('main', 'netIncome')).toHaveAttribute('value', '47978.97'));
    expect(calculations()).toHaveLength(3);
    expect(control('main', 'state')).toHaveValue('CA');

    // Awaited, because what it opens loads on demand.
    await act(async () => screen.getByRole('button', { name: 'Compare Texas · Single · 2025, $60,000' }).click());
    await waitFor(() => expect(figure('compare', 'netIncome')).toBeInTheDocument());
    expect(disclosure(0)).toHaveFocus();
    // Next to the last result, which is the comparison's first scenario.
    expect([...part('compare').querySelectorAll('thead strong')].map(({ textContent }) => textContent)).toEqual(['California', 'Texas']);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Texas · Single · 2025, $60,000' }));
    expect(items()).toHaveLength(1);
    expect(screen.getByText('Removed: Texas · Single · 2025.')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove California · Single · 2025, $60,000' }));
    expect(localStorage.getItem(SAVED_CALCULATIONS_KEY)).toBeNull();
  });

  test('hold the same inputs only once', async () => {
    await visit();
    await calculate();
    await save();
    await save();
    expect(disclosure(2)).toHaveTextContent('Saved calculations (1)');
  });

  test("show a message if they can't be read, and the page still works", async () => {
    localStorage.setItem(SAVED_CALCULATIONS_KEY, '{"half');
    await visit();
    await open(2);
    expect(
      screen.getByText(/We can’t read what this browser has saved\. The next calculation you save will replace it/u),
    ).toBeInTheDocument();
    await calculate();
    await save();
    expect(items()).toHaveLength(1);
    expect(screen.queryByText(/We can’t read/u)).not.toBeInTheDocument();
  });

  test('show a message next to the button if storage is full', async () => {
    await visit();
    await calculate();
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await save();
    expect(screen.getByText(/Nothing was saved: this browser has no room left/u)).toBeInTheDocument();
    expect(disclosure(2)).not.toHaveTextContent('(1)');
    set.mockRestore();
  });
});

test.each([
  ['es', 'Comparar escenarios', 'Del salario neto al bruto', 'Cálculos guardados', '$60,000.00'],
  ['fr', 'Comparer des scénarios', 'Du net au brut', 'Calculs enregistrés', '60 000,00 $'],
] as const)('in %s', async (language, compare, reverse, saved, gross) => {
  await visit({ language });
  expect([...document.querySelectorAll('#scenarios h3')].map((heading) => heading.textContent)).toEqual([compare, reverse, saved]);
  await open(1, 'reverse');
  await userEvent.selectOptions(control('reverse', 'state'), 'CA');
  await userEvent.clear(control('reverse', 'netIncome'));
  await userEvent.type(control('reverse', 'netIncome'), language === 'fr' ? '47 978,97' : '47,978.97');
  await submit('reverse');
  await waitFor(() => expect(text(figure('reverse', 'grossIncome'))).toBe(gross));
});
