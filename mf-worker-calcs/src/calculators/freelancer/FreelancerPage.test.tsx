import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { taxOnBusiness } from '@bracketwise/tax-engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { officialFreelancer } from './official.ts';
import page from './page.ts';
import { freelancerTax, type FreelancerInputs } from './specified.ts';
import { example } from './useFreelancerFigures.ts';

beforeEach(() => sessionStorage.clear());

const inputs: FreelancerInputs = {
  income: 110_000,
  workType: 'online',
  state: 'TX',
  vehicleExpenses: 6_000,
  internetExpenses: 1_000,
  equipmentExpenses: 3_000,
};
const filled: Entries = {
  ...inputs,
  income: '110000',
  vehicleExpenses: '6000',
  internetExpenses: '1000',
  equipmentExpenses: '3000',
};

async function earned(change: Entries = {}) {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, ...change });
  await visit.results();
  await waitFor(() => expect(visit.root().querySelector('[aria-busy=true]')).toBeNull());
  return visit;
}

test('the main answer is what to set aside per month, with the rough estimate next to it', async () => {
  const { value, line, hero, requests } = await earned();
  for (const [name, expected] of Object.entries(freelancerTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  // Schedule SE and Form 1040 of 2025 for a profit of 100,000, as in the engine's cases.
  expect(line('selfEmploymentTax')).toEqual(['Self-employment tax', '$15,300.00', '$14,129.55', '-$1,170.45']);
  expect(line('qualifiedBusinessIncomeDeduction').slice(1, 3)).toEqual(['not counted', '$15,437.04']);
  expect(line('federalTax')[2]).toBe('$8,498.60');
  expect(line('stateTax')[2]).toBe('$0.00');
  expect(value('official', 'totalTax')).toBe('22628.15');
  expect(hero()).toEqual(['Set aside $1,886 a month.', 'setAside', String(22_628.15 / 12)]);
  // 90 % of it, 20,365.34, in four parts.
  expect(value('official', 'quarterlyPayment')).toBe('5091.34');
  expect(
    screen.getByText('That’s 20.57% of what you earn: $22,628 for the year. At least $5,091 of it goes to the IRS each quarter.'),
  ).toBeInTheDocument();
  expect(requests).toEqual([]);
});

describe('the due dates', () => {
  afterEach(() => jest.restoreAllMocks());
  const dueOn = async (today: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(`${today}T12:00:00Z`).getTime());
    await earned();
    const table = screen.getByRole('table', { name: /^Quarterly payments/u });
    return [
      within(table).getByText(/^Quarterly payments/u).textContent,
      ...within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ];
  };

  test('are those of the current year with past ones marked, and those of 2025 are listed', async () => {
    expect(await dueOn('2026-07-01')).toEqual([
      'Quarterly payments for 2026',
      'April 15, 2026past',
      'June 15, 2026past',
      'September 15, 2026',
      'January 15, 2027',
    ]);
    expect(
      screen.getByText('The payments for 2025 were due on April 15, 2025, June 16, 2025, September 15, 2025, and January 15, 2026.'),
    ).toBeInTheDocument();
  });

  test('are the specified ones in 2025, and a day is past only after it ends', async () => {
    expect(await dueOn('2025-06-16')).toEqual([
      'Quarterly payments for 2025',
      'April 15, 2025past',
      'June 16, 2025',
      'September 15, 2025',
      'January 15, 2026',
    ]);
    expect(screen.queryByText(/^The payments for 2025/u)).not.toBeInTheDocument();
  });
});

test('without a state the answer is federal and says so; a chosen state is added at once', async () => {
  const { value, line, fill, field } = await earned({ state: 'other' });
  expect(field('state').querySelectorAll('option')).toHaveLength(52);
  expect(screen.getByText(/^This is federal tax only/u)).toBeInTheDocument();
  expect(line('stateTax').slice(1)).toEqual(['not counted', 'not included', '']);
  await fill({ state: 'PA' });
  await waitFor(() => expect(value('official', 'stateTax')).toBe('3070'));
  expect(value('official', 'totalTax')).toBe('25698.15');
});

test('the form asks for the filing status', async () => {
  const { value, fill } = await earned();
  await fill({ filingStatus: 'married_joint' });
  const { federalTax } = taxOnBusiness({ taxYear: 2025, filingStatus: 'marriedJoint', structure: 'soleProprietorship', profit: 100_000 });
  await waitFor(() => expect(value('official', 'federalTax')).toBe(String(federalTax)));
});

test("last year's tax lowers the payments, and a high income raises them again", async () => {
  const { value, fill, field } = await earned({ lastYearTax: '8,000' });
  expect(value('official', 'quarterlyPayment')).toBe('2000');
  fireEvent.click(field('lastYearHighIncome'));
  await waitFor(() => expect(value('official', 'quarterlyPayment')).toBe('2200'));
  expect(screen.getByText(/the smaller of two amounts/u)).toBeInTheDocument();
  expect(screen.getByText('More precise (2 filled in)')).toBeInTheDocument();
  await fill({ lastYearTax: '' });
  await waitFor(() => expect(value('official', 'quarterlyPayment')).toBe('5091.34'));
});

test('consulting is a specified service unless the visitor says otherwise', async () => {
  const { value, fill } = await earned({ income: '240000', workType: 'consulting' });
  const deduction = () => Number(value('official', 'qualifiedBusinessIncomeDeduction'));
  const ofService = deduction();
  await fill({ specifiedService: 'no' });
  await waitFor(() => expect(deduction()).toBeGreaterThan(ofService));
});

test('a loss owes nothing, and says so', async () => {
  const { hero } = await earned({ income: '5000', vehicleExpenses: '9000' });
  expect(hero()[0]).toBe('Set aside $0 a month.');
  expect(screen.getByText('You owe no tax on this profit.')).toBeInTheDocument();
  expect(screen.getByText(/^You don’t have to make quarterly payments/u)).toBeInTheDocument();
});

test('an unreadable income computes nothing and moves the focus to the field', async () => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, income: 'plenty' });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('income')).toHaveFocus();
});

test('unreadable expenses count as zero', async () => {
  const { value } = await earned({ vehicleExpenses: '', internetExpenses: 'some', equipmentExpenses: '0' });
  expect([value('specified', 'totalDeductions'), value('specified', 'netIncome')]).toEqual(['0', '110000']);
});

test('above the limit the page says so', async () => {
  await earned({ income: '2000000000' });
  expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument();
});

test("the guide's example matches the engine", () => {
  const tax = taxOnBusiness({ taxYear: 2025, ...officialFreelancer(example, { filingStatus: 'single', specifiedService: '' }) });
  // 60,000: net earnings of 55,410; half of the tax, 15,750 and 20 % of the rest are deducted, so 32,008.90 is taxed.
  expect(tax).toMatchObject({
    selfEmploymentTax: 8_477.73,
    qualifiedBusinessIncomeDeduction: 8_002.23,
    federalTax: 3_602.57,
    totalTax: 12_080.3,
  });
  expect(freelancerTax(example).totalTax).toBeCloseTo(16_587.5, 8);
});
