import { taxOnInvestmentIncome } from '@bracketwise/tax-engine';
import { screen, waitFor } from '@testing-library/react';
import { visitCalculator } from '@bracketwise/shared-ui/testing/visitCalculator';
import { officialDividend } from './official.ts';
import page from './page.ts';
import { dividendTax, type DividendInputs } from './specified.ts';
import { example } from './useDividendFigures.ts';

beforeEach(() => sessionStorage.clear());

const filled = { dividendAmount: '10,000', dividendType: 'qualified', totalIncome: '45,000', filingStatus: 'single' };
const inputs: DividendInputs = { dividendAmount: 10_000, dividendType: 'qualified', totalIncome: 45_000, filingStatus: 'single' };

describe('a visitor with dividends', () => {
  test('finds the form with its choices, a hint at every field, and no result', async () => {
    const { field, root } = await visitCalculator(page);
    const options = (name: string) => [...(field(name) as HTMLSelectElement).options].map(({ value }) => value);
    expect(options('dividendType')).toEqual(['qualified', 'ordinary']);
    expect(options('filingStatus')).toEqual(['single', 'married_joint', 'married_separate', 'head_of_household']);
    for (const name of Object.keys(filled)) expect(field(name)).toHaveAccessibleDescription(/.{20}/u);
    expect(root().querySelector('[data-field], [data-method]')).toBeNull();
  });

  test('gets the specified figures, unrounded, as the headline', async () => {
    const { calculate, results, value, text, requests } = await visitCalculator(page);
    await calculate(filled);
    await results();
    for (const [name, expected] of Object.entries(dividendTax(inputs))) expect(value('specified', name)).toBe(String(expected));
    expect(text('specified', 'taxAmount')).toBe('$1,500.00');
    expect(text('specified', 'taxRate')).toBe('15%');
    expect(text('specified', 'type')).toBe('Qualified');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Quick estimate: tax of $1,500.00 on the dividends; you keep $8,500.00.',
    );
    expect(requests).toEqual([]);
  });

  test('gets the official figures beside them, with the difference of every line and the reason', async () => {
    const { calculate, results, line, value } = await visitCalculator(page);
    await calculate(filled);
    await results();
    const official = taxOnInvestmentIncome(officialDividend(inputs));
    expect(screen.getByRole('heading', { name: 'By the official tables, 2025' })).toBeInTheDocument();
    expect(value('official', 'federalTax')).toBe(String(official.preferentialTax));
    expect(line('federalTax')).toEqual(['Federal income tax', '$1,500.00', '$997.50', '-$502.50']);
    expect(line('netInvestmentIncomeTax')).toEqual(['Net investment income tax', 'not counted', '$0.00', 'the same']);
    expect(line('stateTax')).toEqual(['State income tax', 'not counted', 'not computed', '']);
    expect(line('taxAmount')).toEqual(['Total tax on the dividends', '$1,500.00', '$997.50', '-$502.50']);
    expect(line('netDividend')).toEqual(['You keep', '$8,500.00', '$9,002.50', '+$502.50']);
    expect(line('taxRate')).toEqual(['Tax as a share of the dividends', '15.00%', '9.98%', '-5.02 pts']);
    expect(screen.getByText(/^They differ because the quick estimate takes the limits of 2023/u)).toBeInTheDocument();
  });

  test('adds a state in the panel', async () => {
    const { calculate, results, line, value, chooseState } = await visitCalculator(page);
    await calculate(filled);
    await results();
    await chooseState('CA');
    await waitFor(() => expect(line('stateTax')[2]).not.toBe('not computed'));
    expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0);
    expect(Number(value('official', 'taxAmount'))).toBeCloseTo(997.5 + Number(value('official', 'stateTax')), 2);
    expect(screen.getByText('California taxes this like any other income.')).toBeInTheDocument();
    await calculate({ dividendAmount: '20,000' });
    expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0);
  });

  test('sees where the dividend lies in the bands, what is kept, and what the other kind would cost, each as a table', async () => {
    const { calculate, results } = await visitCalculator(page);
    await calculate(filled);
    await results();
    const cells = (name: RegExp) =>
      [...screen.getByRole('table', { name }).querySelectorAll<HTMLDataElement>('tbody data')].map(({ value }) => Number(value));
    expect(cells(/^Where it lies/u)).toEqual([3_350, 0, 6_650, 997.5, 0, 0]);
    expect(cells(/^What is kept/u).filter((_, index) => index % 2 === 0)).toEqual([9_002.5, 997.5, 0, 0]);
    const [qualified, ordinary] = cells(/^The same amount/u);
    expect(qualified).toBe(997.5);
    expect(ordinary).toBe(taxOnInvestmentIncome(officialDividend(inputs, 'ordinary')).totalTax);
    expect(screen.getAllByRole('img')).toHaveLength(2);
    // The dearer way is as long as there is room.
    const lengths = [...document.querySelectorAll('[data-bar] rect')].map((rect) => rect.getAttribute('width'));
    expect(lengths).toEqual([`${((qualified ?? 0) / (ordinary ?? 1)) * 100}%`, '100%']);
  });

  test.each(['married_separate', 'head_of_household'])('as %s is told that the quick estimate has no rates', async (filingStatus) => {
    const { calculate, results, value } = await visitCalculator(page);
    await calculate({ ...filled, filingStatus, totalIncome: '90000' });
    await results();
    expect(value('specified', 'taxAmount')).toBe('0');
    expect(Number(value('official', 'taxAmount'))).toBeGreaterThan(0);
    expect(screen.getByText(/^The quick estimate has no rates for/u)).toBeInTheDocument();
    expect(screen.getByText(/^They differ because the quick estimate has no rates/u)).toBeInTheDocument();
  });

  test('reads the page and the result in the language it changes to', async () => {
    const { calculate, results, changeLanguage, text, field } = await visitCalculator(page);
    await calculate(filled);
    await results();
    await changeLanguage('fr');
    expect(text('specified', 'taxAmount')).toBe('1 500,00 $');
    expect(field('dividendAmount')).toHaveValue('10\u202f000');
    expect(screen.getByRole('heading', { name: 'Selon les barèmes officiels, 2025' })).toBeInTheDocument();
  });
});

