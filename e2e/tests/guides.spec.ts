import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const RESOURCES = { deductions: '/federal-deductions', planning: '/tax-planning-guide' } as const;

test.describe('the guide to federal deductions', () => {
  test('shows the standard deductions where the navigation leads', async ({ page }) => {
    await visit(page, `${RESOURCES.deductions}#standard-deductions-2024`);
    const heading = page.getByRole('heading', { name: 'Standard deductions: 2024, 2025 and 2026' });
    await expect(heading).toBeInViewport();
    const single = page.getByRole('table', { name: 'Standard deduction by filing status' }).getByRole('row', { name: /^Single/ });
    await expect(single).toHaveText(/\$14,600\$15,750\$16,100\$13,850/);
  });

  test('opens an answer, and leads on to the planning guide', async ({ page }) => {
    await visit(page, `${RESOURCES.deductions}?lang=es`);
    await page.getByText('¿Puedo tomar la deducción estándar y deducir donaciones?').click();
    await expect(page.getByText('hasta $1,000 por persona')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Planificación fiscal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planificar los impuestos durante el año');
  });
});

test.describe('the guide to tax planning', () => {
  test('has the days of the year in the language of the page', async ({ page }) => {
    await visit(page, `${RESOURCES.planning}?lang=fr#calendar`);
    await expect(page.getByRole('heading', { name: 'Le calendrier de 2026' })).toBeInViewport();
    await expect(page.getByText('15 septembre 2026')).toBeVisible();
  });
});

for (const [name, path] of Object.entries(RESOURCES)) {
  test(`${name}: nothing is wider than a narrow screen, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await visit(page, `${path}?lang=fr`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
