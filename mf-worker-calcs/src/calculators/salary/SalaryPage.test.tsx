import { downloadedCsv } from '@bracketwise/shared-ui/testing/downloadedCsv';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { estimateTax } from '@bracketwise/tax-engine';
import { screen, waitFor } from '@testing-library/react';
import page from './page.ts';
import { netSalary } from './specified.ts';
import { example } from './useSalaryFigures.ts';

beforeEach(() => sessionStorage.clear());

const filled: Entries = { grossSalary: '60000', state: 'TX', filingStatus: 'single' };

async function paid(change: Entries = {}) {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, ...change });
  await visit.results();
  await waitFor(() => expect(visit.value('official', 'net')).not.toBe(''));
  return visit;
}

test('the answer is the pay left under state law, and the rough estimate is next to it', async () => {
  const { value, line, hero, requests } = await paid();
  for (const [name, expected] of Object.entries(netSalary({ grossSalary: 60_000 })))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(line('federal')).toEqual(['Federal income tax', '$13,200.00', '$5,071.50', '-$8,128.50']);
  expect(line('state')).toEqual(['State income tax', '$3,000.00', '$0.00', '-$3,000.00']);
  expect(line('socialSecurity')).toEqual(['Social Security', '$3,720.00', '$3,720.00', 'the same']);
  // 60,000 less 5,071.50, 3,720 and 870, per month.
  expect(hero()).toEqual(['You keep $4,195 a month.', 'netMonthly', '4194.875']);
  expect(screen.getByText('That’s 83.90% of your pay.')).toBeInTheDocument();
  expect(
    screen.getByText(
      'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
    ),
  ).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('without a state nothing is calculated, and the form asks for one', async () => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ grossSalary: '60000' });
  await waitFor(() => expect(field('state')).toHaveFocus());
  expect(field('state')).toBeInvalid();
  expect(field('state')).toHaveDisplayValue('Select your state');
  expect(root().querySelector('[data-method]')).toBeNull();
});

test('net pay is shown by year, month, two weeks, week, day and hour', async () => {
  const { value } = await paid();
  const net = 60_000 - 5_071.5 - 3_720 - 870;
  const parts = { netYearly: 1, netMonthly: 12, netBiweekly: 26, netWeekly: 52, netDaily: 260, netHourly: 2_080 };
  for (const [name, count] of Object.entries(parts)) expect([name, Number(value('official', name))]).toEqual([name, net / count]);
});

test('the form offers every state and year, and the answer updates without another click', async () => {
  const { field, fill, value } = await paid();
  expect(field('state').querySelectorAll('option:not([value=""])')).toHaveLength(51);
  expect([...(field('taxYear') as HTMLSelectElement).options].map(({ value: year }) => year)).toEqual([
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
  ]);
  await fill({ state: 'OR', taxYear: '2021' });
  const { stateTax, netIncome } = estimateTax({ state: 'OR', income: 60_000, filingStatus: 'single', taxYear: 2021 });
  await waitFor(() => expect(value('official', 'state')).toBe(String(stateTax)));
  expect(value('official', 'net')).toBe(String(netIncome));
  expect(screen.getByText('Under 2021 rules', { selector: 'p' })).toBeInTheDocument();
});

test('a salary that can’t be read keeps the earlier answer and labels it as earlier', async () => {
  const { fill, hero } = await paid();
  await fill({ grossSalary: 'much' });
  expect(hero()[0]).toBe('You keep $4,195 a month.');
  expect(screen.getByText(/^For your earlier numbers: \$60,000\.00 a year/u)).toBeInTheDocument();
});

test('wages above the threshold pay the Additional Medicare Tax', async () => {
  const { line } = await paid({ grossSalary: '300000' });
  expect(line('additionalMedicare')).toEqual(['Additional Medicare Tax', 'not counted', '$900.00', '+$900.00']);
});

test('what the state takes from the pay has its own line and part, where there is any', async () => {
  const { line, value, fill } = await paid({ state: 'CO' });
  // 0.45% of 60,000 for family and medical leave.
  await waitFor(() => expect(line('levies')).toEqual(['State payroll deductions', 'not counted', '$270.00', '+$270.00']));
  expect(document.querySelector('tr[data-part=levies] data')).toHaveAttribute('value', '270');
  expect(document.querySelector('[data-assumed]')).toHaveTextContent('your employer withholds all that your state allows');
  const { netIncome } = estimateTax({ state: 'CO', income: 60_000, filingStatus: 'single', taxYear: 2025 });
  expect(value('official', 'net')).toBe(String(netIncome));
  await fill({ state: 'TX' });
  await waitFor(() => expect(document.querySelector('tr[data-part=levies]')).toBeNull());
});

test.each(['0', '-1', '', 'much'])('a salary of %j computes nothing and moves the focus to the field', async (grossSalary) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, grossSalary });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('grossSalary')).toHaveFocus();
  expect(field('grossSalary')).toHaveAttribute('aria-invalid', 'true');
});

test('figures add up as displayed, and the file has them in whole cents', async () => {
  // Rounded separately, the four taxes of this salary add up to a cent less than their total.
  const { text, line } = await paid({ grossSalary: '30000.02' });
  const cents = (amount: string | undefined) => Math.round(Number(amount?.replace(/[$,]/gu, '')) * 100);
  const sum = (amounts: readonly (string | undefined)[]) => amounts.reduce((total, amount) => total + cents(amount), 0);
  const taxes = ['federal', 'state', 'socialSecurity', 'medicare'];
  expect(sum(taxes.map((name) => text('specified', name)))).toBe(cents(text('specified', 'total')));
  expect(sum(['net', 'total'].map((name) => text('specified', name)))).toBe(cents('30000.02'));
  for (const name of [...taxes, 'total', 'net']) expect(line(name)[1]).toBe(text('specified', name));

  const rows = await downloadedCsv();
  expect(rows).toContain('Take-home pay every two weeks,754.04\r\n'); // 754.038964...
  expect(rows.match(/\d+\.\d{3,}/gu)).toBeNull();
});

test('a salary above the limit says so', async () => {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, grossSalary: '1000000001' });
  expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument();
  expect(visit.value('specified', 'gross')).toBe('1000000001');
});

test('the guide’s example matches the engine', async () => {
  await visitCalculator(page);
  const { federalTax, netIncome } = estimateTax({ state: 'TX', income: example.grossSalary, filingStatus: 'single', taxYear: 2025 });
  expect([federalTax, netIncome]).toEqual([5_071.5, 50_338.5]);
  expect(screen.getByText(/the whole tax is \$5,071\.50, or 8\.45% of the salary/u)).toBeInTheDocument();
  expect(screen.getByText(/leaves \$50,338\.50 in a state without income tax\. .* leaves \$39,210\.00/u)).toBeInTheDocument();
});
