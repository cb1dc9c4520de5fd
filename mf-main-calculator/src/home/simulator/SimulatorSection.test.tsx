import { STATE_CODES } from '@bracketwise/contract/states';
import type { Words } from '@bracketwise/shared-ui/federation/page-contract';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { serveResponses, renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { VISITOR } from '@bracketwise/shared-ui/testing/userEvent';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent as eventSource } from '@testing-library/user-event';
import { RUNNING_TIME } from './useSimulation.ts';
import { SimulatorSection } from './SimulatorSection.tsx';

const userEvent = eventSource.setup({ ...VISITOR, advanceTimers: jest.advanceTimersByTime });
const words = (language: Language) => import(`./locales/${language}.json`) as Promise<{ default: Words }>;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());

async function visit(language: Language = 'en') {
  const requests = serveResponses({});
  const site = await renderInSite(<SimulatorSection calculated={undefined} />, { language, words: { simulator: words } });
  return { ...site, requests };
}

const root = () => document.querySelector<HTMLElement>('[data-calculator=simulator]')!;
const field = (name: string) => root().querySelector<HTMLInputElement>(`[name=${name}]`)!;
const submitButton = () => root().querySelector<HTMLButtonElement>('button[type=submit]')!;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const text = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/gu, ' ');

async function enter(amounts: Readonly<Record<string, string>>) {
  for (const [name, amount] of Object.entries(amounts)) {
    await userEvent.clear(field(name));
    await userEvent.paste(amount);
  }
}

/** Submits and lets the asynchronous validation finish under fake timers. */
async function start() {
  await userEvent.click(submitButton());
  await pass(0);
  expect(root().querySelector('[aria-busy=true]:not(button)')).toBeInTheDocument();
}

async function run(amounts: Readonly<Record<string, string>>) {
  await enter(amounts);
  await start();
  await pass(RUNNING_TIME);
}

/** A method's figure, in a recommendation or in the summary above. */
const figure = (method: 'specified' | 'official', name: string, within: Element = root()) => {
  const data = within.querySelector<HTMLDataElement>(`[data-method=${method}] data[data-field=${name}]`);
  return Math.round(Number(data?.value ?? NaN) * 100) / 100;
};
const recommendations = () => [...root().querySelectorAll<HTMLElement>('[data-recommendation]')];
const results = () => root().querySelectorAll('data[data-field]');