describe('an input that is not right', () => {
  test.each([
    ['dividendAmount', ''],
    ['dividendAmount', '0'],
    ['dividendAmount', '-0.01'],
    ['dividendAmount', 'plenty'],
    ['dividendAmount', '9'.repeat(400)],
    ['totalIncome', ''],
    ['totalIncome', '0'],
    ['totalIncome', '-1'],
    ['totalIncome', 'x'],
  ])('%s %j computes nothing, says nothing but the hint of the field, and leaves the earlier result', async (name, text) => {
    const { calculate, results, field, value, root } = await visitCalculator(page);
    await calculate({ ...filled, [name]: text });
    expect(root().querySelector('[data-method]')).toBeNull();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    const hint = document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '?';
    expect(field(name)).toHaveAccessibleDescription(hint);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(hint);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await calculate(filled);
    await results();
    expect(field(name)).not.toHaveAttribute('aria-invalid');
    await calculate({ [name]: text });
    expect(field(name)).toHaveFocus();
    expect(value('specified', 'taxAmount')).toBe('1500');
  });

  test('is accepted from one cent on', async () => {
    const { calculate, results, value } = await visitCalculator(page);
    await calculate({ ...filled, dividendAmount: '0.01', totalIncome: '0.01' });
    await results();
    expect(value('specified', 'dividend')).toBe('0.01');
  });

  test('beyond what the engine computes has a quick estimate and says why there is no official figure', async () => {
    const { calculate, results, value, line } = await visitCalculator(page);
    await calculate({ ...filled, dividendAmount: '2,000,000,000' });
    await results();
    expect(value('specified', 'taxAmount')).toBe('300000000');
    expect(line('federalTax')[2]).toBe('not computed');
    expect(screen.getByText('The official tables are computed for amounts up to $1,000,000,000.')).toBeInTheDocument();
  });
});

test('income that was typed in another calculator is offered while the field is empty', async () => {
  sessionStorage.setItem('carried.taxableIncome', '85000');
  const { field, results, calculate, fill } = await visitCalculator(page);
  await fill({ dividendAmount: '100' });
  screen.getByRole('button', { name: 'Use $85,000' }).click();
  await waitFor(() => expect(field('totalIncome')).toHaveValue('85,000'));
  expect(field('totalIncome')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Use/u })).not.toBeInTheDocument();
  await calculate({ totalIncome: '90,000.50' });
  await results();
  expect(sessionStorage.getItem('carried.taxableIncome')).toBe('90000.5');
});

test('the example of the guide is what the engine computes', () => {
  const { preferentialSlices, federalTax } = taxOnInvestmentIncome(officialDividend(example));
  expect(preferentialSlices.map(({ amount }) => amount)).toEqual([3_350, 6_650]);
  expect(federalTax).toBe(997.5);
});
