/** The list of sales on the pages of capital gains and of crypto. */
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Visit } from '@bracketwise/shared-ui/testing/visitCalculator';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import capitalGains from '../calculators/capital-gains/page.ts';
import crypto from '../calculators/crypto/page.ts';

// Loading the list takes this long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => sessionStorage.clear());

async function open(page: typeof capitalGains) {
  const visit = await visitCalculator(page);
  const details = screen.getByText('List or import several sales').closest('details')!;
  // jsdom doesn't open it by a click.
  details.open = true;
  await act(async () => void fireEvent(details, new Event('toggle')));
  await screen.findByRole('button', { name: 'Add sale' });
  return visit;
}
const SALE = { asset: 'VTI', acquired: '2024-01-02', basis: '10000', sold: '2026-03-04', proceeds: '15000' };
const rows = () => [...document.querySelectorAll('[data-sale] p:first-child')].map(({ textContent }) => textContent);
async function add({ fill }: Visit, sale: Record<string, string>) {
  await fill(sale);
  await userEvent.click(screen.getByRole('button', { name: 'Add sale' }));
}
const paste = (visit: Visit, text: string) => fireEvent.paste(visit.field('asset'), { clipboardData: { getData: () => text } });
const part = (name: string) => document.querySelector<HTMLDataElement>(`data[data-field="sales.${name}"]`)?.value;

