/** The page for bonuses, stock that vests, options and purchase plans. */
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { expectNoBarrierWideAndNarrow } from '../support/axe.ts';
import { Calculator } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const { id, path } = pageOf('bonus-and-stock');

test('from the salary page, somebody finds out on a phone what stock that vested still costs, and opens the link to it elsewhere', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, pageOf('salary').path);
  await new Calculator(page, 'salary').calculate({ grossSalary: '240,000', state: 'TX', filingStatus: 'single' });
  await page.getByRole('link', { name: 'See what a bonus or stock leaves you' }).click();

  const calculator = new Calculator(page, id);
  // The visit has the salary and the state already.
  await expect(calculator.control('state')).toHaveValue('TX');
  await calculator.fill({ kind: 'rsu' });
  await calculator.calculate({ shares: '1000', price: '100', wages: '240,000' });
  // 22,000 and 2.35% are withheld; the return takes 32% of 32,325 and 35% of 67,675.
  const answer = calculator.root.locator('[data-method=official]').first();
  await expect(answer).toContainText('$24,350 is withheld, and you owe about $12,030 more when you file.');
  await expect(answer.locator('[data-hero]')).toBeInViewport();

  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(path);
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.locator('[data-hero]')).toHaveText('$12,030');
});

test('an ESPP sale before the purchase is refused at its field, and nothing typed is lost', async ({ page }) => {
  await visit(page, path);
  const calculator = new Calculator(page, id);
  await calculator.fill({ kind: 'espp' });
  const sale = {
    shares: '100',
    grantDate: '2024-01-02',
    grantValue: '100',
    purchaseDate: '2024-06-28',
    purchaseValue: '120',
    pricePaid: '85',
  };
  await calculator.calculate({ ...sale, saleDate: '2024-06-27', salePrice: '130', wages: '100,000', state: 'TX' });
  await expect(calculator.control('saleDate')).toBeFocused();
  await expect(calculator.control('saleDate')).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator.root.locator('[data-method]')).toHaveCount(0);
  await expect(calculator.control('pricePaid')).toHaveValue('85');
  await calculator.calculate({ saleDate: '2026-01-03' });
  // 15% of 100 at 22%, and the rest of 45 a share at 15%.
  await expect(calculator.root.locator('[data-hero]')).toHaveText('$780');
});

// The journey ends with the answer about a bonus.
test('the answer about options passes axe', async ({ page }) => {
  const calculator = new Calculator(page, id);
  await visit(page, path);
  await calculator.fill({ kind: 'iso' });
  await calculator.calculate({ shares: '1000', strike: '5', price: '205', wages: '200000', state: 'CA' });
  await expect(calculator.root.locator('[data-hero]')).toBeVisible();
  await expectNoBarrierWideAndNarrow(page);
});
