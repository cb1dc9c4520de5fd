import { Calculator } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';
import { requestsOf, visit } from '../support/visit.ts';

const DIVIDEND = '/dividend-calculator';
const CAPITAL_GAINS = '/capital-gains-calculator';
const CRYPTO = '/crypto-tax-calculator';

/** What a calculation asks for from a server: nothing. Scripts of the page may come while the visitor fills in the form. */
const asked = (requests: ReturnType<typeof requestsOf>) =>
  requests.filter((request) => request.resourceType() !== 'script').map((each) => each.url());

test('a dividend is estimated by the quick rule and by the law, without any request', async ({ page }) => {
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
  // 3,350 below the limit of 48,350 (Rev. Proc. 2024-40 § 2.03), 6,650 at 15 %.
  await expect(calculator.figure('official', 'federalTax')).toHaveText('$997.50');
  await expect(page.getByRole('heading', { name: 'By the official tables, 2025' })).toBeVisible();
  await expect(calculator.root).toContainText('not computed');
  expect(asked(requests)).toEqual([]);

  await calculator.root.locator('[data-method="official"] [name="state"]').selectOption('CA');
  await expect(calculator.figure('official', 'stateTax')).toBeVisible();
  expect(asked(requests)).toEqual([]);
});

test('a sale at a loss says what can be deducted, in the three languages', async ({ page }) => {
  const calculator = new Calculator(page, 'capital-gains');
  const sale = { purchasePrice: '10000', salePrice: '2000', purchaseDate: '2024-02-01', saleDate: '2025-02-01', totalIncome: '80000' };
  for (const [language, sentence] of [
    ['en', 'Losses can be deducted from gains or up to $3,000 per year from ordinary income'],
    ['es', 'Las pérdidas pueden deducirse de las ganancias o, hasta $3,000 por año, del ingreso ordinario'],
    ['fr', 'Les pertes se déduisent des plus-values ou, jusqu’à 3 000 $ par an, des revenus ordinaires'],
  ] as const) {
    await visit(page, `${CAPITAL_GAINS}?lang=${language}`);
    await calculator.calculate(sale);
    await expect(calculator.root.getByText(sentence)).toBeVisible();
    expect(await calculator.specified()).toMatchObject({
      isLoss: 'true',
      taxOwed: '0',
      netGain: '-8000',
      daysDiff: '366',
      isLongTerm: 'true',
    });
  }
});

test('crypto trades above a volume come with a hint, and below without', async ({ page }) => {
  const calculator = new Calculator(page, 'crypto');
  await visit(page, CRYPTO);
  await calculator.calculate({ gains: '12000', holdingPeriod: 'long_term', tradingVolume: '50000.01', totalIncome: '60000' });
  expect(await calculator.specified()).toMatchObject({ isLongTerm: 'true', taxRate: '15', cryptoTax: '1800', isFrequentTrader: 'true' });
  await expect(calculator.root.getByText(/electing mark-to-market accounting/)).toBeVisible();
  await calculator.calculate({ tradingVolume: '50000' });
  await expect(calculator.figure('specified', 'isFrequentTrader')).toHaveAttribute('value', 'false');
  await expect(calculator.root.getByText(/electing mark-to-market accounting/)).toBeHidden();
});

test('an input that is not right computes nothing, focuses its field, and leaves the earlier result', async ({ page }) => {
  const calculator = new Calculator(page, 'dividend');
  await visit(page, DIVIDEND);
  await calculator.calculate({ dividendAmount: '0', totalIncome: '45000' });
  const amount = calculator.control('dividendAmount');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription(/More than zero/);
  await expect(calculator.root.locator('[data-method]')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  await calculator.calculate({ dividendAmount: '10000' });
  await expect(calculator.figure('specified', 'taxAmount')).toHaveText('$1,500.00');
  await calculator.calculate({ dividendAmount: '' });
  await expect(amount).toBeFocused();
  await expect(calculator.figure('specified', 'taxAmount')).toHaveText('$1,500.00');
});

test('income typed in one calculator is offered in the next, in this tab alone', async ({ page, context }) => {
  await visit(page, DIVIDEND);
  await new Calculator(page, 'dividend').calculate({ dividendAmount: '100', totalIncome: '85000' });
  await page
    .getByRole('navigation', { name: 'Related calculators' })
    .getByRole('link', { name: /Capital gains/ })
    .click();
  await page.getByRole('button', { name: 'Use $85,000' }).click();
  await expect(new Calculator(page, 'capital-gains').control('totalIncome')).toHaveValue('85,000');

  const other = await context.newPage();
  await visit(other, CRYPTO);
  await expect(other.getByRole('button', { name: /^Use/ })).toHaveCount(0);
});

test('a link to a calculation fills in the form, computes, and leaves nothing of it in the address', async ({ page }) => {
  await visit(
    page,
    `${CAPITAL_GAINS}#purchasePrice=10000&salePrice=15000&purchaseDate=2022-01-10&saleDate=2024-03-05&totalIncome=80000&filingStatus=single`,
  );
  const calculator = new Calculator(page, 'capital-gains');
  await expect(calculator.figure('specified', 'taxOwed')).toHaveText('$750.00');
  await expect(page.getByRole('heading', { name: 'By the official tables, 2024' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(calculator.root.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the file of a calculation holds both methods and every step with its source', async ({ page }) => {
  await visit(page, DIVIDEND);
  const calculator = new Calculator(page, 'dividend');
  await calculator.calculate({ dividendAmount: '10000', totalIncome: '45000' });
  const download = page.waitForEvent('download');
  await calculator.root.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('tax-estimate-dividend-2025.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('Quick estimate,Tax on the dividends,1500');
  expect(text).toContain('"By the official tables, 2025",Federal income tax,997.5');
  expect(text).toContain('Rev. Proc. 2024-40');
});
