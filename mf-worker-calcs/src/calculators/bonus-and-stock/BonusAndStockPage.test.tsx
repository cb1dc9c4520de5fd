import { downloadedCsv } from '@bracketwise/shared-ui/testing/downloadedCsv';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { screen, waitFor } from '@testing-library/react';
import page from './page.ts';

beforeEach(() => sessionStorage.clear());

const bonus: Entries = { kind: 'bonus', amount: '10000', wages: '240000', state: 'TX', filingStatus: 'single' };
const stock: Entries = { wages: '240000', state: 'TX', filingStatus: 'single' };

/** Choosing what one got comes first, because the other fields depend on it. */
async function answered(entries: Entries) {
  const visit = await visitCalculator(page);
  await visit.calculate(entries);
  await visit.results();
  await waitFor(() => expect(visit.hero()[1]).toBeDefined());
  return visit;
}

/** The sentence after the main one, which screen readers hear too. */
const then = () => document.querySelector('[data-hero]')?.parentElement?.nextElementSibling?.textContent ?? '';

test('the answer to a bonus is what is left after tax, what is withheld, and what is still owed', async () => {
  const { hero, value, requests } = await answered(bonus);
  // Above the wage base: 22% and 1.45% and 0.9% are withheld. The return takes 32% of it: 223,900 to 233,900 of taxable income.
  expect(hero()).toEqual(['Of $10,000, you keep $6,565.', 'kept', '6565']);
  expect(then()).toBe('$2,435 is withheld. Your real tax on it is $3,435, so you owe $1,000 more when you file.');
  expect(value('official', 'federal')).toBe('3200');
  expect(value('official', 'payroll')).toBe('235');
  expect(screen.getByText('Texas doesn’t tax wages, so nothing is withheld for it.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a small earner gets some of the withholding back', async () => {
  await answered({ ...bonus, wages: '40000' });
  // 22% and 7.65% of 10,000 are withheld; the return takes 12% of it.
  expect(then()).toBe('$2,965 is withheld. Your real tax on it is $1,965, so you get $1,000 back when you file.');
});

test('the answer to stock that vests is what is still owed', async () => {
  const { hero } = await answered({ kind: 'rsu', shares: '1000', price: '100', ...stock });
  // 22,000 withheld, and 32% of 32,325 and 35% of 67,675 on the return.
  expect(hero()).toEqual(['$24,350 is withheld, and you owe about $12,030 more when you file.', 'gap', '12030.25']);
  expect(then()).toBe('Of $100,000 in shares, you keep $63,620 after all tax.');
  expect(screen.getByText('243.5')).toBeInTheDocument();
});

test('an exercise of nonqualified options says how much cash it takes', async () => {
  const { value } = await answered({ kind: 'nso', shares: '1000', strike: '10', price: '60', ...stock });
  // The price, and 22% and 2.35% of 50,000.
  expect(value('official', 'cashNeeded')).toBe(String(10_000 + 11_000 + 1_175));
});

test('an exercise of incentive options names the AMT and the shares that are free of it', async () => {
  const { hero, value } = await answered({ kind: 'iso', shares: '1000', strike: '5', price: '205', ...stock, wages: '200000' });
  // Form 6251: 26% of 244,500 and 28% of 65,400, less the regular tax of 36,734. It starts at 31,384 of the 200 a share.
  expect(hero()).toEqual(['This exercise adds $45,148 to your federal tax.', 'federalCost', '45148']);
  expect(value('official', 'sharesWithoutTax')).toBe('156');
  expect(then()).toContain('Only 156 of your 1,000 shares are free of it this year');
});

test('a small exercise is free, and the page says how much larger it could be', async () => {
  const { hero } = await answered({ kind: 'iso', shares: '100', strike: '5', price: '205', ...stock, wages: '200000' });
  expect(hero()[2]).toBe('0');
  expect(then()).toContain('up to 156 shares are free at these prices this year');
});

const sold: Entries = {
  kind: 'espp',
  shares: '100',
  grantDate: '2025-01-02',
  grantValue: '100',
  purchaseDate: '2025-06-30',
  purchaseValue: '120',
  pricePaid: '85',
  saleDate: '2026-03-02',
  salePrice: '130',
  wages: '100000',
  state: 'TX',
  filingStatus: 'single',
};

test('an early ESPP sale is compared with one after both waiting periods', async () => {
  const { hero, value } = await answered(sold);
  // 120 - 85 is ordinary income and 130 - 120 a short-term gain, both at 22%.
  expect(hero()).toEqual(['The sale adds $990 to your taxes.', 'saleTax', '990']);
  expect(value('official', 'ordinaryIncome')).toBe('3500');
  expect(value('official', 'gain')).toBe('1000');
  // From January 3, 2027: 15% of 100 at 22%, and the rest of 45 at 15%.
  expect(screen.getByText(/^You sold before January 3, 2027,.* would have saved \$210\.$/u)).toBeInTheDocument();
});

test('a patient ESPP sale has the better rule, in the year of the sale', async () => {
  const { hero, value } = await answered({ ...sold, grantDate: '2023-01-02', purchaseDate: '2023-06-30', saleDate: '2025-07-01' });
  expect(hero()[2]).toBe('780');
  expect(value('official', 'ordinaryIncome')).toBe('1500');
  expect(screen.getByText(/^A qualifying sale, 2025/u)).toBeInTheDocument();
});

test('the wages of a spouse count on a joint return', async () => {
  const visit = await answered({ ...bonus, filingStatus: 'married_joint' });
  const alone = visit.hero()[2];
  await visit.fill({ spouseWages: '300000' });
  await waitFor(() => expect(visit.hero()[2]).not.toBe(alone));
  const both = visit.hero()[2];
  await visit.fill({ filingStatus: 'single' });
  expect(visit.field('spouseWages')).toBeNull();
  await waitFor(() => expect(visit.hero()[2]).not.toBe(both));
});

test.each([
  ['amount', { ...bonus, amount: '0' }],
  ['wages', { ...bonus, wages: '' }],
  ['strike', { kind: 'nso', shares: '10', strike: '60', price: '60', ...stock }],
  ['purchaseDate', { ...sold, purchaseDate: '2024-12-31' }],
  ['saleDate', { ...sold, saleDate: '2023-03-02', grantDate: '2020-01-02', purchaseDate: '2020-06-30' }],
  ['discount', { ...sold, discount: '16' }],
] as const)('a wrong %s computes nothing and gets the focus', async (name, entries) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate(entries);
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field(name)).toHaveFocus();
  expect(field(name)).toBeInvalid();
});

test('amounts above the limit say so', async () => {
  await (await visitCalculator(page)).calculate({ kind: 'rsu', shares: '1000000', price: '1000', ...stock });
  expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument();
});

test('the file has the figures of the answer and none of what was typed for something else', async () => {
  const visit = await visitCalculator(page);
  await visit.fill({ kind: 'rsu', shares: '1000', price: '100' });
  await visit.calculate(bonus);
  await waitFor(() => expect(visit.hero()[1]).toBe('kept'));
  const file = await downloadedCsv();
  expect(file).toContain('What you keep,6565');
  expect(file).not.toContain('Shares');
  expect(file).not.toContain('Rough estimate');
});
