import { connectAnalytics, CONSENT_KEY, type AnalyticsEvent, type Language } from '@bracketwise/shared-ui/runtime';
import { serveResponses, renderInSite, type ServedResponses } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { estimateTax } from '@bracketwise/tax-engine';
import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bracketsResponse, calculationResponse, statesResponse } from '../testing/responses.ts';
import page from './page.ts';

// Mocked, because these sections have their own tests and take longer to render than the rest.
jest.mock('./scenarios/ScenariosSection.tsx', () => ({ ScenariosSection: () => null }));
jest.mock('./simulator/SimulatorSection.tsx', () => ({ SimulatorSection: () => null }));
jest.mock('./brackets/BracketsSection.tsx', () => ({ BracketsSection: () => null }));
jest.mock('./states/StatesSection.tsx', () => ({ StatesSection: () => null }));

const states = { body: statesResponse() };
const calculated = (body: unknown) => ({ body: calculationResponse(body) });
const working: ServedResponses = {
  'GET /api/states': () => states,
  'GET /api/tax-brackets?year=2025': () => ({ body: bracketsResponse(2025) }),
  'POST /api/calculate-tax': calculated,
};

let failures: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  failures = [];
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => void failures.push(error));
  // jsdom has no layout and does not scroll, so media queries are answered here.
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

interface Visit {
  readonly language?: Language;
  readonly responses?: ServedResponses;
  /** Path of the page whose widget this is. */
  readonly widgetOf?: string;
}

async function visit({ language = 'en', responses = working, widgetOf }: Visit = {}) {
  const all = serveResponses(responses);
  /** Excludes the sections below. */
  const requests = () => all.filter(({ to }) => to in working && !to.includes('tax-brackets'));
  const site = await renderInSite(<page.Page />, {
    language,
    ...(widgetOf && { config: { widgetOf } }),
    words: { [page.namespace]: page.words },
  });
  await waitFor(() => expect(requests()).toHaveLength(1));
  await act(async () => {});
  return { ...site, requests };
}

