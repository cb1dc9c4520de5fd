import { taxOnInvestmentIncome } from '@bracketwise/tax-engine';
import { screen } from '@testing-library/react';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { isLongTermByLaw, officialCapitalGains, yearOfSale } from './official.ts';
import page from './page.ts';
import { capitalGainsTax, type CapitalGainsInputs } from './specified.ts';
import { example } from './useCapitalGainsFigures.ts';

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

async function sold(change: Entries) {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, ...change });
  await visit.results();
  return visit;
}
const words = (text: RegExp) => screen.queryByText(text) !== null;

test('a gain has its specified figures, and the official ones of the year of the sale', async () => {
  const { value, text, line, requests } = await sold({});
  for (const [name, expected] of Object.entries(capitalGainsTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(text('specified', 'isLoss')).toBe('Gain');
  expect(text('specified', 'isLongTerm')).toBe('Long-term');
  expect(text('specified', 'daysDiff')).toBe('785');
  expect(screen.getByRole('heading', { name: 'By the official tables, 2024' })).toBeInTheDocument();
  expect(line('federalTax')).toEqual(['Federal income tax', '$750.00', '$750.00', 'the same']);
  expect(requests).toEqual([]);
});

test('a loss owes nothing and says what can be done with it', async () => {
  const { value, text } = await sold({ salePrice: '2000' });
  expect([value('specified', 'isLoss'), value('specified', 'taxOwed'), value('specified', 'netGain')]).toEqual(['true', '0', '-8000']);
  expect(text('specified', 'isLoss')).toBe('Loss');
  expect(screen.getByText('Losses can be deducted from gains or up to $3,000 per year from ordinary income')).toBeInTheDocument();
  expect(value('official', 'taxOwed')).toBe('-660');
  expect(words(/Of the loss of \$8,000\.00, \$3,000\.00 lowers .* saves \$660\.00 .*; \$5,000\.00 is carried over/u)).toBe(true);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['2024-01-10', '2025-01-09', 365, /By law this sale is still short-term/u],
  ['2024-01-10', '2025-01-10', 366, /By law this sale is still short-term/u],
  ['2023-01-10', '2024-01-10', 365, /By law this sale is still short-term/u],
  ['2023-01-10', '2024-01-11', 366, /This sale is long-term by law as well/u],
])('bought on %s and sold on %s, %d days: says what the law makes of it', async (purchaseDate, saleDate, days, sentence) => {
  const { value } = await sold({ purchaseDate, saleDate });
  expect(value('specified', 'daysDiff')).toBe(String(days));
  expect(value('specified', 'isLongTerm')).toBe('true');
  expect(words(/The law asks for more than one year/u)).toBe(true);
  expect(words(sentence)).toBe(true);
  expect(words(/^They differ because the quick estimate counts a sale as long-term from the 365th day/u)).toBe(
    /still/u.test(sentence.source),
  );
});

test.each([
  ['2023-01-10', '2024-01-09'],
  ['2023-01-10', '2024-01-12'],
])('bought on %s and sold on %s: nothing is said of the year', async (purchaseDate, saleDate) => {
  await sold({ purchaseDate, saleDate });
  expect(words(/The law asks for more than one year/u)).toBe(false);
});

test('without dates the sale is short-term and says so, by the tables of 2025', async () => {
  const { value } = await sold({ purchaseDate: '', saleDate: '' });
  expect([value('specified', 'daysDiff'), value('specified', 'isLongTerm')]).toEqual(['0', 'false']);
  expect(words(/Without both dates/u)).toBe(true);
  expect(screen.getByRole('heading', { name: 'By the official tables, 2025' })).toBeInTheDocument();
});

test('a sale before the purchase keeps its days and asks for the dates', async () => {
  const { value } = await sold({ purchaseDate: '2024-03-05', saleDate: '2022-01-10' });
  expect([value('specified', 'daysDiff'), value('specified', 'isLongTerm')]).toEqual(['-785', 'false']);
  expect(words(/The sale lies before the purchase/u)).toBe(true);
});

test('a sale of a year without tables says which are used', async () => {
  await sold({ purchaseDate: '2010-01-10', saleDate: '2015-03-05' });
  expect(words(/The tables of 2015 are not at hand/u)).toBe(true);
  expect(screen.getByRole('heading', { name: 'By the official tables, 2025' })).toBeInTheDocument();
});

test.each([
  ['purchasePrice', ''],
  ['salePrice', 'x'],
  ['totalIncome', ''],
])('%s %j computes nothing and focuses the field', async (name, text) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, [name]: text });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAttribute('aria-invalid', 'true');
});

test('zero and amounts below zero are numbers', async () => {
  const { value } = await sold({ purchasePrice: '0', totalIncome: '-500' });
  expect([value('specified', 'gain'), value('specified', 'taxRate')]).toEqual(['15000', '0']);
});

test('an unknown year of sale and one of the law', () => {
  expect([yearOfSale('2019-12-31'), yearOfSale('2020-01-01'), yearOfSale('2026-12-31'), yearOfSale('2027-01-01'), yearOfSale('')]).toEqual([
    undefined,
    2020,
    2026,
    undefined,
    undefined,
  ]);
});

test('the example of the guide is what the engine computes, and long-term', () => {
  expect(isLongTermByLaw(example)).toBe(true);
  const { preferentialSlices, federalTax } = taxOnInvestmentIncome(officialCapitalGains(example));
  expect(preferentialSlices.map(({ amount }) => amount)).toEqual([6_700, 13_300]);
  expect(federalTax).toBe(1_995);
});
