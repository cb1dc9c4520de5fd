import { STATE_CODES } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { openAll } from '../support/clipped.ts';
import { STILL, shiftOf, watchShift } from '../support/layout-shift.ts';
import { resize } from '../support/resize.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

const pathOf = (id: string) => pageOf(id).path;
const heading = (section: string) => `#${section}-heading`;

test.describe('the guide to federal brackets', () => {
  const path = pathOf('tax-brackets');

  test('shows the year selected by keyboard without a layout shift', async ({ page }) => {
    await watchShift(page);
    await visit(page, path);
    const tab = (year: string) => page.getByRole('tab', { name: year });
    await tab('2024').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('2025')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: '2025' })).toContainText('$250,500');
    await expect(page.locator('[data-example="2025"]')).toContainText('$7,949.00');
    expect(await shiftOf(page)).toEqual(STILL);
  });

  test('opens from the menu at its tables, and its contents lead to each section', async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: word('en', 'shell:menu.label') });
    await menu.getByText(word('en', 'shell:groups.resources'), { exact: true }).click();
    await menu.getByRole('link', { name: pageOf('tax-brackets').name.en }).click();
    await expect(page).toHaveURL(`${path}#tax-brackets`);
    await expect(page.locator(heading('tax-brackets'))).toBeInViewport();

    const contents = page.getByRole('navigation', { name: word('en', 'article:contents') });
    await contents.getByRole('link', { name: word('en', 'tax-brackets:guide.mistakes.title') }).click();
    await expect(page).toHaveURL(`${path}#mistakes`);
    await expect(page.locator('#mistakes')).toBeFocused();
    await expect(page.locator(heading('mistakes'))).toBeInViewport();
    await page.goBack();
    await expect(page.locator(heading('tax-brackets'))).toBeInViewport();
  });

  test('keeps the language when the table of contents is used', async ({ page }) => {
    await visit(page, `${path}?lang=fr`);
    const contents = page.getByRole('navigation', { name: word('fr', 'article:contents') });
    await contents.getByRole('link', { name: word('fr', 'article:faq') }).click();
    await expect(page).toHaveURL(`${path}?lang=fr#faq`);
  });
});

test.describe('the guide to state rates', () => {
  const path = pathOf('state-rates');

  test('opens at the states without an income tax and fetches nothing that its HTML contains', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `${path}#no-income-tax-states`);
    await expect(page.locator(heading('no-income-tax-states'))).toBeInViewport();
    expect(asked.filter((each) => each.startsWith('/api/'))).toEqual([]);
  });

  test('fetches the rates if its HTML has none, also after a failure', async ({ page, allowConsole }) => {
    allowConsole(/status of 503/);
    let up = false;
    await page.route('**/api/states', (route) => (up ? route.continue() : route.fulfill({ status: 503, body: 'down' })));
    // Another remote's page has no rates, so after client-side navigation the page fetches them.
    await visit(page, pathOf('coverage'));
    const menu = page.getByRole('navigation', { name: word('en', 'shell:menu.label') });
    await menu.getByText(word('en', 'shell:groups.resources'), { exact: true }).click();
    await menu.getByRole('link', { name: pageOf('state-rates').name.en }).click();
    await expect(page.getByText(word('en', 'state-rates:failed')).first()).toBeVisible();
    up = true;
    await page
      .getByRole('button', { name: word('en', 'common:actions.tryAgain') })
      .first()
      .click();
    await expect(page.locator('#all-states [data-state=CA]')).toContainText('13.3%');
  });
});

test.describe('the guide to federal deductions', () => {
  test('opens at the standard deductions from the menu', async ({ page }) => {
    await visit(page, `${pathOf('federal-deductions')}#standard-deductions-2024`);
    const heading = page.getByRole('heading', { name: 'Standard deductions: 2024, 2025 and 2026' });
    await expect(heading).toBeInViewport();
    const single = page.getByRole('table', { name: 'Standard deduction by filing status' }).getByRole('row', { name: /^Single/ });
    await expect(single).toHaveText(/\$14,600\$15,750\$16,100$/);
  });

  test('opens an answer and links to the planning guide', async ({ page }) => {
    await visit(page, `${pathOf('federal-deductions')}?lang=es`);
    await page.getByText('¿Puedo usar la deducción estándar y deducir donaciones?').click();
    await expect(page.getByText('hasta $1,000 por persona')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Planificación tributaria' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planificar los impuestos durante el año');
  });
});

test.describe('the guide to tax planning', () => {
  test('shows dates in the page’s language, and folds its sections only on a phone', async ({ page }) => {
    await visit(page, `${pathOf('tax-planning')}?lang=fr#calendar`);
    await expect(page.getByRole('heading', { name: 'fin 2026 et année 2027' })).toBeInViewport();
    await expect(page.locator('#calendar').getByText('15 septembre 2027')).toBeVisible();
    const section = page.locator('#strategies');
    await expect(section).toBeVisible();
    await resize(page, { width: 360, height: 740 });
    await expect(section).toBeHidden();
    await page.locator('#strategies-heading').click();
    await expect(section).toBeVisible();
  });
});

test('no text in a table needs sideways scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [id, captions] of [
    ['federal-deductions', ['federal-deductions:compare.caption', 'federal-deductions:categories.caption']],
    ['tax-planning', ['tax-planning:zones.caption', 'tax-planning:whom.caption']],
    ['cookies', ['cookies:categories.caption']],
  ] as const) {
    await visit(page, `${pathOf(id)}?lang=fr`);
    await openAll(page.getByRole('main'));
    for (const caption of captions) {
      const region = page.getByRole('region', { name: word('fr', caption, { year: '2025' }) });
      await expect(region.getByRole('rowheader').first()).toBeVisible();
      const hidden = await region.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden, caption).toBe(0);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`the brackets of every year and the rates of every state are readable in ${language}`, async ({ page }) => {
      await page.goto(`${pathOf('tax-brackets')}?lang=${language}`);
      for (const year of TAX_YEARS) {
        await expect(page.getByText(word(language, 'tax-brackets:table.caption', { year: String(year) }), { exact: true })).toBeVisible();
      }
      await page.goto(`${pathOf('state-rates')}?lang=${language}`);
      await expect(page.locator('#all-states tbody tr')).toHaveCount(STATE_CODES.length);
      await expect(page.locator('#all-states tr[data-state=CA]')).toContainText(/13[.,]3/);
    });
  }
});
