import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import * as engine from '@bracketwise/tax-engine';
import { screen, waitFor, within } from '@testing-library/react';
import { officialCrypto } from './official.ts';
import page from './page.ts';
import { cryptoTax, type CryptoInputs } from './specified.ts';
import { example } from './useCryptoFigures.ts';

jest.mock('@bracketwise/tax-engine', () => {
  const actual = jest.requireActual<typeof engine>('@bracketwise/tax-engine');
  return { ...actual, loadStateLaw: jest.fn(actual.loadStateLaw) };
});
const loadStateLaw = jest.mocked(engine.loadStateLaw);

beforeEach(() => sessionStorage.clear());

const inputs: CryptoInputs = { gains: 12_000, holdingPeriod: 'short_term', tradingVolume: 0, totalIncome: 60_000, filingStatus: 'single' };
const filled: Entries = { ...inputs, gains: '12000', tradingVolume: '', totalIncome: '60000' };

async function traded(change: Entries) {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, ...change });
  await visit.results();
  return visit;
}

test.each<[string, Entries, [sentence: string, field: string, value: string], string]>([
  ['short-term gains', {}, ['Your taxes on your crypto gains come to $2,640.', 'cryptoTax', '2640'], 'You keep $9,360, or 78.00% of them.'],
  [
    '20k on bitcoin, held for years',
    { gains: '20k', holdingPeriod: 'long_term' },
    ['Your taxes on your crypto gains come to $3,000.', 'cryptoTax', '3000'],
    'You keep $17,000, or 85.00% of them.',
  ],
  [
    'a loss',
    { gains: '-5000' },
    ['You lost $5,000. It lowers your tax by $660 this year.', 'taxSaved', '660'],
    '$3,000 comes off your other income this year. $2,000 carries over to later years.',
  ],
  ['nothing', { gains: '0' }, ['With no gain, the tax on your crypto is $0.', 'cryptoTax', '0'], 'There are no gains to tax.'],
])('the main answer is what the gains cost or the loss saves: %s', async (_case, change, answer, then) => {
  const { hero } = await traded(change);
  expect(hero()).toEqual(answer);
  expect(screen.getByText(then)).toBeInTheDocument();
});

test('gains show every rough figure, the official ones and the forms to file', async () => {
  const { value, text, line, requests } = await traded({});
  for (const [name, expected] of Object.entries(cryptoTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(text('specified', 'isFrequentTrader')).toBe('No');
  expect(line('federalTax')).toEqual(['Federal income tax', '$2,640.00', '$2,640.00', 'the same']);
  expect(line('stateTax').slice(1)).toEqual(['not counted', 'not included', '']);
  expect(screen.getByText('This is federal tax only. Choose a state to include its tax.')).toBeInTheDocument();
  expect(screen.getByText('If you’d held for more than one year, the tax on this gain would be $840.00 less.')).toBeInTheDocument();
  expect(screen.getByText('Forms to file: Form 8949, Schedule D, Form 1040.')).toBeInTheDocument();
  expect(screen.queryByText(/mark-to-market accounting \(taxing/u)).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});

test.each([
  ['50000', 'false'],
  ['50000.01', 'true'],
])('with a trading volume of %s, frequent trader is %s', async (tradingVolume, frequent) => {
  const { value } = await traded({ tradingVolume });
  expect(value('specified', 'isFrequentTrader')).toBe(frequent);
  expect(screen.queryByText(/electing mark-to-market accounting/u) !== null).toBe(frequent === 'true');
});

test('a loss owes nothing in the rough estimate and saves tax under current rules', async () => {
  const { value, line } = await traded({ gains: '-5000' });
  const names = ['cryptoTax', 'netGains', 'effectiveTaxRate'];
  expect(names.map((name) => value('specified', name))).toEqual(['0', '-5000', '0']);
  expect(value('official', 'cryptoTax')).toBe('-660');
  expect(line('lossCarriedOver')[2]).toBe('$2,000.00');
  expect(screen.getByText('The rough estimate counts a loss as zero tax.')).toBeInTheDocument();
});

test('the answer updates with other gains, another year or a state', async () => {
  const { fill, hero, value } = await traded({});
  await fill({ gains: '20000', taxYear: '2024' });
  expect(hero()[0]).toBe('Your taxes on your crypto gains come to $4,400.');
  expect(screen.getByText('Under 2024 rules', { selector: 'p' })).toBeInTheDocument();
  await fill({ state: 'NY' });
  await waitFor(() => expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0));
  expect(Number(value('official', 'cryptoTax'))).toBeCloseTo(4_400 + Number(value('official', 'stateTax')), 2);
});

test("nothing partial appears if the state's law fails to load, and a retry loads the whole answer", async () => {
  loadStateLaw.mockRejectedValueOnce(new Error('offline'));
  const { hero, value, root } = await traded({ state: 'NY' });
  expect(await screen.findByText('We couldn’t load this state’s tax law.')).toBeInTheDocument();
  expect(root().querySelector('[data-method=official] data[data-field]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(hero()[1]).toBe('cryptoTax'));
  expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0);
});

test('a loss above the limit has a rough estimate and no answer', async () => {
  const { value, root } = await traded({ gains: '-2000000000' });
  expect(value('specified', 'netGains')).toBe('-2000000000');
  expect(root().querySelector('[data-method=official] data[data-field]')).toBeNull();
  expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument();
});

test.each([
  ['gains', ''],
  ['totalIncome', 'much'],
])('an invalid %s (%j) computes nothing and moves the focus to the field', async (name, text) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, [name]: text });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field(name)).toHaveFocus();
});

test('an unreadable volume counts as zero, and the field shows it', async () => {
  const { value, field } = await traded({ tradingVolume: 'lots' });
  expect(value('specified', 'tradingVolume')).toBe('0');
  expect(field('tradingVolume')).toHaveValue('0');
});

test("the related links are this page's own, limited to existing pages", async () => {
  await visitCalculator(page);
  const related = within(screen.getByRole('navigation', { name: 'Related calculators' }));
  const links = related.getAllByRole('link').map((link) => link.getAttribute('href'));
  const specified = ['/capital-gains-calculator', '/dividend-calculator', '/freelancer-tax-calculator', '/expat-tax-calculator'];
  expect(links.slice(0, 2)).toEqual(specified.slice(0, 2));
  expect(links).toEqual(specified.filter((path) => links.includes(path)));
});

test("the guide's example matches the engine", () => {
  expect(engine.taxOnInvestmentIncome(officialCrypto(example)).federalTax).toBe(2_640);
  expect(engine.taxOnInvestmentIncome(officialCrypto(example, 'long_term')).federalTax).toBe(1_800);
});
