import type { StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import * as engine from '@bracketwise/tax-engine';
import { screen, waitFor } from '@testing-library/react';
import { dividendForm } from './form.ts';
import { officialDividend } from './official.ts';
import page from './page.ts';
import { dividendTax, type DividendInputs } from './specified.ts';
import { example } from './useDividendFigures.ts';

jest.mock('@bracketwise/tax-engine', () => {
  const actual = jest.requireActual<typeof engine>('@bracketwise/tax-engine');
  return { ...actual, loadStateLaw: jest.fn(actual.loadStateLaw) };
});
const loadStateLaw = jest.mocked(engine.loadStateLaw);

beforeEach(() => sessionStorage.clear());

const filled: Entries = { dividendAmount: '10000', dividendType: 'qualified', totalIncome: '45000', filingStatus: 'single' };
const inputs: DividendInputs = { dividendAmount: 10_000, dividendType: 'qualified', totalIncome: 45_000, filingStatus: 'single' };

async function received(change: Entries = {}, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  return visit;
}

describe('a visitor with dividends', () => {
  test('finds the form with its options, a hint at every field, and no result', async () => {
    const { field, root } = await visitCalculator(page);
    const options = (name: string) => [...(field(name) as HTMLSelectElement).options].map(({ value }) => value);
    expect(options('dividendType')).toEqual(['qualified', 'ordinary']);
    expect(options('filingStatus')).toEqual(['single', 'married_joint', 'married_separate', 'head_of_household']);
    expect(options('state')).toHaveLength(52);
    expect(field('state')).toHaveValue('');
    expect(options('taxYear')).toEqual(TAX_YEARS.map(String).toReversed());
    expect(field('taxYear')).toHaveValue('2026');
    for (const name of Object.keys(filled)) expect(field(name)).toHaveAccessibleDescription(/.{20}/u);
    expect(root().querySelector('[data-field], [data-method]')).toBeNull();
  });

  test.each<[string, Entries, [sentence: string, then: string]]>([
    ['below the 0% limit', { totalIncome: '20000' }, ['You keep $10,000 of your dividends.', 'There’s no federal tax on them.']],
    // 4,450 below the limit of 49,450 (Rev. Proc. 2025-32 § 4.03), 5,550 at 15 %.
    ['across it', {}, ['You keep $9,168 of your dividends.', 'The tax is $832, or 8.33%.']],
    ['ordinary', { dividendType: 'ordinary' }, ['You keep $8,340 of your dividends.', 'The tax is $1,660, or 16.60%.']],
    [
      'in a state without income tax',
      { totalIncome: '20000', state: 'TX' },
      ['You keep $10,000 of your dividends.', 'There’s no tax on them.'],
    ],
  ])('first reads what they keep: %s', async (_case, change, [sentence, then]) => {
    const { hero } = await received(change);
    await waitFor(() => expect(hero().slice(0, 2)).toEqual([sentence, 'netDividend']));
    expect(screen.getByText(then)).toBeInTheDocument();
  });

  // Publication 17: without other income, the standard deduction comes off the dividends: 10% of 20,000 - 16,100; nothing below 24,150 (Rev. Proc. 2025-32).
  // A couple: 10% of 45,000 - 32,200 = 1,280; California: 144 of its own tax.
  test.each<[string, DividendInputs, StateCode | undefined, number]>([
    ['single in Texas', { dividendAmount: 20_000, dividendType: 'ordinary', totalIncome: 1, filingStatus: 'single' }, 'TX', 390],
    [
      'head of household in Florida',
      { dividendAmount: 20_000, dividendType: 'ordinary', totalIncome: 1, filingStatus: 'head_of_household' },
      'FL',
      0,
    ],
    [
      'couple in California',
      { dividendAmount: 45_000, dividendType: 'ordinary', totalIncome: 1, filingStatus: 'married_joint' },
      'CA',
      1_424,
    ],
  ])('of 1 in total income counts as none: %s', async (_who, asked, code, tax) => {
    const state = code && (await engine.loadStateLaw(code));
    const { totalTax } = engine.taxOnInvestmentIncome({ ...officialDividend({ ...asked, taxYear: '2026' }), ...(state && { state }) });
    expect(Math.round(totalTax)).toBe(tax);
    expect(dividendTax(asked).taxAmount).toBe(asked.filingStatus === 'head_of_household' ? 0 : asked.dividendAmount * 0.1);
  });

  test('reads by how much the taxes exceed the dividends, where a state’s step does that', async () => {
    const { hero } = await received({
      dividendAmount: '100',
      totalIncome: '230000',
      filingStatus: 'married_joint',
      state: 'RI',
      taxYear: '2025',
    });
    await waitFor(() => expect(hero().slice(0, 2)).toEqual(['Your taxes take $308 more than your dividends.', 'shortfall']));
    expect(screen.getByText('The tax is $408.')).toBeInTheDocument();
  });

  test('gets every unrounded rough figure next to it, and the answer is announced', async () => {
    const { value, text, requests } = await received({}, 'calculate');
    for (const [name, expected] of Object.entries(dividendTax(inputs))) expect(value('specified', name)).toBe(String(expected));
    expect(text('specified', 'taxAmount')).toBe('$1,500.00');
    expect(text('specified', 'taxRate')).toBe('15%');
    expect(text('specified', 'type')).toBe('Qualified');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'You keep $9,168 of your dividends. The tax is $832, or 8.33%.',
      ),
    );
    expect(requests).toEqual([]);
  });

  test('without a state gets a federal answer that says so, not a state tax of zero', async () => {
    const { line, value } = await received();
    const official = engine.taxOnInvestmentIncome(officialDividend({ ...inputs, taxYear: '2026' }));
    expect(value('official', 'federalTax')).toBe(String(official.preferentialTax));
    expect(line('federalTax')).toEqual(['Federal income tax', '$1,500.00', '$832.50', '−$667.50']);
    expect(line('netInvestmentIncomeTax')).toEqual(['Net investment income tax (NIIT)', 'not counted', '$0.00', '']);
    expect(line('stateTax')).toEqual(['State income tax', 'not counted', 'not included', '']);
    expect(line('taxAmount')).toEqual(['Total tax on the dividends', '$1,500.00', '$832.50', '−$667.50']);
    expect(line('netDividend')).toEqual(['You keep', '$8,500.00', '$9,167.50', '+$667.50']);
    expect(line('taxRate')).toEqual(['Tax as a share of the dividends', '15.00%', '8.33%', '−6.67 pts']);
    expect(screen.getByText('This is federal tax only. Choose a state to include its tax.')).toBeInTheDocument();
    expect(screen.getByText('The rough estimate uses 2023 limits and taxes all your dividends at one rate.')).toBeInTheDocument();
    expect(screen.queryByText(/state tax \(/u)).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: /^Where each dollar goes/u })).not.toHaveTextContent('State income tax');
  });

  test('sees the answer update with another state or year', async () => {
    const { fill, line, value } = await received();
    await fill({ state: 'CA' });
    await waitFor(() => expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0));
    expect(Number(value('official', 'taxAmount'))).toBeCloseTo(832.5 + Number(value('official', 'stateTax')), 2);
    expect(screen.getByText(/^California taxes this like any other income\./u)).toBeInTheDocument();
    expect(
      screen.getByText('2026 rules also count your state’s tax and, on high incomes, the net investment income tax (NIIT).'),
    ).toBeInTheDocument();

    await fill({ dividendAmount: '20,000', state: '', taxYear: '2020' });
    expect(line('stateTax')[2]).toBe('not included');
    expect(screen.getByText('Under 2020 rules', { selector: 'p' })).toBeInTheDocument();
    const { netIncome } = engine.taxOnInvestmentIncome(officialDividend({ ...inputs, dividendAmount: 20_000, taxYear: '2020' }));
    expect(value('official', 'netDividend')).toBe(String(netIncome));

    await fill({ taxYear: '2026', state: 'CA' });
    await waitFor(() =>
      expect(screen.getByText(/Some of the state’s 2026 figures aren’t published yet, so we used its 2025 figures/u)).toBeInTheDocument(),
    );
  });

  test("sees nothing partial if the state's law fails to load, and the whole answer after a retry", async () => {
    loadStateLaw.mockRejectedValueOnce(new Error('offline'));
    const { line, hero, value, root } = await received({ state: 'NY' });
    expect(await screen.findByText('We couldn’t load this state’s tax law.')).toBeInTheDocument();
    expect(root().querySelector('[data-method=official] data[data-field]')).toBeNull();
    expect(hero()[0]).toBe('');
    expect(line('federalTax')[2]).toBe('not included');
    expect(value('specified', 'taxAmount')).toBe('1500');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0));
    expect(hero()[1]).toBe('netDividend');
  });

  test('sees what is left after tax, where the dividend falls in the brackets, and what the other kind would cost, each with a table', async () => {
    await received();
    const cells = (name: RegExp) =>
      [...screen.getByRole('table', { name }).querySelectorAll<HTMLDataElement>('tbody data')].map(({ value }) => Number(value));
    expect(cells(/^Where each dollar goes/u).filter((_, index) => index % 2 === 0)).toEqual([9_167.5, 832.5]);
    expect(cells(/^Where it falls/u)).toEqual([4_450, 0, 5_550, 832.5, 0, 0]);
    const [qualified, ordinary] = cells(/^The tax either way/u);
    expect(qualified).toBe(832.5);
    expect(ordinary).toBe(engine.taxOnInvestmentIncome(officialDividend({ ...inputs, taxYear: '2026' }, 'ordinary')).totalTax);
    expect(screen.getAllByRole('img')).toHaveLength(2);
    // The visitor's own.
    expect(document.querySelector('[data-bar][aria-current]')).toHaveAttribute('data-bar', 'qualified');
    // The more expensive option has the longest bar.
    const lengths = [...document.querySelectorAll('[data-bar] rect')].map((rect) => rect.getAttribute('width'));
    expect(lengths).toEqual([`${((qualified ?? 0) / (ordinary ?? 1)) * 100}%`, '100%']);
  });

  test.each(['married_separate', 'head_of_household'])(
    'who files as %s is told that the rough estimate has no rates',
    async (filingStatus) => {
      const { value, root } = await received({ filingStatus, totalIncome: '90000' });
      expect(value('specified', 'taxAmount')).toBe('0');
      expect(Number(value('official', 'taxAmount'))).toBeGreaterThan(0);
      expect(root().querySelector('[data-method=specified]')).toHaveTextContent(
        /The rough estimate has no rates for “.*,” so its zero isn’t your tax\./u,
      );
      expect(screen.getByText('The rough estimate has no rates for your filing status, so it shows no tax.')).toBeInTheDocument();
    },
  );

  test('reads the page and the result in a newly chosen language', async () => {
    const { changeLanguage, text, field, hero } = await received();
    await changeLanguage('fr');
    expect(text('specified', 'taxAmount')).toBe('1 500,00 $');
    expect(field('dividendAmount')).toHaveValue('10\u202f000');
    expect(hero()[0]).toBe('Il vous reste 9 168 $ de vos dividendes.');
  });
});

