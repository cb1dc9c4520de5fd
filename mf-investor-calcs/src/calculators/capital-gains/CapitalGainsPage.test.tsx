import { TAX_YEARS } from '@bracketwise/contract/years';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import * as engine from '@bracketwise/tax-engine';
import { screen, waitFor } from '@testing-library/react';
import { isLongTermByLaw, officialCapitalGains, yearOfSale } from './official.ts';
import page from './page.ts';
import { capitalGainsTax, type CapitalGainsInputs } from './specified.ts';
import { example } from './useCapitalGainsFigures.ts';

jest.mock('@bracketwise/tax-engine', () => {
  const actual = jest.requireActual<typeof engine>('@bracketwise/tax-engine');
  return { ...actual, loadStateLaw: jest.fn(actual.loadStateLaw) };
});
const loadStateLaw = jest.mocked(engine.loadStateLaw);

beforeEach(() => sessionStorage.clear());

const inputs: CapitalGainsInputs = {
  purchasePrice: 10_000,
  salePrice: 15_000,
  purchaseDate: '2022-01-10',
  saleDate: '2024-03-05',
  totalIncome: 80_000,
  filingStatus: 'single',
};
const filled: Entries = { ...inputs, purchasePrice: '10000', salePrice: '15000', totalIncome: '80000' };

async function sold(change: Entries, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  return visit;
}
// Screen readers get the answer again, a moment later.
const words = (text: RegExp) => screen.queryAllByText(text).length > 0;

test('Washington, which has no income tax, names the amount above which it taxes long-term gains', async () => {
  await sold({ state: 'WA', saleDate: '2025-03-05' });
  // Department of Revenue, Capital gains tax, standard deduction of 2025.
  await waitFor(() => expect(words(/^Washington has no income tax, but it taxes long-term gains above \$278,000 a year\.$/u)).toBe(true));
});

test.each<[string, Entries, [sentence: string, field: string, value: string], RegExp]>([
  ['a long-term gain', {}, ['Your taxes on this gain come to $750.', 'taxOwed', '750'], /^You keep \$4,250, or 85\.00% of it\.$/u],
  [
    'a short-term gain',
    { purchaseDate: '2024-01-10' },
    ['Your taxes on this gain come to $1,100.', 'taxOwed', '1100'],
    /^You keep \$3,900, or 78\.00% of it\.$/u,
  ],
  [
    'a loss above the yearly limit',
    { salePrice: '2000' },
    ['You lost $8,000. It lowers your tax by $660 this year.', 'taxSaved', '660'],
    /^\$3,000 comes off your other income this year\. \$5,000 carries over to later years\.$/u,
  ],
  [
    'a loss within it',
    { salePrice: '9000' },
    ['You lost $1,000. It lowers your tax by $220 this year.', 'taxSaved', '220'],
    /^All of it comes off your other income this year\.$/u,
  ],
  [
    'a loss without other income',
    { salePrice: '9000', totalIncome: '0' },
    ['You lost $1,000. It lowers your tax by $0 this year.', 'taxSaved', '0'],
    /^You have no other income for it to lower, so all of it carries over to later years\.$/u,
  ],
  // § 1212(b): without the sale, the same 3,000 of the carryover come off other income.
  [
    'a gain that losses of earlier years cover',
    { purchasePrice: '5000', salePrice: '20000', longTermLossCarryover: '20000' },
    ['Your taxes on this gain come to $0.', 'taxOwed', '0'],
    /^You keep \$15,000, or 100\.00% of it\. \$5,000 of your losses .* is left: \$3,000 comes off .*, and \$2,000 carries over\.$/u,
  ],
  [
    'a gain beyond losses of earlier years',
    { purchasePrice: '5000', salePrice: '20000', longTermLossCarryover: '10000' },
    ['Your taxes on this gain come to $1,410.', 'taxOwed', '1410'],
    /^You keep \$13,590, or 90\.60% of it\. This counts that your losses from earlier years can’t lower your other income/u,
  ],
  [
    'a loss in addition to losses of earlier years',
    { salePrice: '2000', longTermLossCarryover: '20000' },
    ['You lost $8,000. It lowers your tax by $0 this year.', 'taxSaved', '0'],
    /^With your losses from earlier years, \$3,000 comes off your other income this year, and \$25,000 carries over\.$/u,
  ],
  ['neither', { salePrice: '10000' }, ['You sold for what you paid, so the tax is $0.', 'taxOwed', '0'], /^There’s no gain to tax\.$/u],
])('the main answer is what the sale costs or saves: %s', async (_case, change, answer, then) => {
  const { hero } = await sold(change);
  expect(hero()).toEqual(answer);
  expect(words(then)).toBe(true);
});

