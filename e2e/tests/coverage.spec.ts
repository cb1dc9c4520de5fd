import { STATE_CODES } from '@bracketwise/contract/states';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { expectNoBarrier } from '../support/axe.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

const { path } = pageOf('coverage');

test.describe('the coverage page', () => {
  test('opens from an estimate’s notes at the estimate’s state and focuses it', async ({ page }) => {
    const calculator = new MainCalculator(page);
    const link = calculator.root.getByRole('link', { name: word('en', 'home:leftOut.byState') });
    await visit(page, '/');
    await expect(link).toHaveAttribute('href', path);
    await calculator.calculate({ state: 'MO', income: '60000' });
    await expect(link).toHaveAttribute('href', `${path}#MO`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}#MO$`));
    const missouri = page.locator('tr#MO');
    await expect(missouri).toBeFocused();
    await expect(missouri).toBeInViewport();
    // Being in the viewport is not enough: the sticky header could cover the heading.
    const header = await page.getByRole('banner').boundingBox();
    const row = await missouri.boundingBox();
    expect(row?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  });

  test('opens at the state in the URL', async ({ page }) => {
    await visit(page, `${path}#WY`);
    await expect(page.locator('tr#WY')).toBeInViewport();
  });

  test('searches for a state', async ({ page }) => {
    await visit(page, path);
    await page.getByRole('searchbox', { name: word('en', 'coverage:states.search') }).fill('dakota');
    await expect(page.getByRole('rowheader')).toHaveText(['North Dakota', 'South Dakota']);
    await expect(page.getByRole('status').filter({ hasText: word('en', 'coverage:states.shown', { number: '2' }) })).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(`is complete in ${language}, with a row for each state`, async ({ page }) => {
        await page.goto(`${path}?lang=${language}#CA`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(language, 'coverage:title'));
        await expect(page.locator('tbody tr')).toHaveCount(STATE_CODES.length);
        await expect(page.locator('tr#CA')).toContainText(word(language, 'coverage:lines.surtax').slice(1));
        await expect(page.locator('tr#CA')).toBeInViewport();
      });
    });
  }

  test('has no axe violations in both themes with a highlighted state', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await visit(page, `${path}#IA`);
    await expectNoBarrier(page, 'the marked state', ['tr#IA']);
  });
});
