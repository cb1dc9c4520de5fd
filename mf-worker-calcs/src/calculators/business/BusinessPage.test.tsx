import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { taxOnBusiness } from '@bracketwise/tax-engine';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import page from './page.ts';
import { BUSINESS_TYPES, businessTax, type BusinessInputs, type BusinessType } from './specified.ts';
import { EXAMPLE } from './useBusinessFigures.ts';

beforeEach(() => sessionStorage.clear());

const inputs: BusinessInputs = { businessType: 'llc', revenue: 150_000, expenses: 50_000, ownerSalary: 0, state: 'TX' };
const filled: Entries = { businessType: 'llc', revenue: '150000', expenses: '50000', state: 'TX' };

async function earned(change: Entries = {}) {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, ...change });
  await visit.results();
  return visit;
}

test.each(BUSINESS_TYPES)('%s has its specified figures', async (businessType) => {
  const { value } = await earned({ businessType });
  for (const [name, expected] of Object.entries(businessTax({ ...inputs, businessType })))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
});

test('an owner salary is asked for in an S corporation alone', async () => {
  const { field, fill } = await visitCalculator(page);
  for (const businessType of BUSINESS_TYPES) {
    await fill({ businessType });
    expect([businessType, field('ownerSalary') !== null]).toEqual([businessType, businessType === 's_corp']);
  }
});

test('an S corporation: both halves of payroll tax, and a word on the salary', async () => {
  const { line, value, requests } = await earned({ businessType: 's_corp', ownerSalary: '50000' });
  // As in the engine's cases: 2 × 3,825 and Form 1040 of 2025.
  expect(line('payrollTax')).toEqual(['Payroll tax, both halves', '$7,650.00', '$7,650.00', 'the same']);
  expect(line('federalTax')[2]).toBe('$10,575.80');
  expect(value('official', 'qualifiedBusinessIncomeDeduction')).toBe('9235');
  expect(screen.getByText(/reasonable salary before any distribution/u)).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a C corporation: its own tax, that on the dividend, and no corporate tax of the state', async () => {
  const { line } = await earned({ businessType: 'c_corp', state: 'CA' });
  expect(line('corporateTax').slice(1)).toEqual(['$21,000.00', '$21,000.00', 'the same']);
  expect(line('dividendTax')[2]).toBe('$2,235.00');
  expect(line('corporateStateTax').slice(1)).toEqual(['$8,400.00', 'not computed', '']);
});

test('the four forms stand side by side, with the visitor’s own marked and a salary that can be changed', async () => {
  const { field } = await earned();
  const table = () => screen.getByRole('table', { name: /side by side/u });
  const totals = () => [...table().querySelectorAll<HTMLDataElement>('tr[data-row=total] data')].map((figure) => Number(figure.value));
  const expected = (ownerSalary: number) =>
    (['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'] as const).map(
      (structure) => taxOnBusiness({ taxYear: 2025, filingStatus: 'single', structure, profit: 100_000, ownerSalary }).totalTax,
    );
  expect(totals()).toEqual(expected(50_000));
  expect(within(table()).getByRole('columnheader', { name: /^LLC.*your choice$/u })).toBeInTheDocument();

  const salary = field('comparedSalary');
  act(() => salary.focus());
  fireEvent.change(salary, { target: { value: '80,000' } });
  act(() => salary.blur());
  await waitFor(() => expect(totals()).toEqual(expected(80_000)));
});

test('a state that the form has not has no quick rate, and is asked for', async () => {
  const { line, value, chooseState } = await earned({ state: 'other' });
  expect(screen.getByText(/no rate for this state/u)).toBeInTheDocument();
  expect(line('stateTax').slice(1)).toEqual(['$0.00', 'not computed', '']);
  await chooseState('PA');
  await waitFor(() => expect(value('official', 'stateTax')).toBe('3070'));
});

test('a revenue that is no number computes nothing and focuses the field', async () => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, revenue: '' });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('revenue')).toHaveFocus();
});

test.each<[BusinessType, number]>([
  // 15.3 % of 110,820; half of it, 15,750 and 20 % of the rest deducted: 76,617.82 taxed
  ['sole_proprietorship', 16_955.46 + 11_769.92],
  // Twice 4,590; 115,410 of income, 15,750 and 20 % of 55,410 deducted: 88,578 taxed
  ['s_corp', 9_180 + 14_401.16],
])('the example of the guide, %s, is what the engine computes', (type, total) => {
  const structure = type === 's_corp' ? 'sCorporation' : 'soleProprietorship';
  const tax = taxOnBusiness({ taxYear: 2025, filingStatus: 'single', structure, profit: EXAMPLE.profit, ownerSalary: EXAMPLE.salary });
  expect(tax.totalTax).toBeCloseTo(total, 6);
});