describe('the form', () => {
  test('counts unreadable text in an optional field as zero and says so', async () => {
    await visit();
    await run({ income: '75k', charitableDonations: 'some' });
    expect(field('income')).toHaveValue('75,000');
    expect(field('charitableDonations')).toHaveValue('0');
    expect(field('charitableDonations')).toHaveAccessibleDescription('We couldn’t read that as a number, so we used $0.');
    expect(results().length).toBeGreaterThan(0);
  });

  test('has every field with its default, and all states by name', async () => {
    await visit();
    expect([...root().querySelectorAll<HTMLInputElement>('[name]')].map(({ name, type, value }) => [name, type, value])).toEqual([
      ['income', 'text', '0'],
      ['filingStatus', 'select-one', 'single'],
      ['state', 'select-one', 'CA'],
      ['currentRetirement401k', 'text', '0'],
      ['currentIRA', 'text', '0'],
      ['hasHSA', 'checkbox', 'on'],
      ['charitableDonations', 'text', '0'],
      ['mortgageInterest', 'text', '0'],
      ['stateLocalTaxes', 'text', '0'],
    ]);
    expect(field('hasHSA')).not.toBeChecked();
    const states = [...(field('state') as unknown as HTMLSelectElement).options];
    expect(states.map(({ value }) => value).sort()).toEqual([...STATE_CODES].sort());
    expect(states[0]).toHaveTextContent('Alabama');
    for (const label of [
      'Current annual income',
      'Filing status',
      'State of residence',
      'Current 401(k) contribution',
      'I have access to an HSA',
      'Annual charitable donations',
      'Annual mortgage interest',
      'State and local taxes paid (SALT)',
    ])
      expect(screen.getByLabelText(label)).toBeInTheDocument();
  });

  test('asks for the HSA amount only if there is an HSA', async () => {
    await visit();
    expect(field('currentHSA')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have access to an HSA' }));
    expect(field('currentHSA')).toHaveValue('0');
  });

  test('changes the income by 1,000 with the arrow keys', async () => {
    await visit();
    await userEvent.click(field('income'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field('income')).toHaveValue('2,000');
  });

  test('shows the limits of 2025 and of the current year, and those of 2024 as the rough estimate’s', async () => {
    await visit();
    act(() => screen.getByRole('button', { name: 'About the 401(k) limit' }).focus());
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip).toHaveTextContent('Limit for 2025: $23,500. From age 50, it’s $31,000; at ages 60 to 63, $34,750.');
    expect(tooltip).toHaveTextContent(
      'For 2026: $24,500, or $32,500. If you earned more than $150,000 the year before, the extra must be Roth (taxed now).',
    );
    expect(tooltip).toHaveTextContent('It uses the 2024 limit: $23,000, or $30,500 from age 50.');
  });
});

describe('a simulation', () => {
  test('appears to run for a second and a half, then shows its results', async () => {
    const { requests } = await visit();
    await enter({ income: '153,000' });
    await start();
    expect(submitButton()).toHaveTextContent('Running simulation...');
    expect(submitButton()).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Running the simulation…');
    expect(screen.getByRole('heading', { name: 'Your simulation' })).toHaveFocus();
    await pass(RUNNING_TIME - 1);
    expect(results()).toHaveLength(0);
    expect(submitButton()).toBeDisabled();
    await pass(1);
    expect(RUNNING_TIME).toBe(1_500);
    expect(submitButton()).toBeEnabled();

    expect(figure('specified', 'currentTax')).toBe(26_796);
    expect(figure('specified', 'optimizedTax')).toBe(18_687);
    expect(figure('specified', 'potentialSavings')).toBe(8_109);
    expect(figure('official', 'currentTax')).toBe(25_787);
    expect(figure('official', 'optimizedTax')).toBe(19_559);
    expect(figure('official', 'potentialSavings')).toBe(6_228);
    expect(screen.getByRole('status')).toHaveTextContent('You could save $6,228 a year.');
    expect(root().querySelector('[data-hero]')).toHaveAttribute('data-field', 'potentialSavings');
    expect(requests).toEqual([]);
  });

  test('shows each recommendation with its savings, priority and actions, and its savings under current rules', async () => {
    await visit();
    await userEvent.click(field('hasHSA'));
    await run({
      income: '153000',
      currentRetirement401k: '5000',
      currentIRA: '2000',
      currentHSA: '1000',
      charitableDonations: '5000',
      mortgageInterest: '12000',
      stateLocalTaxes: '14000',
    });
    const shown = recommendations().map((card) => [
      card.querySelector<HTMLDataElement>('[data-method=specified] [data-field=strategy]')?.value,
      figure('specified', 'savings', card),
      card.querySelector<HTMLDataElement>('[data-method=specified] [data-field=priority]')?.value,
      figure('official', 'savings', card),
    ]);
    expect(shown).toEqual([
      ['retirement401k', 3_960, 'high', 4_440],
      ['taxLossHarvesting', 3_060, 'medium', 720],
      ['itemizing', 2_893, 'medium', 3_483],
      ['hsa', 693, 'medium', 726],
    ]);
    const [first, , third] = recommendations() as [HTMLElement, HTMLElement, HTMLElement];
    expect(within(first).getByRole('heading', { name: 'Maximize 401(k) contributions' })).toBeInTheDocument();
    expect(first).toHaveTextContent('High priority');
    expect(first).toHaveTextContent('Put $18,000 more a year into your 401(k), up to the 2024 limit.');
    expect(first).toHaveTextContent('Under 2025 rules$4,440');
    expect(first).toHaveTextContent('Rough estimate (flat 22%):$3,960$480 less');
    expect(first).toHaveTextContent('2025 limits let you add $18,500. Your taxable income falls by $18,500, taxed at 24.00% on average.');
    expect(
      within(first)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Contact HR to raise your payroll deduction',
      'Contribute at least enough to get your employer’s full match',
      'Set up automatic annual increases',
    ]);
    expect(third).toHaveTextContent('You deduct $31,000 instead of the standard deduction of $15,750.');
    expect(root()).toHaveTextContent('Why the difference?');
    expect(text(root())).toContain('$153,000 · Single · California');
  });

  test('shows the tax today and the optimized tax, each first under current rules', async () => {
    await visit();
    await run({ income: '153,000' });
    const situations = [...root().querySelectorAll<HTMLElement>('[data-situation]')];
    expect(situations.map(text)).toEqual([
      'Current tax situationFederal income tax, 2025 rules$25,787Rough estimate$26,796',
      'Optimized scenarioFederal income tax, 2025 rules$19,559Rough estimate$18,687',
    ]);
    for (const [index, name] of ['currentTax', 'optimizedTax'].entries())
      expect(
        [...situations[index]!.querySelectorAll<HTMLElement>('[data-method] [data-field]')].map(({ dataset }) => dataset.field),
      ).toEqual([name, name]);
  });

  test('says which estimate orders the recommendations only where the other one would not order them so', async () => {
    const order = 'In order of the savings in the rough estimate.';
    await visit();
    await run({ income: '60000' });
    expect(recommendations().length).toBeGreaterThan(1);
    expect(screen.queryByText(order)).toBeNull();
    await run({ income: '153000', charitableDonations: '5000', mortgageInterest: '12000', stateLocalTaxes: '14000' });
    expect(screen.getByText(order)).toBeInTheDocument();
  });

  test('says what a recommended amount goes up to', async () => {
    await visit();
    await run({ income: '60000' });
    expect(text(root())).toContain('Put $9,000 more a year into your 401(k), 15% of your income.');
    expect(text(root())).toContain('Put $7,000 more a year into a traditional IRA (individual retirement account), up to the 2024 limit.');
  });

  test('explains no difference where there is none', async () => {
    await visit();
    await run({ income: '1000', currentRetirement401k: '23000', currentIRA: '7000' });
    expect(figure('specified', 'currentTax')).toBe(0);
    expect(root()).not.toHaveTextContent('Why the difference?');
  });

  test.each([
    ['marriedSeparate', 'Married Filing Separately'],
    ['headOfHousehold', 'Head of Household'],
  ])('says that the rough estimate has no brackets for %s', async (status, name) => {
    await visit();
    await userEvent.selectOptions(field('filingStatus'), status);
    await run({ income: '60000' });
    expect(root()).toHaveTextContent(`It has no brackets for “${name}” and uses those for single filers.`);
  });

  test('without recommendations says so', async () => {
    await visit();
    await run({ income: '60000', currentRetirement401k: '23000', currentIRA: '7000' });
    expect(recommendations()).toHaveLength(0);
    expect(screen.getByText(/Nothing to recommend/u)).toBeInTheDocument();
    expect(figure('specified', 'potentialSavings')).toBe(0);
    expect(root()).toHaveTextContent('You could save $0 a year.');
  });

  test('replaces the previous one', async () => {
    await visit();
    await run({ income: '60000' });
    expect(figure('specified', 'currentTax')).toBe(5_460.5);
    await enter({ income: '400000' });
    await start();
    expect(results()).toHaveLength(0);
    await pass(RUNNING_TIME);
    expect(figure('specified', 'currentTax')).toBe(107_051);
  });
});