describe('an invalid input', () => {
  test.each([
    ['dividendAmount', ''],
    ['dividendAmount', '0'],
    ['dividendAmount', '-0.01'],
    ['dividendAmount', 'plenty'],
    ['dividendAmount', '9'.repeat(400)],
    ['totalIncome', ''],
    ['totalIncome', '0'],
    ['totalIncome', '-1'],
    ['totalIncome', 'x'],
  ])('in %s (%j) is refused at its field', async (name, text) => {
    const draft = { ...dividendForm.draft, ...filled };
    await expect(dividendForm.schema('en-US').validate(draft)).resolves.toMatchObject({ dividendAmount: 10_000, totalIncome: 45_000 });
    await expect(dividendForm.schema('en-US').validate({ ...draft, [name]: text })).rejects.toMatchObject({ path: name });
  });

  // The page does the same with each of them.
  test.each([
    ['dividendAmount', ''],
    ['totalIncome', 'x'],
  ])("in %s (%j) computes nothing, announces only the field's hint, and keeps the previous result", async (name, text) => {
    const { calculate, results, field, value, root } = await visitCalculator(page);
    await calculate({ ...filled, [name]: text });
    expect(root().querySelector('[data-method]')).toBeNull();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    const hint = document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '?';
    expect(field(name)).toHaveAccessibleDescription(hint);
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(hint));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await calculate(filled);
    await results();
    expect(field(name)).not.toHaveAttribute('aria-invalid');
    await calculate({ [name]: text });
    expect(field(name)).toHaveFocus();
    expect(value('specified', 'taxAmount')).toBe('1500');
    expect(screen.getByText(/^For your earlier numbers: \$10,000 of dividends/u)).toBeInTheDocument();
  });

  test('starts below one cent', async () => {
    const { value } = await received({ dividendAmount: '0.01', totalIncome: '0.01' });
    expect(value('specified', 'dividend')).toBe('0.01');
  });

  test("above the engine's limit still has a rough estimate, and the page says why there is no answer", async () => {
    const { value, line, root } = await received({ dividendAmount: '2000000000' });
    expect(value('specified', 'taxAmount')).toBe('300000000');
    expect(line('federalTax')[2]).toBe('not included');
    expect(root().querySelector('[data-method=official] data[data-field]')).toBeNull();
    expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument();
  });
});

test('values the visitor entered in another form fill this one, but not the year', async () => {
  sessionStorage.setItem('profile', JSON.stringify({ taxableIncome: 85_000, state: 'NY', filingStatus: 'marriedJoint', taxYear: 2024 }));
  const { field, calculate, results } = await visitCalculator(page);
  await waitFor(() => expect(field('totalIncome')).toHaveValue('85,000'));
  expect(['state', 'filingStatus', 'taxYear'].map((name) => field(name).value)).toEqual(['NY', 'married_joint', '2026']);
  await calculate({ dividendAmount: '100', totalIncome: '90,000.50' });
  await results();
  expect(JSON.parse(sessionStorage.getItem('profile') ?? '')).toMatchObject({ taxableIncome: 90_000.5, state: 'NY' });
});

test("the guide's example matches the engine", () => {
  const { preferentialSlices, federalTax } = engine.taxOnInvestmentIncome(officialDividend(example));
  expect(preferentialSlices.map(({ amount }) => amount)).toEqual([4_450, 5_550]);
  expect(federalTax).toBe(832.5);
});
