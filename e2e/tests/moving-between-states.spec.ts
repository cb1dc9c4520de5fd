/** The page for movers and for people who work in another state than they live in; accessibility.spec.ts checks it in each language. */
import { pageOf } from '@bracketwise/shared-ui/site-map';
import type { Page } from '@playwright/test';
import { taxReturn } from '@bracketwise/tax-engine';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const { path } = pageOf('moving-between-states');
const dollars = (usd: number) => `$${Math.round(usd).toLocaleString('en-US')}`;
/** Without what screen readers hear a moment later, which has the same text out of view. */
const shownAnswer = (page: Page) => page.locator('[aria-busy=false]');

test('on a phone, somebody who lives in New Jersey and works in New York sees what each state gets', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, path);
  await expect(page.getByText('New York gets $2,410 for January to June. Florida gets nothing for July to December.')).toBeInViewport({
    ratio: 1,
  });

  await page.getByLabel('What happened?').selectOption('commutes');
  await page.getByLabel('State where you work').selectOption('NY');
  await page.getByLabel('State you live in').selectOption('NJ');
  await page.getByRole('radiogroup', { name: 'Tax year' }).getByText('2025').click();
  await page.getByLabel('Wages', { exact: true }).fill('85,000');
  await page.getByRole('button', { name: 'See the answer' }).click();

  const { states = [], netIncome } = taxReturn({
    taxYear: 2025,
    state: 'NJ',
    filingStatus: 'single',
    wages: 85_000,
    workStates: [{ state: 'NY', wages: 85_000 }],
  });
  const taxIn = (code: string) => states.find(({ state }) => state === code)?.tax ?? NaN;
  const answer = shownAnswer(page);
  await expect(answer.getByText(`New York gets ${dollars(taxIn('NY'))}.`)).toBeInViewport();
  await expect(answer).toContainText(`You keep ${dollars(netIncome)} of your $85,000 in 2025 after all taxes.`);
  const table = page.getByRole('table', { name: 'Each state’s share of 2025' });
  await expect(table).toContainText('IT-203');
  await expect(table).toContainText('NJ-1040');
});

test('a link with inputs shows its answer on the first screen of a phone, and loads the laws of its two states alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/[^/]+\.js$/u.test(response.url())) scripts.push(response.text());
  });
  await visit(page, `${path}#situation=commutes&other=PA&home=NJ&taxYear=2025&income=85000`);
  await expect(shownAnswer(page).getByText(/^Pennsylvania gets nothing\. New Jersey gets \$/u)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('What happened?')).toBeHidden();
  await expect(page.getByText(/Give your employer Form REV-419/u)).toBeVisible();
  const laws = (await Promise.all(scripts)).flatMap((script) => [...script.matchAll(/\bcode:"([A-Z]{2})"/gu)].map(([, code]) => code));
  expect(laws.sort()).toEqual(['NJ', 'PA']);

  await page.locator('summary', { hasText: 'Your two states' }).press('Enter');
  await expect(page.getByLabel('State where you work')).toHaveValue('PA');
});

test('two times the same state is refused, and nothing typed is lost', async ({ page }) => {
  await visit(page, path);
  await page.getByLabel('Wages', { exact: true }).fill('70,000');
  await page.getByLabel('State you moved to').selectOption('NY');
  await expect(page.getByRole('alert').filter({ hasText: 'Choose two different states.' })).toBeVisible();
  await expect(page.getByLabel('Wages', { exact: true })).toHaveValue('70,000');
  await page.getByLabel('State you moved to').selectOption('TX');
  await expect(shownAnswer(page).getByText(/^New York gets \$[\d,]+ for January to June\. Texas gets nothing/u)).toBeVisible();
});