describe('an invalid input', () => {
  test.each([
    ['income', '900', 'Income must be at least $1,000'],
    ['income', '999.99', 'Income must be at least $1,000'],
    ['income', '0', 'Income must be at least $1,000'],
    ['income', ' ', 'Required'],
    ['income', 'a lot', 'Invalid input'],
    ['income', '1000000000.01', 'Must not exceed $1,000,000,000'],
    ['currentRetirement401k', '-1', 'Must be at least $0'],
    ['currentIRA', '-0.01', 'Must be at least $0'],
    ['mortgageInterest', '-5', 'Must be at least $0'],
    ['stateLocalTaxes', '2000000000', 'Must not exceed $1,000,000,000'],
  ])('in %s (%j) shows %j at the field, focuses it and runs nothing', async (name, typed, message) => {
    await visit();
    await enter({ income: '60000', [name]: typed });
    await userEvent.click(submitButton());
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(screen.getByRole('form')).toHaveAccessibleDescription(message);
    await pass(RUNNING_TIME);
    expect(root().querySelector('[data-method]')).toBeNull();
    // What the visitor typed stays.
    expect(field(name).value.replace(/[,.]|00$/gu, '')).toBe(typed.replace(/[,.]|00$/gu, ''));
  });

  test('moves the focus to the first invalid field, and fields are checked again on every change', async () => {
    await visit();
    await enter({ income: '900', currentIRA: '-1' });
    await userEvent.click(submitButton());
    await waitFor(() => expect(field('income')).toHaveFocus());
    expect(screen.getByText('Must be at least $0')).toBeInTheDocument();
    await userEvent.type(field('income'), '0');
    await waitFor(() => expect(field('income')).not.toHaveAttribute('aria-invalid'));
    expect(field('currentIRA')).toHaveAttribute('aria-invalid', 'true');
  });

  test('leaves the results of the last simulation in place', async () => {
    await visit();
    await run({ income: '60000' });
    await enter({ income: '900' });
    await userEvent.click(submitButton());
    await waitFor(() => expect(field('income')).toHaveFocus());
    expect(figure('specified', 'currentTax')).toBe(5_460.5);
  });

  test('is ignored if hidden: an HSA amount without an HSA', async () => {
    await visit();
    await userEvent.click(field('hasHSA'));
    await enter({ income: '60000', currentHSA: '-5' });
    await userEvent.click(submitButton());
    await waitFor(() => expect(field('currentHSA')).toHaveFocus());
    await userEvent.click(field('hasHSA'));
    await run({});
    expect(figure('specified', 'currentTax')).toBe(5_460.5);
    await userEvent.click(field('hasHSA'));
    expect(field('currentHSA')).toHaveValue('-5');
  });

  test('an amount left blank counts as zero', async () => {
    await visit();
    await enter({ income: '60000' });
    await userEvent.clear(field('currentIRA'));
    await run({});
    expect(figure('specified', 'currentTax')).toBe(5_460.5);
  });
});