test('a gain shows every rough figure, and the official figures for the year of the sale', async () => {
  const { value, text, line, requests } = await sold({}, 'calculate');
  for (const [name, expected] of Object.entries(capitalGainsTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(text('specified', 'isLoss')).toBe('Gain');
  expect(text('specified', 'isLongTerm')).toBe('Long-term');
  expect(text('specified', 'daysDiff')).toBe('785');
  expect(screen.getByText('Under 2024 rules', { selector: 'p' })).toBeInTheDocument();
  expect(line('federalTax')).toEqual(['Federal income tax', '$750.00', '$750.00', 'the same']);
  for (const name of ['federalTax', 'netInvestmentIncomeTax', 'taxOwed', 'netGain', 'effectiveTaxRate'])
    expect([name, value('official', name)]).not.toContain('');
  expect(screen.getByText('This is federal tax only. Choose a state to include its tax.')).toBeInTheDocument();
  expect(line('stateTax').slice(1)).toEqual(['not counted', 'not included', '']);
  expect(requests).toEqual([]);
});

test('the rough estimate explains a difference only if there is one', async () => {
  const { fill } = await sold({});
  expect(screen.getByText('About the rough estimate')).toBeInTheDocument();
  expect(screen.getByText('For your numbers, the two agree. For others, they can differ:')).toBeInTheDocument();
  await fill({ totalIncome: '45000' });
  await waitFor(() => expect(screen.getByText('Why the difference?')).toBeInTheDocument());
  expect(screen.queryByText(/the two agree/u)).not.toBeInTheDocument();
});

test('what a state’s rules save is part of what is left after tax', async () => {
  const { value } = await sold({
    salePrice: '13000',
    purchaseDate: '2025-01-10',
    saleDate: '2025-03-05',
    totalIncome: '9000',
    state: 'MO',
  });
  await waitFor(() => expect(Number(value('official', 'stateTax'))).toBeLessThan(0));
  const saved = -Number(value('official', 'stateTax'));
  const kept = screen.getByRole('table', { name: /^Where each dollar goes/u });
  expect(kept).toHaveTextContent(`Includes $${saved.toFixed(2)} of state tax that this income saves you.`);
  expect(kept).not.toHaveTextContent('State income tax');
});

test('a tax above the gain has no share of it, and no chart of its parts', async () => {
  // Rhode Island takes back its deductions in steps of income.
  const { hero, root } = await sold({
    salePrice: '10100',
    saleDate: '2025-03-05',
    totalIncome: '230000',
    filingStatus: 'married_joint',
    state: 'RI',
  });
  await waitFor(() => expect(Number(hero()[2])).toBeGreaterThan(100));
  expect(words(/^That’s more than the gain itself\.$/u)).toBe(true);
  expect(root().querySelector('[data-part=net]')).toBeNull();
});

test('a short-term gain shows what holding on would save', async () => {
  await sold({ purchaseDate: '2024-01-10' });
  expect(words(/^If you’d held for more than one year, the tax on this gain would be \$350\.00 less\.$/u)).toBe(true);
});

test('a loss owes nothing in the rough estimate, and a section says how to use it', async () => {
  const { value, text, root, line } = await sold({ salePrice: '2000' });
  expect([value('specified', 'isLoss'), value('specified', 'taxOwed'), value('specified', 'netGain')]).toEqual(['true', '0', '-8000']);
  expect(text('specified', 'isLoss')).toBe('Loss');
  expect(root().querySelector('[data-method=specified]')).toHaveTextContent(
    'Losses can be deducted from gains or up to $3,000 per year from ordinary income',
  );
  expect(value('official', 'taxOwed')).toBe('-660');
  expect(line('lossCarriedOver')).toEqual(['Loss left for later years', 'not counted', '$5,000.00', '+$5,000.00']);
  expect(line('effectiveTaxRate')).toEqual([]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

// 26 U.S.C. § 1211(b).
test.each([
  ['single', '$3,000'],
  ['married_separate', '$1,500'],
])('the sentence about the losses of a %s filer names the limit of that status: %s', async (filingStatus, limit) => {
  const { root } = await sold({ salePrice: '2000', filingStatus });
  expect(root().querySelector('[data-method=specified]')).toHaveTextContent(`up to ${limit} per year from ordinary income`);
});

test.each([
  ['2024-01-10', '2025-01-09', 365, false],
  ['2024-01-10', '2025-01-10', 366, false],
  ['2023-01-10', '2024-01-10', 365, false],
  ['2023-01-10', '2024-01-11', 366, true],
])(
  'bought on %s and sold on %s, %d days: the page says whether it is legally long-term (%s)',
  async (purchaseDate, saleDate, days, long) => {
    const { value } = await sold({ purchaseDate, saleDate });
    expect(value('specified', 'daysDiff')).toBe(String(days));
    expect(value('specified', 'isLongTerm')).toBe('true');
    expect(words(/^Long-term means more than one year, to the day\. You held it long enough\./u)).toBe(long);
    expect(words(/^Long-term means more than one year, to the day\. You sold too early/u)).toBe(!long);
    expect(words(/^The rough estimate calls a sale long-term after 365 days/u)).toBe(!long);
  },
);

test.each([
  ['2023-01-10', '2024-01-09'],
  ['2023-01-10', '2024-01-12'],
])('bought on %s and sold on %s: the page says nothing about the year', async (purchaseDate, saleDate) => {
  await sold({ purchaseDate, saleDate });
  expect(words(/^Long-term means more than one year, to the day/u)).toBe(false);
});

test.each<[string, Entries, RegExp, number]>([
  ['without dates it is short-term', { purchaseDate: '', saleDate: '' }, /^Without both dates, we count the sale as short-term\.$/u, 2026],
  ['before the purchase', { purchaseDate: '2024-03-05', saleDate: '2022-01-10' }, /^The sale date is before the purchase date/u, 2022],
  [
    'in a year without rules',
    { purchaseDate: '2010-01-10', saleDate: '2015-03-05' },
    /^We don’t have the rules for 2015, so we used those for 2026\.$/u,
    2026,
  ],
])('the page explains how it reads the dates of a sale %s', async (_case, change, sentence, year) => {
  await sold(change);
  expect(words(sentence)).toBe(true);
  expect(screen.getByText(`Under ${year} rules`, { selector: 'p' })).toBeInTheDocument();
});

test('the answer updates with another price, year or state', async () => {
  const { fill, hero, value } = await sold({});
  await fill({ salePrice: '30000', saleDate: '2023-03-05', state: 'OR' });
  expect(screen.getByText('Under 2023 rules', { selector: 'p' })).toBeInTheDocument();
  await waitFor(() => expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0));
  expect(Number(value('official', 'taxOwed'))).toBeCloseTo(3_000 + Number(value('official', 'stateTax')), 2);
  expect(hero()[1]).toBe('taxOwed');
  await fill({ salePrice: 'much' });
  expect(await screen.findByText(/^For your earlier numbers: Bought for \$10,000, sold for \$30,000(?!\.)/u)).toBeInTheDocument();
});

test("nothing partial appears if the state's law fails to load, and a retry loads the whole answer", async () => {
  loadStateLaw.mockRejectedValueOnce(new Error('offline'));
  const { hero, value, root } = await sold({ state: 'NY' });
  expect(await screen.findByText('We couldn’t load this state’s tax law.')).toBeInTheDocument();
  expect(root().querySelector('[data-method=official] data[data-field]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(hero()[1]).toBe('taxOwed'));
  expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0);
});

test('a sale above the limit has a rough estimate and no answer', async () => {
  const { value, root } = await sold({ salePrice: '2000000000' });
  expect(value('specified', 'gain')).toBe('1999990000');
  expect(root().querySelector('[data-method=official] data[data-field]')).toBeNull();
  expect(words(/^We calculate amounts up to \$1,000,000,000\.$/u)).toBe(true);
});

test('a status without rates is noted right under the rough figure', async () => {
  const { root } = await sold({ filingStatus: 'head_of_household' });
  expect(root().querySelector('[data-method=specified]')).toHaveTextContent(/The rough estimate has no rates for “Head of Household,”/iu);
});

test.each([
  ['purchasePrice', ''],
  ['salePrice', 'x'],
  ['totalIncome', ''],
])('an invalid %s (%j) computes nothing and moves the focus to the field', async (name, text) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, [name]: text });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAttribute('aria-invalid', 'true');
});

test('zero and negative amounts are valid', async () => {
  const { value } = await sold({ purchasePrice: '0', totalIncome: '-500' });
  expect([value('specified', 'gain'), value('specified', 'taxRate')]).toEqual(['15000', '0']);
});

test('the year of the sale is unknown, or a year the engine knows', () => {
  const [first, last] = [TAX_YEARS[0], Math.max(...TAX_YEARS)];
  expect([yearOfSale(`${first}-01-01`), yearOfSale(`${last}-12-31`)]).toEqual([first, last]);
  for (const unknown of [`${first - 1}-12-31`, `${last + 1}-01-01`, '']) expect(yearOfSale(unknown)).toBeUndefined();
});

test("the guide's example matches the engine and is long-term", () => {
  expect(isLongTermByLaw(example)).toBe(true);
  const { preferentialSlices, federalTax } = engine.taxOnInvestmentIncome(officialCapitalGains(example));
  expect(preferentialSlices.map(({ amount }) => amount)).toEqual([8_900, 11_100]);
  expect(federalTax).toBe(1_665);
});
