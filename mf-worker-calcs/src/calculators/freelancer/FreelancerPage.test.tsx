import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { taxOnBusiness } from '@bracketwise/tax-engine';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  return visit;
}

test('a profit has its specified figures, the official ones beside them, and its due dates', async () => {
  const { value, line, requests } = await earned();
  for (const [name, expected] of Object.entries(freelancerTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  // Schedule SE and Form 1040 of 2025 for a profit of 100,000, as in the engine's cases.
  expect(line('selfEmploymentTax')).toEqual(['Self-employment tax', '$15,300.00', '$14,129.55', '-$1,170.45']);
  expect(line('qualifiedBusinessIncomeDeduction').slice(1, 3)).toEqual(['not counted', '$15,437.04']);
  expect(line('federalTax')[2]).toBe('$8,498.60');
  expect(value('official', 'totalTax')).toBe('22628.15');
  // 90 % of it, 20,365.34, in four parts
  expect(value('official', 'quarterlyPayment')).toBe('5091.34');
  const quarters = within(screen.getByRole('table', { name: 'Quarterly payments of 2025' }));
  expect(quarters.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'April 15, 2025',
    'June 16, 2025',
    'September 15, 2025',
    'January 15, 2026',
  ]);
  expect(requests).toEqual([]);
});

test('a state without an income tax takes nothing, one that the form has not is asked for', async () => {
  const { value, line, calculate, chooseState } = await earned();
  await waitFor(() => expect(value('official', 'stateTax')).toBe('0'));
  await calculate({ state: 'other' });
  await waitFor(() => expect(line('stateTax').slice(1)).toEqual(['not counted', 'not computed', '']));
  await chooseState('PA');
  await waitFor(() => expect(value('official', 'stateTax')).toBe('3070'));
});

test('last year’s tax lowers the payments, and a high income then raises them', async () => {
  const { value, field } = await earned();
  const typed = field('lastYearTax');
  act(() => typed.focus());
  fireEvent.change(typed, { target: { value: '8,000' } });
  act(() => typed.blur());
  expect(value('official', 'quarterlyPayment')).toBe('2000');
  fireEvent.click(field('lastYearHighIncome'));
  expect(value('official', 'quarterlyPayment')).toBe('2200');
  expect(screen.getByText(/the lesser of two amounts/u)).toBeInTheDocument();
});

test('consulting is a specified service unless the visitor says otherwise', async () => {
  const { value, field } = await earned({ income: '240000', workType: 'consulting' });
  const deduction = () => Number(value('official', 'qualifiedBusinessIncomeDeduction'));
  const ofService = deduction();
  fireEvent.change(field('specifiedService'), { target: { value: 'no' } });
  await waitFor(() => expect(deduction()).toBeGreaterThan(ofService));
});

test('an income that is no number computes nothing and focuses the field', async () => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, income: 'plenty' });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('income')).toHaveFocus();
});

test('expenses that are no numbers count as zero', async () => {
  const { value } = await earned({ vehicleExpenses: '', internetExpenses: 'some', equipmentExpenses: '0' });
  expect([value('specified', 'totalDeductions'), value('specified', 'netIncome')]).toEqual(['0', '110000']);
});

test('beyond what the tables are computed for it says so', async () => {
  await earned({ income: '2000000000' });
  expect(screen.getByText(/computed for amounts up to \$1,000,000,000/u)).toBeInTheDocument();
});

test('the example of the guide is what the engine computes', () => {
  const tax = taxOnBusiness({ taxYear: 2025, ...officialFreelancer(example, { filingStatus: 'single', specifiedService: '' }) });
  // 60,000: net earnings of 55,410; half of the tax, 15,750 and 20 % of the rest deducted; 32,008.90 taxed
  expect(tax).toMatchObject({
    selfEmploymentTax: 8_477.73,
    qualifiedBusinessIncomeDeduction: 8_002.23,
    federalTax: 3_602.57,
    totalTax: 12_080.3,
  });
  expect(freelancerTax(example).totalTax).toBeCloseTo(16_587.5, 8);
});