test('sales are added, changed and removed, and answered together without the form’s own sale', async () => {
  const visit = await open(capitalGains);
  await add(visit, SALE);
  await add(visit, { ...SALE, asset: 'GLD', kind: 'collectible', basis: '2000', proceeds: '5000' });
  expect(rows()).toEqual(['VTI', 'GLD']);
  await userEvent.click(screen.getByRole('button', { name: 'Change GLD' }));
  expect(visit.field('proceeds')).toHaveValue('5,000');
  await visit.fill({ proceeds: '4000' });
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await visit.calculate({ totalIncome: '300000' });
  // In the bracket of 35%: 15% of 5,000, 28% of 2,000; net investment income tax of 3.8% on 7,000.
  await waitFor(() => expect(visit.hero()).toEqual(['Your taxes on your sales come to $1,576.', 'taxOwed', '1576']));
  expect(document.querySelector('[data-method=specified]')).toBeNull();
  expect([part('long'), part('collectibles')]).toEqual(['7000', '2000']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove GLD' }));
  await waitFor(() => expect(visit.hero()[0]).toBe('Your taxes on your sales come to $940.'));
});

test('sales without a date acquired are short-term, and the answer says how many', async () => {
  const visit = await open(capitalGains);
  await add(visit, { ...SALE, acquired: '' });
  await add(visit, { ...SALE, acquired: '', sold: '2025-03-04' });
  await add(visit, SALE);
  await visit.calculate({ totalIncome: '60000' });
  // 22% and 15% of 5,000.
  await waitFor(() => expect(visit.hero()).toEqual(['Your taxes on your sales come to $1,850.', 'taxOwed', '1850']));
  expect(document.querySelector('[data-method=official]')).toHaveTextContent('Sales without a date acquired, counted as short-term: 1.');
});

test('a cell that can’t be read says so at the cell, and nothing is added', async () => {
  const visit = await open(capitalGains);
  await add(visit, { ...SALE, proceeds: 'much' });
  expect(visit.field('proceeds')).toHaveFocus();
  expect(visit.field('proceeds')).toHaveAccessibleDescription(/Type an amount in dollars\./u);
  expect(rows()).toEqual([]);
});

test('cells are pasted from a spreadsheet; a bad one is named by row and column', async () => {
  const visit = await open(capitalGains);
  paste(visit, 'VTI\t\t\t2024-01-02\t2026-03-04\t15000\t10000\nVTI\t\t\t2024-01-02\t31/3/2026\t15000\t10000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Row 2, column “Date sold”: “31/3/2026” can’t be used.');
  expect(rows()).toEqual([]);
  paste(visit, 'VTI\t\t\t2024-01-02\t2026-03-04\t15000\t10000\nBND\t\t\t2024-01-02\t2026-03-04\t900\t1000');
  await waitFor(() => expect(rows()).toEqual(['VTI', 'BND']));
  paste(visit, 'VTI\t\t\t2024-01-02\t2026-03-04\t15000\t10000\nGLD\t2024-01-02\t2026-03-04\t900\t1000');
  await waitFor(() => expect(rows()).toEqual(['VTI', 'BND']));
});

test('a CSV file is read in the browser, without a request', async () => {
  const visit = await open(capitalGains);
  const text = 'Description,Date acquired,Date sold,Proceeds,Cost\nVTI,01/02/2024,03/04/2026,"$15,000.00","$10,000.00"';
  const file = new File([text], 'sales.csv', { type: 'text/csv' });
  file.text = async () => text;
  await userEvent.upload(screen.getByLabelText('Import a CSV file'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Rows added: 1.');
  expect(rows()).toEqual(['VTI']);
  await userEvent.upload(screen.getByLabelText('Import a CSV file'), file);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^Nothing was added\.\s*Rows already in your list, so not added again: 1\.$/u),
  );
  expect(rows()).toEqual(['VTI']);
  expect(visit.requests).toEqual([]);
});

test('a wash sale is postponed, and the page says why', async () => {
  const visit = await open(capitalGains);
  await add(visit, { ...SALE, acquired: '2026-01-05', proceeds: '6000' });
  await add(visit, { asset: 'VTI', acquired: '2026-03-20', basis: '6500', sold: '', proceeds: '' });
  await visit.calculate({ totalIncome: '80000' });
  await waitFor(() => expect(part('washSales')).toBe('4000'));
  expect(screen.getByText(/^You bought the same security within 30 days/u)).toBeInTheDocument();
  expect(visit.hero()[0]).toBe('Your taxes on your sales come to $0.');
});

test('losses of earlier years count, and what is left of them is named', async () => {
  const visit = await open(capitalGains);
  await add(visit, SALE);
  await visit.calculate({ totalIncome: '80000', shortTermLossCarryover: '2000', longTermLossCarryover: '10000' });
  // 5,000 - 12,000: 3,000 of 7,000 lower other income, as they would without the sale. The short-term 2,000 go first.
  await waitFor(() => expect(visit.hero()).toEqual(['Your taxes on your sales come to $0.', 'taxOwed', '0']));
  expect(
    screen.getByText(
      'Your gains and income come to $5,000. You keep $5,000. $7,000 of your losses from earlier years is left: $3,000 comes off your other income this year, and $4,000 carries over.',
    ),
  ).toBeInTheDocument();
  expect([part('shortCarryover'), part('longCarryover'), part('carriedShort'), part('carriedLong')]).toEqual([
    '-2000',
    '-10000',
    undefined,
    '4000',
  ]);
});

test('coins received count as income and as cost, and the units to sell are compared', async () => {
  const visit = await open(crypto);
  await add(visit, { asset: 'ETH', quantity: '1', acquired: '2021-02-01', basis: '1000', sold: '', proceeds: '' });
  await visit.fill({ asset: 'ETH', quantity: '1', acquired: '2026-02-02', basis: '3000', sold: '2026-06-01', proceeds: '4000' });
  await userEvent.click(screen.getByRole('checkbox', { name: /I received it as income/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Add sale' }));
  await visit.calculate({ totalIncome: '60000' });
  // 22% of 3,000 of income and of the gain of 1,000.
  await waitFor(() => expect(visit.hero()).toEqual(['Your taxes on your crypto come to $880.', 'cryptoTax', '880']));
  expect(
    screen.getByText('Of that, $660.00 is for the $3,000.00 you received as income, and $220.00 is for your gains.'),
  ).toBeInTheDocument();
  const methods = within(screen.getByRole('table', { name: /^Tax by which units you sell/u }));
  // First in: 22% of 3,000 and 15% of 3,000.
  expect(methods.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.anything(),
    expect.stringContaining('$880.00'),
    expect.stringContaining('$1,110.00'),
    expect.stringContaining('$880.00'),
  ]);
  expect(screen.getByText(/lowers the tax by \$230\.00 compared with first in, first out/u)).toBeInTheDocument();
});

test('with a loss, each choice of units shows what it saves', async () => {
  const visit = await open(capitalGains);
  await add(visit, { asset: 'ABC', quantity: '100', acquired: '2022-01-10', basis: '8000', sold: '2025-05-01', proceeds: '7000' });
  await add(visit, { asset: 'ABC', quantity: '100', acquired: '2023-05-15', basis: '10000', sold: '', proceeds: '' });
  await visit.calculate({ totalIncome: '80000' });
  // 22% of losses of 1,000 and 3,000: 26 U.S.C. § 1211(b).
  const methods = within(await screen.findByRole('table', { name: /^Tax by which units you sell/u }));
  expect(methods.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Units soldTax (−: you save)',
    expect.stringContaining('−$220.00'),
    expect.stringContaining('−$220.00'),
    expect.stringContaining('−$660.00'),
  ]);
  expect(screen.getByText(/lowers the tax by \$440\.00 compared with first in, first out/u)).toBeInTheDocument();
});

test('crypto received as income is taxed without any sale', async () => {
  const visit = await visitCalculator(crypto);
  await visit.calculate({ gains: '0', totalIncome: '60000', cryptoIncome: '5000' });
  await waitFor(() => expect(visit.hero()).toEqual(['Your taxes on your crypto come to $1,100.', 'cryptoTax', '1100']));
  expect(
    screen.getByText('Without sales or swaps, you don’t need Form 8949 or Schedule D. Crypto received as income goes on Schedule 1.'),
  ).toBeInTheDocument();
  await visit.fill({ gains: '100' });
  expect(await screen.findByText('Crypto received as income goes on Schedule 1.')).toBeInTheDocument();
});

test('coins sold in another year are taxed under the rules of that year, which the form then shows', async () => {
  const visit = await open(crypto);
  await add(visit, { asset: 'ETH', quantity: '1', acquired: '2021-02-01', basis: '1000', sold: '2025-06-01', proceeds: '4000' });
  expect(visit.field('taxYear')).toHaveValue('2025');
  await visit.calculate({ totalIncome: '60000' });
  // 15% of 3,000.
  await waitFor(() => expect(visit.hero()).toEqual(['Your taxes on your crypto come to $450.', 'cryptoTax', '450']));
  expect(screen.getByText('Under 2025 rules', { selector: 'p' })).toBeInTheDocument();
  // A year that has sales stays.
  await add(visit, { asset: 'BTC', quantity: '1', acquired: '2021-02-01', basis: '1000', sold: '2026-06-01', proceeds: '2000' });
  expect(visit.field('taxYear')).toHaveValue('2025');
});