const calculator = () => within(document.querySelector<HTMLElement>('[data-calculator=main]')!);
const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-calculator=main] [name=${name}]`)!;
const submitButton = () => document.querySelector<HTMLButtonElement>('[data-calculator=main] button[type=submit]')!;
const valueOf = (name: string) => {
  const data = document.querySelectorAll<HTMLDataElement>(`[data-field=${name}]`);
  expect(data).toHaveLength(1);
  return Number(data[0]?.value);
};
const textOf = (name: string) => document.querySelector(`[data-field=${name}]`)?.textContent?.replace(/[\u00a0\u202f]/gu, ' ');
const noResult = () => expect(document.querySelectorAll('[data-field]')).toHaveLength(0);
const result = () => waitFor(() => expect(document.querySelector('[data-field=netIncome]')).toBeInTheDocument());

async function ask(state: string, income: string) {
  if (state) await waitFor(() => userEvent.selectOptions(field('state'), state));
  await userEvent.clear(field('income'));
  await userEvent.type(field('income'), income);
  await userEvent.click(submitButton());
}

describe('a visitor who wants an estimate', () => {
  test('finds the form with its defaults and all states, and is told what to do', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('income tax');
    expect(field('state')).toHaveValue('');
    expect(field('income')).toHaveValue('0');
    expect(field('filingStatus')).toHaveValue('single');
    expect(field('taxYear')).toHaveValue('2025');
    const values = (name: string) => [...(field(name) as HTMLSelectElement).options].map(({ value }) => value);
    await waitFor(() => expect(values('state').length).toBeGreaterThan(1));
    expect(values('state').sort()).toEqual(['', ...states.body.map(({ code }) => code)].sort());
    expect(values('filingStatus')).toEqual(['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold']);
    expect(values('taxYear')).toEqual(['2025', '2024', '2023', '2022', '2021', '2020']);
    expect(screen.getByText('Enter your tax information and click "Calculate Taxes" to see your results.')).toBeInTheDocument();
    noResult();
  });

  test('gets every figure of the answer with the applied tax rates, and a toast', async () => {
    const { requests, store, words } = await visit();
    await ask('CA', '60,000');
    await result();
    expect(requests()[1]).toEqual({
      to: 'POST /api/calculate-tax',
      body: { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 },
    });

    const estimate = estimateTax({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });
    const shown = Object.entries(estimate).filter(([name]) => !['lines', 'additionalMedicare'].includes(name));
    for (const [name, value] of shown) expect([name, valueOf(name)]).toEqual([name, value]);
    expect(valueOf('totalFederal')).toBeCloseTo(estimate.federalTax + estimate.socialSecurity + estimate.medicare, 2);
    // 1.2% of 60,000 for disability insurance.
    expect(valueOf('payrollLevies')).toBe(720);
    expect(valueOf('totalState')).toBeCloseTo(estimate.stateTax + 720, 2);
    expect(document.querySelector('[data-field=additionalMedicare]')).toBeNull();

    expect(textOf('grossIncome')).toBe('$60,000');
    // 5,071.50 is rounded down, because the state's 1,639.53 has the larger remainder and both must add up to the total.
    expect(textOf('federalTax')).toBe('$5,071');
    const dollars = (name: string) => Number(textOf(name)?.replace(/[$,]/gu, ''));
    expect(dollars('federalTax') + dollars('socialSecurity') + dollars('medicare')).toBe(dollars('totalFederal'));
    expect(dollars('totalFederal') + dollars('totalState')).toBe(dollars('totalTax'));
    expect(dollars('netIncome') + dollars('totalTax')).toBe(60_000);
    expect(textOf('effectiveRate')).toMatch(/^\d+\.\d\d%$/u);
    expect(screen.getByText('Social Security (6.2%)')).toBeInTheDocument();
    expect(screen.getByText('Medicare (1.45%)')).toBeInTheDocument();
    expect(screen.getByText('California · Single · 2025')).toBeInTheDocument();
    expect(calculator().getAllByRole('status').at(-1)).toHaveTextContent(`Your net income is ${textOf('netIncome') ?? '?'}.`);
    expect(store.getState().toast).toMatchObject({
      variant: 'default',
      title: 'home:toast.success.title',
      description: 'home:toast.success.description',
    });
    expect(words.t('home:toast.success.title')).toBe('Tax calculation completed');
    expect(words.t('home:toast.success.description')).toBe('Your tax results have been calculated successfully.');
  });

  test('reads next to the figure what the estimate assumes', async () => {
    await visit();
    await ask('CA', '60,000');
    await result();
    const assumed = () => document.querySelector('[data-assumed]');
    await waitFor(() =>
      expect(assumed()).toHaveTextContent(
        'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
      ),
    );
    await userEvent.selectOptions(field('filingStatus'), 'marriedJoint');
    await userEvent.selectOptions(field('taxYear'), '2020');
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(assumed()).toHaveTextContent(
        'We assume you’re both between 25 and 54, your spouse has no income, you live and work in the same state all year, and you got all your 2020 stimulus payments.',
      ),
    );
  });

  test('learns what itemizing the state tax would save, and takes the numbers along', async () => {
    await visit();
    await ask('CA', '400,000');
    await result();
    // 104,034.75 − 96,199.60, and the same California tax. Schedule A deducts that tax and 4,800 for disability insurance.
    await waitFor(() =>
      expect(document.querySelector('[data-itemizing]')).toHaveTextContent(
        'Itemizing your state tax would save you $7,835. See the full tax estimate.',
      ),
    );
    expect(screen.getByRole('link', { name: 'See the full tax estimate.' })).toHaveAttribute(
      'href',
      '/full-tax-estimate#state=CA&filingStatus=single&wages=400000&taxYear=2025',
    );
    await ask('CA', '60,000');
    await waitFor(() => expect(document.querySelector('[data-itemizing]')).toBeNull());
  });

  test('adds the local tax of the state’s largest city, keeps it for other wages, and takes it out again', async () => {
    await visit();
    await ask('NY', '60,000');
    await result();
    const before = valueOf('netIncome');
    const offer = await screen.findByRole('checkbox', { name: 'Live in New York City? Add about $1,716' });
    await userEvent.click(offer);
    await waitFor(() => expect(valueOf('localTax')).toBe(1_715.97));
    expect(before - valueOf('netIncome')).toBeCloseTo(1_715.97, 2);
    expect(screen.getAllByText('State and local income tax')).not.toHaveLength(0);
    await ask('NY', '100,000');
    await waitFor(() => expect(valueOf('localTax')).toBe(3_175.17));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'New York City counted: $3,175' }));
    await waitFor(() => expect(document.querySelector('[data-field=localTax]')).toBeNull());
    expect(await screen.findByRole('checkbox', { name: 'Live in New York City? Add about $3,175' })).not.toBeChecked();
  });

  test('adds another place of the state instead', async () => {
    await visit();
    await ask('PA', '60,000');
    await result();
    expect(await screen.findByRole('checkbox', { name: 'Live in Philadelphia? Add about $2,247' })).not.toBeChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Another place' }), 'Pittsburgh');
    // 1% for the city and 2% for its schools.
    await waitFor(() => expect(valueOf('localTax')).toBe(1_800));
    expect(screen.getByRole('checkbox', { name: 'Pittsburgh counted: $1,800' })).toBeChecked();
  });

  test('opens a link with a place, whose tax counts', async () => {
    await visit();
    act(() => offerInputs({ state: 'NY', income: '60000', filingStatus: 'single', taxYear: '2025', locality: 'NYC' }));
    await result();
    await waitFor(() => expect(valueOf('localTax')).toBe(1_715.97));
    expect(await screen.findByRole('checkbox', { name: /New York City/u })).toBeChecked();
  });

  test('opens a link whose place is in another state as one without it', async () => {
    await visit();
    act(() => offerInputs({ state: 'CA', income: '60000', filingStatus: 'single', taxYear: '2025', locality: 'NYC' }));
    await result();
    expect(document.querySelector('[data-field=localTax]')).toBeNull();
  });

  test('sees no offer where no place taxes income', async () => {
    await visit();
    await ask('CA', '60,000');
    await result();
    await waitFor(() => expect(document.querySelector('[data-assumed]')).not.toBeNull());
    expect(document.querySelector('[data-place]')).toBeNull();
  });

  test('sees the Additional Medicare Tax if there is one', async () => {
    await visit();
    await ask('TX', '250000');
    await result();
    expect(valueOf('additionalMedicare')).toBe(450);
    expect(screen.getByText('Additional Medicare Tax (0.9%)')).toBeInTheDocument();
    expect(valueOf('stateTax')).toBe(0);
  });

  test('sees what the state takes from the pay next to Social Security and Medicare, if it takes anything', async () => {
    await visit();
    await ask('CO', '100,000');
    await result();
    const partOf = (key: string) => document.querySelector(`tr[data-part=${key}]`);
    // 0.45% for family and medical leave.
    expect(valueOf('payrollLevies')).toBe(450);
    expect(partOf('medicare')?.nextElementSibling).toBe(partOf('levies'));
    expect(partOf('levies')).toHaveTextContent('State payroll deductions$4500.45%');
    expect(valueOf('netIncome')).toBeCloseTo(100_000 - (valueOf('totalFederal') ?? NaN) - (valueOf('stateTax') ?? NaN) - 450, 2);
    await waitFor(() =>
      expect(document.querySelector('[data-assumed]')).toHaveTextContent('your employer withholds your state’s payroll deductions in full'),
    );
    await ask('TX', '100,000');
    await waitFor(() => expect(document.querySelector('[data-field=payrollLevies]')).toBeNull());
    expect(partOf('levies')).toBeNull();
  });

  test('sees a bar and a table that add up to the income', async () => {
    await visit();
    await ask('CA', '250000');
    await result();
    const table = screen.getByRole('table', { name: /Where each dollar goes/u });
    const amounts = [...table.querySelectorAll<HTMLDataElement>('td:nth-child(2) data')].map(({ value }) => Number(value));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(250_000, 2);
    expect(amounts[0]).toBe(valueOf('netIncome'));
  });

  test('gets a new result in place of the previous one', async () => {
    await visit();
    await ask('CA', '60000');
    await result();
    await ask('TX', '80000');
    await waitFor(() => expect(valueOf('grossIncome')).toBe(80_000));
    expect(screen.getByText('Texas · Single · 2025')).toBeInTheDocument();
  });

  test('reads what the estimate leaves out and where it is computed', async () => {
    await visit();
    const notes = within(screen.getByText('What this estimate leaves out').closest('details') as HTMLElement);
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dependents and the credits for them',
      'Retirement contributions',
      'Extra deductions at 65 or older',
      'The deductions for tips, overtime and car loan interest (2025 to 2028)',
      'Itemized deductions',
      'Income other than wages',
      'City, county and school taxes, unless you add yours',
      'On a joint return, we count one spouse’s wages only.',
    ]);
    expect(screen.getByText(/We receive your four answers and store nothing/u)).toBeInTheDocument();
  });

  test('is scrolled to the result on a narrow screen', async () => {
    window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
    await visit();
    await ask('CA', '60000');
    await result();
    const heading = screen.getByRole('heading', { name: 'Your results' });
    await waitFor(() => expect(heading).toHaveFocus());
    jest.spyOn(heading, 'getBoundingClientRect').mockReturnValue({ top: 2_000, bottom: 2_030 } as DOMRect);
    await ask('TX', '60000');
    await waitFor(() => expect(heading.scrollIntoView).toHaveBeenCalledTimes(1));
  });

  test('stays at the button on a wide screen where the result is visible', async () => {
    await visit();
    await ask('CA', '60000');
    await result();
    expect(screen.getByRole('heading', { name: 'Your results' })).not.toHaveFocus();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });
});

test('a widget shows the calculator alone and computes in the browser', async () => {
  const { requests } = await visit({ widgetOf: '/' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByText('Calculated in your browser. Nothing is sent or stored.')).toBeInTheDocument();
  await ask('CA', '60000');
  await result();
  expect(valueOf('netIncome')).toBe(estimateTax({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 }).netIncome);
  expect(requests().map(({ to }) => to)).toEqual(['GET /api/states']);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

describe('an invalid form', () => {
  test.each([
    ['', '60000', 'state', 'Please select a state'],
    ['CA', '-1', 'income', 'Income must be non-negative'],
    ['CA', '1000000000.01', 'income', 'Income must not exceed $1,000,000,000'],
  ])('with state %j and income %j shows an error at the field %s and sends no request', async (state, income, name, message) => {
    const { requests } = await visit();
    await ask(state, income);
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(calculator().getByRole('form')).toHaveAccessibleDescription(message);
    expect(requests()).toHaveLength(1);
    noResult();
  });

  test.each([
    ['0', 0],
    ['1000000000', 1_000_000_000],
    ['abc', 0],
  ])('does not result from an income of %j', async (income, sent) => {
    const { requests } = await visit();
    await ask('TX', income);
    await result();
    expect(requests()[1]?.body).toMatchObject({ income: sent });
  });

  test('shows its errors in the language the page changes to', async () => {
    const { changeLanguage } = await visit();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Please select a state')).toBeInTheDocument();
    await changeLanguage('es');
    expect(screen.getByText('Elija un estado')).toBeInTheDocument();
    await changeLanguage('fr');
    expect(screen.getByText('Veuillez choisir un État')).toBeInTheDocument();
  });
});

describe('while loading and after failures', () => {
  test('the button says Calculating... and is disabled until the answer arrives', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    await visit({ responses: { ...working, 'POST /api/calculate-tax': (body) => held.then(() => calculated(body)) } });
    await ask('CA', '60000');
    await waitFor(() => expect(submitButton()).toHaveTextContent('Calculating...'));
    expect(submitButton()).toBeDisabled();
    noResult();
    await act(async () => respond());
    await result();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(submitButton()).toHaveTextContent('Calculate Taxes');
  });

  test('a failure shows a toast and keeps the previous result', async () => {
    let up = true;
    const { store, words } = await visit({
      responses: { ...working, 'POST /api/calculate-tax': (body) => (up ? calculated(body) : undefined) },
    });
    await ask('CA', '60000');
    await result();
    up = false;
    await ask('TX', '80000');
    await waitFor(() =>
      expect(store.getState().toast).toMatchObject({
        variant: 'destructive',
        title: 'home:toast.failure.title',
        description: 'home:toast.failure.description',
      }),
    );
    expect(words.t('home:toast.failure.title')).toBe('Calculation failed');
    expect(words.t('home:toast.failure.description')).toBe('Please check your inputs and try again.');
    expect(valueOf('grossIncome')).toBe(60_000);
    expect(failures).toEqual([expect.objectContaining({ message: 'Failed to calculate tax' })]);
    await waitFor(() => expect(submitButton()).toBeEnabled());
  });

  test.each([{}, null, '<!doctype html>'])('an answer of the wrong shape (%j) counts as a failure and the result stays', async (wrong) => {
    let right = true;
    const responses = { ...working, 'POST /api/calculate-tax': (body: unknown) => (right ? calculated(body) : { body: wrong }) };
    const { store } = await visit({ responses });
    await ask('CA', '60000');
    await result();
    right = false;
    await ask('TX', '80000');
    await waitFor(() => expect(store.getState().toast).toMatchObject({ variant: 'destructive', title: 'home:toast.failure.title' }));
    expect(valueOf('grossIncome')).toBe(60_000);
    right = true;
    await ask('TX', '80000');
    await waitFor(() => expect(valueOf('grossIncome')).toBe(80_000));
  });

  test('a timeout shows a message next to the button until the next try', async () => {
    let up = false;
    const late = () => Promise.reject(new DOMException('The server took too long to answer', 'TimeoutError'));
    await visit({ responses: { ...working, 'POST /api/calculate-tax': (body) => (up ? calculated(body) : late()) } });
    await ask('CA', '60000');
    expect(await calculator().findByRole('alert')).toHaveTextContent('The server took too long to respond.');
    up = true;
    await userEvent.click(submitButton());
    await result();
    expect(calculator().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a failed first calculation leaves the initial message in place', async () => {
    await visit({ responses: { ...working, 'POST /api/calculate-tax': () => ({ status: 503, body: 'Service Unavailable' }) } });
    await ask('CA', '60000');
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(screen.getByText(/Enter your tax information/u)).toBeInTheDocument();
    noResult();
  });

  test.each([
    [503, {}, true, 'Something went wrong on our server. Nothing you typed is lost.'],
    [429, { 'Retry-After': '12' }, true, 'Too many calculations. Please wait 12 seconds.'],
    [undefined, {}, false, 'You’re offline, and the calculator needs our server. Nothing you typed is lost.'],
  ] as const)('a failure (status %s) shows its cause next to the button and can be retried', async (status, headers, onLine, sentence) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    let up = false;
    const failure = status && { status, headers, body: 'Unavailable' };
    await visit({ responses: { ...working, 'POST /api/calculate-tax': (body) => (up ? calculated(body) : failure) } });
    await ask('CA', '60000');
    expect(await calculator().findByRole('alert')).toHaveTextContent(sentence);
    up = true;
    await userEvent.click(calculator().getByRole('button', { name: 'Try again' }));
    await result();
    expect(valueOf('grossIncome')).toBe(60_000);
    expect(calculator().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the result can be shown per month, two weeks, week and hour, and adds up in each', async () => {
    await visit();
    await ask('CA', '60000');
    await result();
    const yearly = valueOf('netIncome');
    expect(screen.getByText(/^That’s \$[\d,]+ a month, or \d\d\.\d\d% of your pay\.$/u)).toBeInTheDocument();
    for (const [name, parts] of [
      ['Month', 12],
      ['2 wks', 26],
      ['Week', 52],
      ['Hour', 2_080],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name }));
      expect(valueOf('netIncome')).toBeCloseTo(yearly / parts, 9);
      const dollars = (field: string) => Math.round(Number(textOf(field)?.replace(/[$,]/gu, '')) * 100);
      expect(dollars('netIncome') + dollars('totalTax')).toBe(dollars('grossIncome'));
    }
    expect(screen.getByText(/^That’s \$[\d,]+ a year/u)).toBeInTheDocument();
  });

  test('fields that the server rejects are marked', async () => {
    const problem = {
      type: 'about:blank',
      status: 400,
      errors: [{ field: 'income', code: 'maximum', message: 'too much' }, { field: 'x' }],
    };
    await visit({ responses: { ...working, 'POST /api/calculate-tax': () => ({ status: 400, body: problem }) } });
    await ask('CA', '60000');
    await waitFor(() => expect(field('income')).toHaveFocus());
    expect(field('income')).toHaveAccessibleDescription(expect.stringContaining('We couldn’t use this value. Check it and try again.'));
    expect(field('state')).not.toHaveAttribute('aria-invalid');
  });

  test.each([undefined, { body: {} }])('the states show a failure (answer: %j) and can be loaded again', async (wrong) => {
    let up = false;
    const { requests } = await visit({ responses: { ...working, 'GET /api/states': () => (up ? states : wrong) } });
    expect(await calculator().findByRole('alert')).toHaveTextContent('We couldn’t load the list of states.');
    up = true;
    await userEvent.click(calculator().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect((field('state') as HTMLSelectElement).options.length).toBeGreaterThan(5));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests().map(({ to }) => to)).toEqual(['GET /api/states', 'GET /api/states']);
  });

  test('the states show that they are loading', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    await visit({ responses: { ...working, 'GET /api/states': () => held.then(() => states) } });
    expect(within(field('state')).getByRole('option')).toHaveTextContent('Loading states...');
    await act(async () => respond());
    expect(await within(field('state')).findByRole('option', { name: 'California' })).toBeInTheDocument();
  });
});

describe('a visitor who goes to another page', () => {
  const leave = ({ rerender, Site }: Awaited<ReturnType<typeof visit>>) =>
    act(async () => rerender(<Site>{<p>{'Another page'}</p>}</Site>));
  const comeBack = ({ rerender, Site }: Awaited<ReturnType<typeof visit>>) =>
    act(async () =>
      rerender(
        <Site>
          <page.Page />
        </Site>,
      ),
    );

  test('and comes back finds inputs and result in the current language, and is not scrolled', async () => {
    const site = await visit();
    await ask('CA', '60000.5');
    await result();
    await userEvent.selectOptions(field('filingStatus'), 'marriedJoint');
    await leave(site);
    await site.changeLanguage('fr');
    const scrolled = jest.mocked(Element.prototype.scrollIntoView).mock.calls.length;
    await comeBack(site);
    expect(valueOf('grossIncome')).toBe(60_000.5);
    expect(field('state')).toHaveValue('CA');
    expect(field('income')).toHaveValue('60\u202f000,50');
    expect(field('filingStatus')).toHaveValue('marriedJoint');
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.calls).toHaveLength(scrolled);
    expect(site.requests().filter(({ to }) => to.startsWith('POST'))).toHaveLength(1);
  });

  test('no longer sees the toast about the result', async () => {
    const site = await visit();
    await ask('CA', '60000');
    await result();
    expect(site.store.getState().toast).not.toBeNull();
    await leave(site);
    expect(site.store.getState().toast).toBeNull();
  });

  test('sees nothing there about a running calculation, and finds the result on coming back', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    const site = await visit({ responses: { ...working, 'POST /api/calculate-tax': (body) => held.then(() => calculated(body)) } });
    await ask('CA', '60000');
    await leave(site);
    await act(async () => respond());
    expect(site.store.getState().toast).toBeNull();
    await comeBack(site);
    await result();
    expect(valueOf('grossIncome')).toBe(60_000);
    expect(site.store.getState().toast).toBeNull();
  });

  test('sees nothing there about a failure either', async () => {
    let fail = () => {};
    const held = new Promise<undefined>((resolve) => (fail = () => resolve(undefined)));
    const site = await visit({ responses: { ...working, 'POST /api/calculate-tax': () => held } });
    await ask('CA', '60000');
    await leave(site);
    await act(async () => fail());
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(site.store.getState().toast).toBeNull();
  });
});

describe('analytics for a calculation', () => {
  const events: AnalyticsEvent[] = [];
  beforeEach(() => {
    events.length = 0;
    connectAnalytics((event) => events.push(event));
  });
  afterEach(() => {
    connectAnalytics(undefined);
    localStorage.clear();
  });

  test('receives the gross income if there is consent', async () => {
    localStorage.setItem(
      CONSENT_KEY,
      JSON.stringify({ necessary: true, analytics: true, functional: false, advertising: false, consentDate: '2025-01-01T00:00:00.000Z' }),
    );
    await visit();
    await ask('CA', '60000');
    await result();
    expect(events).toEqual([expect.objectContaining({ name: 'tax_calculation', value: 60_000 })]);
  });

  test('receives nothing without consent', async () => {
    await visit();
    await ask('CA', '60000');
    await result();
    expect(events).toEqual([]);
  });
});

describe('in every language', () => {
  test.each([
    ['en', 'Calculate Taxes', 'Your results', 'Net Income', '$52,000', 'Enter your tax information'],
    ['es', 'Calcular impuestos', 'Sus resultados', 'Ingreso neto', '$52,000', 'Escriba sus datos'],
    ['fr', 'Calculer l’impôt', 'Vos résultats', 'Revenu net', '52 000 $', 'Saisissez vos données'],
  ] as const)('%s shows form, message and figures', async (language, submit, title, net, gross, invitation) => {
    await visit({ language });
    expect(submitButton()).toHaveTextContent(submit);
    expect(screen.getByText(new RegExp(invitation, 'u'))).toBeInTheDocument();
    await ask('NV', language === 'fr' ? '52 000' : '52,000');
    await result();
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(net)).toBeInTheDocument();
    expect(textOf('grossIncome')).toBe(gross);
  });

  test('states are sorted by their names in that language', async () => {
    await visit({ language: 'fr' });
    const names = [...(field('state') as HTMLSelectElement).options].slice(1).map(({ text }) => text);
    expect(names).toContain('Californie');
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'fr-FR')));
  });
});