describe('in other languages', () => {
  test.each([
    ['es', 'Simular', 'El ingreso debe ser de al menos $1,000', '60,000', '$5,461', 'Campo obligatorio'],
    ['fr', 'Lancer la simulation', 'Le revenu doit être d’au moins 1 000 $', '60 000', '5 461 $', 'Champ obligatoire'],
  ] as const)('%s shows form, messages and figures', async (language, submit, message, income, tax, required) => {
    await visit(language);
    expect(submitButton()).toHaveTextContent(submit);
    await userEvent.click(submitButton());
    await waitFor(() => expect(field('income')).toHaveFocus());
    expect(text(screen.getByRole('form').querySelector('[id$=error]'))).toBe(message);
    await userEvent.clear(field('income'));
    expect(await screen.findByText(required)).toBeInTheDocument();
    await run({ income });
    expect(text(root().querySelector('[data-method=specified] [data-field=currentTax]'))).toBe(tax);
  });

  test('results and messages follow a change of language', async () => {
    const { changeLanguage } = await visit();
    await run({ income: '60000' });
    await changeLanguage('fr');
    expect(screen.getByText('Selon les règles de 2025', { selector: 'p' })).toBeInTheDocument();
    expect(text(root().querySelector('[data-method=official] [data-field=currentTax]'))).toBe('5 072 $');
    expect(root()).toHaveTextContent('Priorité moyenne');
  });
});
