import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator } from '@bracketwise/shared-ui/testing/visitCalculator';
import { deductionChoice } from '@bracketwise/tax-engine';
import { act, screen, waitFor } from '@testing-library/react';
import page from './page.ts';
import { example } from './useDeductionFigures.ts';

beforeEach(() => sessionStorage.clear());

async function visitDeductions() {
  const visit = await visitCalculator(page);
  const addButton = () => screen.getByRole('button', { name: 'Add' });
  const add = async (category: string, description: string, amount: string) => {
    await visit.fill({ category, description, amount });
    await userEvent.click(addButton());
  };
  const entries = () => [...visit.root().querySelectorAll('[data-entry]')].map(({ textContent }) => textContent);
  return { ...visit, add, addButton, entries };
}

async function chosen(status: string, ...added: readonly (readonly [category: string, amount: string])[]) {
  const visit = await visitDeductions();
  for (const [category, amount] of added) await visit.add(category, `Paid for ${category}`, amount);
  await visit.calculate({ filingStatus: status });
  await visit.results();
  return visit;
}

test('deductions can be added one after another and removed', async () => {
  const { add, entries, field, root } = await visitDeductions();
  await add('medical', 'Dentist', '1,200.50');
  await add('charitable', 'Food bank', '300');
  expect(entries()).toEqual(['DentistMedical expenses$1,200.50Remove Dentist', 'Food bankGifts to charity$300.00Remove Food bank']);
  expect([field('category').value, field('description').value, field('amount').value]).toEqual(['', '', '']);
  expect(field('category')).toHaveFocus();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Added: Food bank. Total $1,500.50.');

  await userEvent.click(screen.getByRole('button', { name: 'Remove Dentist' }));
  expect(entries()).toEqual(['Food bankGifts to charity$300.00Remove Food bank']);
  expect(screen.getByRole('button', { name: 'Remove Food bank' })).toHaveFocus();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Removed: Dentist. Total $300.00.');

  await userEvent.click(screen.getByRole('button', { name: 'Remove Food bank' }));
  expect(screen.getByText('None added yet.')).toBeInTheDocument();
  expect(field('category')).toHaveFocus();
  expect(root().querySelector('[data-method]')).toBeNull();
});

test.each([
  ['category', { description: 'Dentist', amount: '100' }],
  ['description', { category: 'medical', description: '  ', amount: '100' }],
  ['amount', { category: 'medical', description: 'Dentist' }],
  ['amount', { category: 'medical', description: 'Dentist', amount: 'much' }],
] as const)('without %s nothing is added, and the field gets the focus', async (missing, entered) => {
  const { fill, addButton, entries, field } = await visitDeductions();
  await fill(entered);
  await userEvent.click(addButton());
  expect(entries()).toEqual([]);
  expect(field(missing)).toHaveFocus();
  expect(field(missing)).toHaveAttribute('aria-invalid', 'true');
});

test('Enter in a field of the group adds an entry and does not calculate', async () => {
  const { fill, entries, field, root } = await visitDeductions();
  await fill({ filingStatus: 'single', category: 'medical', description: 'Dentist', amount: '100' });
  await userEvent.type(field('amount'), '{Enter}');
  expect(entries()).toHaveLength(1);
  expect(root().querySelector('[data-method]')).toBeNull();
});

test('a complete entry that was typed but not added is counted', async () => {
  const { fill, submit, results, entries, value } = await visitDeductions();
  await fill({ filingStatus: 'single', category: 'medical', description: 'Dentist', amount: '20k' });
  await userEvent.click(submit());
  await results();
  expect(entries()).toEqual(['DentistMedical expenses$20,000.00Remove Dentist']);
  expect(value('specified', 'itemizedTotal')).toBe('20000');
});

test('an incomplete entry is reported as not counted until it is added', async () => {
  const { fill, submit, results, addButton, value, calculate } = await visitDeductions();
  await fill({ filingStatus: 'single', amount: '500' });
  await userEvent.click(submit());
  await results();
  expect(value('specified', 'itemizedTotal')).toBe('0');
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed above isn’t counted yet.');
  await fill({ category: 'medical', description: 'Dentist' });
  await userEvent.click(addButton());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await calculate();
  await waitFor(() => expect(value('specified', 'itemizedTotal')).toBe('500'));
});

test('the button is disabled until a filing status is chosen', async () => {
  const { submit, fill } = await visitDeductions();
  expect(submit()).toBeDisabled();
  await fill({ filingStatus: 'single' });
  expect(submit()).toBeEnabled();
  await fill({ filingStatus: '' });
  expect(submit()).toBeDisabled();
});

