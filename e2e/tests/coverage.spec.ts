import { STATE_CODES } from '@bracketwise/contract/states';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { expectNoBarrier } from '../support/axe.ts';
import { documentAt } from '../support/html.ts';
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
    await calculator.root.getByText(word('en', 'home:leftOut.title')).click();
    await expect(link).toHaveAttribute('href', path);
    await calculator.calculate({ state: 'MO', income: '60000' });
    await expect(link).toHaveAttribute('href', `${path}#MO`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}#MO$`));
    const missouri = page.locator('#MO');
    await expect(missouri).toBeFocused();
    await expect(missouri).toBeInViewport();
    // Being in the viewport is not enough: the sticky header could cover the heading.
    const header = await page.getByRole('banner').boundingBox();
    const row = await missouri.boundingBox();
    expect(row?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  });

  test('opens at the state in the URL, which has no axe violations in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await visit(page, `${path}#IA`);
    await expect(page.locator('#IA')).toBeInViewport();
    await expectNoBarrier(page, 'the marked state', ['#IA']);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is complete in every language, with a row for each state', async ({ page }) => {
      for (const language of LANGUAGES) {
        const { heading, rows, california } = await (
          await documentAt(page, `${path}?lang=${language}`)
        ).evaluate((html) => ({
          heading: html.querySelector('h1')?.textContent,
          rows: html.querySelectorAll('main dl[id]').length,
          california: html.querySelector('#CA')?.textContent,
        }));
        expect(heading).toBe(word(language, 'coverage:title'));
        expect(rows).toBe(STATE_CODES.length);
        expect(california).toContain(word(language, 'coverage:lines.surtax').slice(1));
      }
    });

    test('opens at the state in the URL', async ({ page }) => {
      await page.goto(`${path}#CA`);
      await expect(page.locator('#CA')).toBeInViewport();
    });
  });
});
