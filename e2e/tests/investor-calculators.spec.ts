import { expectNoBarrierIn } from '../support/axe.ts';
import { Calculator } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';
import { dataRequests, requestsOf, visit } from '../support/visit.ts';

const DIVIDEND = '/dividend-calculator';
const CAPITAL_GAINS = '/capital-gains-calculator';
const CRYPTO = '/crypto-tax-calculator';

/** Requests other than for scripts. A calculation makes none, but scripts may load while the form is filled in. */
test('the dividend calculator shows its answer and its rough estimate without a request', async ({ page }) => {
  const calculator = new Calculator(page, 'dividend');
  await visit(page, DIVIDEND);
  const requests = requestsOf(page);
  await calculator.calculate({ dividendAmount: '10000', dividendType: 'qualified', totalIncome: '45000', filingStatus: 'single' });
  expect(await calculator.specified()).toEqual({
    netDividend: '8500',
    taxAmount: '1500',
    taxRate: '15',
    dividend: '10000',
    type: 'qualified',
  });
  // 4,450 below the limit of 49,450 (Rev. Proc. 2025-32 § 4.03), 5,550 at 15%.
  await expect(calculator.figure('official', 'federalTax')).toHaveText('$832.50');
  const answer = calculator.root.locator('[data-method="official"]').first();
  await expect(answer).toContainText('Under 2026 rules');
  await expect(answer).toContainText('You keep $9,168 of your dividends.');
  await expect(answer).toContainText('This is federal tax only.');
  await expect(calculator.root.locator('tr[data-line="stateTax"]')).toContainText('not included');
  expect(dataRequests(requests)).toEqual([]);

  // From now on, the answer updates with the form.
  await calculator.control('state').selectOption('CA');
  await expect(calculator.figure('official', 'stateTax')).toHaveText(/^\$/);
  await expect(answer).toContainText('California taxes this like any other income.');
  expect(dataRequests(requests)).toEqual([]);
});

test('a sale at a loss shows the deductible part in three languages', async ({ page }) => {
  const calculator = new Calculator(page, 'capital-gains');
  const sale = { purchasePrice: '10000', salePrice: '2000', purchaseDate: '2024-02-01', saleDate: '2025-02-01', totalIncome: '80000' };
  for (const [language, sentence] of [
    ['en', 'Losses can be deducted from gains or up to $3,000 per year from ordinary income'],
    ['es', 'Las pérdidas pueden deducirse de las ganancias o, hasta $3,000 por año, del ingreso ordinario'],
    ['fr', 'Les pertes se déduisent des plus-values ou, jusqu’à 3 000 $ par an, des revenus ordinaires'],
  ] as const) {
    await visit(page, `${CAPITAL_GAINS}?lang=${language}`);
    await calculator.calculate(sale);
    await expect(calculator.root.locator('[data-method="specified"]').getByText(sentence)).toBeVisible();
    await expect(calculator.figure('official', 'taxSaved')).toHaveAttribute('value', '660');
    expect(await calculator.specified()).toMatchObject({
      isLoss: 'true',
      taxOwed: '0',
      netGain: '-8000',
      daysDiff: '366',
      isLongTerm: 'true',
    });
  }
});

test('the crypto calculator shows a hint above a trading volume of 50,000', async ({ page }) => {
  const calculator = new Calculator(page, 'crypto');
  await visit(page, CRYPTO);
  await calculator.calculate({ gains: '12000', holdingPeriod: 'long_term', tradingVolume: '50000.01', totalIncome: '60000' });
  expect(await calculator.specified()).toMatchObject({ isLongTerm: 'true', taxRate: '15', cryptoTax: '1800', isFrequentTrader: 'true' });
  await expect(calculator.root.getByText(/electing mark-to-market accounting/)).toBeVisible();
  await calculator.calculate({ tradingVolume: '50000' });
  await expect(calculator.figure('specified', 'isFrequentTrader')).toHaveAttribute('value', 'false');
  await expect(calculator.root.getByText(/electing mark-to-market accounting/)).toBeHidden();
});

