import { taxOnInvestmentIncome } from '@bracketwise/tax-engine';
import { screen, within } from '@testing-library/react';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { officialCrypto } from './official.ts';
import page from './page.ts';
import { cryptoTax, type CryptoInputs } from './specified.ts';
import { example } from './useCryptoFigures.ts';

beforeEach(() => sessionStorage.clear());

const inputs: CryptoInputs = { gains: 12_000, holdingPeriod: 'short_term', tradingVolume: 0, totalIncome: 60_000, filingStatus: 'single' };
const filled: Entries = { ...inputs, gains: '12000', tradingVolume: '', totalIncome: '60000' };

async function traded(change: Entries) {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, ...change });
  await visit.results();
  return visit;
}

test('gains have their specified figures, the official ones beside them, and the forms to file', async () => {
  const { value, text, line, requests } = await traded({});
  for (const [name, expected] of Object.entries(cryptoTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(text('specified', 'isFrequentTrader')).toBe('No');
  expect(line('federalTax')).toEqual(['Federal income tax', '$2,640.00', '$2,640.00', 'the same']);
  expect(screen.getByText('Forms to file: Form 8949, Schedule D, Form 1040.')).toBeInTheDocument();
  expect(screen.queryByText(/mark-to-market accounting would suit you/u)).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});

test.each([
  ['50000', 'false'],
  ['50000.01', 'true'],
])('a trading volume of %s makes a frequent trader: %s', async (tradingVolume, frequent) => {
  const { value } = await traded({ tradingVolume });
  expect(value('specified', 'isFrequentTrader')).toBe(frequent);
  expect(screen.queryByText(/mark-to-market accounting would suit you/u) !== null).toBe(frequent === 'true');
});

test('a loss owes nothing; by law it saves tax', async () => {
  const { value } = await traded({ gains: '-5000' });
  expect([value('specified', 'cryptoTax'), value('specified', 'netGains'), value('specified', 'effectiveTaxRate')]).toEqual([
    '0',
    '-5000',
    '0',
  ]);
  expect(value('official', 'cryptoTax')).toBe('-660');
});

test.each([
  ['gains', ''],
  ['totalIncome', 'much'],
])('%s %j computes nothing and focuses the field', async (name, text) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, [name]: text });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field(name)).toHaveFocus();
});

test('a volume that is no number counts as zero, and shows it', async () => {
  const { value, field } = await traded({ tradingVolume: 'lots' });
  expect(value('specified', 'tradingVolume')).toBe('0');
  expect(field('tradingVolume')).toHaveValue('0');
});

test('the related links are the ones of this page, as far as the site has them', async () => {
  await visitCalculator(page);
  const related = within(screen.getByRole('navigation', { name: 'Related calculators' }));
  const links = related.getAllByRole('link').map((link) => link.getAttribute('href'));
  const specified = ['/capital-gains-calculator', '/dividend-calculator', '/freelancer-tax-calculator', '/expat-tax-calculator'];
  expect(links.slice(0, 2)).toEqual(specified.slice(0, 2));
  expect(links).toEqual(specified.filter((path) => links.includes(path)));
});

test('the example of the guide is what the engine computes', () => {
  expect(taxOnInvestmentIncome(officialCrypto(example)).federalTax).toBe(2_640);
  expect(taxOnInvestmentIncome(officialCrypto(example, 'long_term')).federalTax).toBe(1_800);
});