test('the choice shows its rough figures and a chart by category', async () => {
  const { value, text, hero, root, requests } = await chosen('single', ['mortgage', '10000'], ['state_tax', '6000'], ['mortgage', '500']);
  expect(value('specified', 'itemizedTotal')).toBe('16500');
  expect(value('specified', 'standardDeduction')).toBe('13850');
  expect(value('specified', 'shouldItemize')).toBe('true');
  expect(value('specified', 'totalDeduction')).toBe('16500');
  expect(value('specified', 'savings')).toBe('583');
  expect(JSON.parse(value('specified', 'deductionsByCategory'))).toEqual({ mortgage: 10_500, state_tax: 6_000 });
  expect(text('specified', 'deductionsByCategory')).toBe('Mortgage interest $10,500.00 · State and local taxes $6,000.00');
  expect([...root().querySelectorAll('tr[data-bar]')].map((row) => row.getAttribute('data-bar'))).toEqual([
    'itemized',
    'standard',
    'mortgage',
    'state_tax',
  ]);
  expect(hero()).toEqual(['Itemize: you deduct $16,500.', 'totalDeduction', '16500']);
  expect(screen.getByText(/^Enter your adjusted gross income \(AGI\)/u)).toBeInTheDocument();
  expect(value('official', 'shouldItemize')).toBe('true');
  expect(requests).toEqual([]);
});

test('limits that depend on income apply only once it is known, and the page says so', async () => {
  const { line, fill, value, hero } = await chosen(
    'single',
    ['medical', '9000'],
    ['state_tax', '60000'],
    ['charitable', '2000'],
    ['business', '700'],
  );
  expect(line('medical')).toEqual(['Medical expenses', '$9,000.00', '$9,000.00', 'the same']);
  expect(line('state_tax')[2]).toBe('$40,000.00');
  expect(line('business')[2]).toBe('$0.00');
  expect(line('savings')[2]).toBe('not included');
  expect(screen.getAllByText(/You haven’t entered it, so they’re shown in full/u)).toHaveLength(2);

  await fill({ adjustedGrossIncome: '600000' });
  await waitFor(() => expect(line('medical')[2]).toBe('$0.00'));
  expect(hero()[0]).toBe('Take the standard deduction: $15,750.');
  expect(screen.getByText('It saves you $1,313 in federal income tax compared with itemizing.')).toBeInTheDocument();
  expect(line('state_tax')[2]).toBe('$10,000.00');
  expect(value('official', 'shouldItemize')).toBe('false');
  // 15,750 against 12,000 in the 35 % bracket.
  expect(line('savings')[2]).toBe('$1,312.50');
  expect(line('marginalRate')).toEqual(['Tax rate on the difference', '22.00%', '35.00%', '+13.00 pts']);

  await fill({ agedOrBlind: '2' });
  await waitFor(() => expect(line('standardDeduction')[2]).toBe('$19,750.00'));
  expect(screen.getByText('Additional standard deduction (65 or older, or blind)')).toBeInTheDocument();
});

test('the form asks for balance, age and the line 16 list where they matter', async () => {
  const { line, field, fill } = await chosen('married_joint', ['mortgage', '30000'], ['other', '1000']);
  expect(field('agedOrBlind')).toHaveTextContent('01234');
  await fill({ mortgageDebt: '1000000' });
  await waitFor(() => expect(line('mortgage')[2]).toBe('$22,500.00'));
  await fill({ agedOrBlind: '2' });
  await waitFor(() => expect(line('standardDeduction')[2]).toBe('$34,700.00'));
  expect(line('other')[2]).toBe('$0.00');
  await userEvent.click(field('otherAllowed'));
  await waitFor(() => expect(line('other')[2]).toBe('$1,000.00'));
  await fill({ taxYear: '2026' });
  await waitFor(() => expect(line('standardDeduction')[2]).toBe('$35,500.00'));
});

test('gifts on top of the 2026 standard deduction have their own line', async () => {
  const { line, fill } = await chosen('single', ['charitable', '3000']);
  await fill({ taxYear: '2026' });
  await waitFor(() => expect(line('giftsBesideStandardDeduction')[2]).toBe('$1,000.00'));
  expect(line('standardDeduction')[2]).toBe('$16,100.00');
});

test('for equal amounts, the standard deduction wins', async () => {
  const { value, text } = await chosen('single', ['other', '13850']);
  expect(value('specified', 'shouldItemize')).toBe('false');
  expect(text('specified', 'shouldItemize')).toBe('Standard deduction');
  expect(value('specified', 'savings')).toBe('0');
});

test('a link restores its entries, and a tampered link restores none', async () => {
  const { entries, root, field } = await visitDeductions();
  act(() => offerInputs({ filingStatus: 'single', entries: '[{"id":"1","category":"boat","description":"x","amount":1}]' }));
  await waitFor(() => expect(field('filingStatus')).toHaveValue('single'));
  expect(entries()).toEqual([]);
  act(() => offerInputs({ filingStatus: 'single', entries: '[{"id":"1","category":"medical","description":"Dentist","amount":9}]' }));
  await waitFor(() => expect(entries()).toEqual(['DentistMedical expenses$9.00Remove Dentist']));
  await waitFor(() => expect(root().querySelector('[data-method=specified]')).not.toBeNull());
});

test('the guide’s example matches the engine', () => {
  // 18,500 itemized is 2,750 more than the standard deduction, at 22 %.
  expect(deductionChoice(example)).toMatchObject({ itemized: { medical: 1_500, total: 18_500 }, saved: { tax: 605, rate: 0.22 } });
});