test('answers carry over to the next calculator in the same tab until the visitor clears them', async ({ page, context }) => {
  await visit(page, DIVIDEND);
  const dividend = new Calculator(page, 'dividend');
  await dividend.calculate({ dividendAmount: '100', totalIncome: '85000', filingStatus: 'married_joint', state: 'TX' });
  await expect(dividend.figure('official', 'netDividend')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Related calculators' })
    .getByRole('link', { name: /Capital gains/ })
    .click();
  const sale = new Calculator(page, 'capital-gains');
  await expect(sale.control('totalIncome')).toHaveValue('85,000');
  await expect(sale.control('filingStatus')).toHaveValue('married_joint');
  await expect(sale.control('state')).toHaveValue('TX');

  const other = await context.newPage();
  await visit(other, CRYPTO);
  await expect(new Calculator(other, 'crypto').control('totalIncome')).toHaveValue('');

  await sale.root.getByRole('button', { name: 'Forget' }).click();
  await visit(page, CRYPTO);
  await expect(new Calculator(page, 'crypto').control('totalIncome')).toHaveValue('');
});

test('a link fills in and submits the form and disappears from the URL', async ({ page }) => {
  await visit(
    page,
    `${CAPITAL_GAINS}#purchasePrice=10000&salePrice=15000&purchaseDate=2022-01-10&saleDate=2024-03-05&totalIncome=80000&filingStatus=single`,
  );
  const calculator = new Calculator(page, 'capital-gains');
  await expect(calculator.figure('specified', 'taxOwed')).toHaveText('$750');
  await expect(calculator.root.locator('[data-method="official"]').first()).toContainText('Under 2024 rules');
  expect(new URL(page.url()).hash).toBe('');
  await expect(calculator.root.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the CSV file contains both methods and every step with its source', async ({ page }) => {
  await visit(page, DIVIDEND);
  const calculator = new Calculator(page, 'dividend');
  await calculator.calculate({ dividendAmount: '10000', totalIncome: '45000' });
  const download = page.waitForEvent('download');
  await calculator.root.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('tax-estimate-dividend-2026.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('Rough estimate (flat rates),Tax on the dividends,1500');
  expect(text).toContain('Under 2026 rules,Federal income tax,832.5');
  expect(text).toContain('Rev. Proc. 2025-32');
});

test.describe('a list of sales', () => {
  const OPEN = 'List or import several sales';
  const csv = (text: string) => ({ name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  test('is imported from a CSV file without a request for data, and its answer has each tax', async ({ page }) => {
    await visit(page, CAPITAL_GAINS);
    const calculator = new Calculator(page, 'capital-gains');
    await calculator.root.getByText(OPEN).click();
    const requests = requestsOf(page);
    const file = 'Description,Date acquired,Date sold,Proceeds,Cost\nVTI,01/02/2024,03/04/2026,"$15,000.00","$10,000.00"\n';
    await calculator.root.locator('input[type=file]').setInputFiles(csv(file));
    await expect(calculator.root.getByRole('alert')).toContainText('Rows added: 1.');
    await expect(calculator.root.locator('[data-sale]')).toContainText('VTI');
    await calculator.calculate({ totalIncome: '300000', state: 'TX' });
    // 15% and 3.8% of 5,000; more than 200,000 of income.
    const answer = calculator.root.locator('[data-method="official"]').first();
    await expect(answer).toContainText('Your taxes on your sales come to $940');
    await expect(answer).toContainText('Net investment income tax (NIIT)$190.00');
    expect(dataRequests(requests)).toEqual([]);
    await expectNoBarrierIn('light', page, 'with a list of sales', ['[data-calculator]']);
  });

  test('is filled in by keyboard alone', async ({ page }) => {
    await visit(page, CAPITAL_GAINS);
    const calculator = new Calculator(page, 'capital-gains');
    await calculator.root.locator('summary', { hasText: OPEN }).focus();
    await page.keyboard.press('Enter');
    await expect(calculator.root.getByRole('button', { name: 'Add sale' })).toBeVisible();
    await calculator.fill({ asset: 'VTI', acquired: '2024-01-02', basis: '1000', sold: '2026-01-05', proceeds: '3000' });
    await calculator.control('proceeds').press('Enter');
    await expect(calculator.root.locator('[data-sale]')).toContainText('$2,000.00');
    await expect(calculator.control('asset')).toBeFocused();
    await calculator.root.getByRole('button', { name: 'Remove VTI' }).focus();
    await page.keyboard.press('Enter');
    await expect(calculator.root.locator('[data-sale]')).toHaveCount(0);
    await expect(calculator.control('asset')).toBeFocused();
  });
});
