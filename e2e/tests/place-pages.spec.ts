/** The pages about one city or county each: every one by HTTP, and one in a browser. */
import { PLACE_SLUGS, PLACE_PAGES, type PlaceSlug } from '@bracketwise/contract/place-pages';
import { partsOfCode } from '@bracketwise/contract/localities';
import { localitiesOf, type Situation } from '@bracketwise/contract/place-profile';
import { LOCALES } from '@bracketwise/contract/languages';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { placeProfile, PROFILE_INCOME, PROFILE_YEAR, taxReturn } from '@bracketwise/tax-engine';
import { brotliDecompressSync } from 'node:zlib';
import { expectNoBarrierWideAndNarrow } from '../support/axe.ts';
import { clippedIn, openAll } from '../support/clipped.ts';
import { MISSING, textOf } from '../support/html.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

const placePath = (place: PlaceSlug) => pageOf(`local-income-tax/${place}`).path;
const LARGEST_HTML = 30 * 1024;

function returnIn(place: PlaceSlug, situation: Situation, wages: number) {
  const code = PLACE_PAGES[place];
  const { state } = partsOfCode(code);
  return taxReturn({ filingStatus: 'single', taxYear: PROFILE_YEAR, wages, ...(state && { state }), ...localitiesOf(code, situation) });
}

for (const language of LANGUAGES) {
  test(`every place’s page in ${language} leads with what the engine takes of the salary, in little HTML`, async ({ baseURL }) => {
    const money = (usd: number) =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(usd);
    for (const place of PLACE_SLUGS) {
      const { status, body } = await ask(baseURL, `${placePath(place)}?lang=${language}`, { headers: { 'accept-encoding': 'br' } });
      expect(status, place).toBe(200);
      expect(body.length, place).toBeLessThan(LARGEST_HTML);
      const html = brotliDecompressSync(body).toString();
      const [, heading = '', lead = ''] = /<h1[^>]*>(.*?)<\/h1>.*?<p[^>]*>(.*?)<\/p>/su.exec(html) ?? [];
      expect(heading, place).toContain(word(language, `places:${place}`));
      const { localTax = NaN, netIncome } = returnIn(place, 'livesAndWorks', PROFILE_INCOME);
      expect(lead, place).toContain(money(netIncome));
      expect(lead, place).toContain(money(localTax || (placeProfile(place).incomes.at(-1)?.tax ?? NaN)));
      expect(/aria-current="page"[^>]*>(.*?)</su.exec(html.slice(html.indexOf('<main')))?.[1], place).toContain(
        word(language, `places:${place}`),
      );
      expect(html, place).toMatch(new RegExp(`<data (?=[^>]*data-field="localTax")(?=[^>]*value="${localTax}")`));
      expect(textOf(html), place).not.toMatch(MISSING);
    }
  });
}

// journeys.spec.ts checks the one with the most figures, and the list.
test('axe finds nothing on the page of a place that charges workers, and nothing is clipped at 320 px in any language', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, `${placePath('louisville-kentucky')}?lang=${language}`);
    expect(await clippedIn(page), language).toEqual([]);
  }
  await expectNoBarrierWideAndNarrow(page);
});

test('a visitor finds a place in the list, computes a salary, and takes the numbers to the full estimate', async ({ page }) => {
  await visit(page, pageOf('local-income-taxes').path);
  await openAll(page.getByRole('main'));
  await page
    .getByRole('table', { name: /\$60,000/u })
    .getByRole('link', { name: 'Detroit' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detroit income tax');
  const form = page.getByRole('form', { name: word('en', 'local-income-tax:calculator.label') });
  await form.locator('[name=income]').fill('85000');
  await form.locator('[name=situation]').selectOption('lives');
  const tax = page.locator('data[data-field=localTax]');
  await expect(tax).toHaveAttribute('value', String(returnIn('detroit', 'lives', 85_000).localTax));
  await page.getByRole('link', { name: word('en', 'local-income-tax:calculator.full') }).click();
  const estimate = page.getByRole('main').locator('form').first();
  await expect(estimate.locator('[name=wages]')).toHaveValue('85,000');
  await expect(estimate.locator('[name=locality]')).toHaveValue('Detroit');
  await expect(estimate.locator('[name=workLocality]')).toHaveValue(word('en', 'calculator:place.elsewhere'));
});

test('a situation without a confirmed rate is refused by name, and a path that names no place is not found', async ({ page, baseURL }) => {
  await visit(page, placePath('pittsburgh'));
  await page.locator('form [name=situation]').selectOption('works');
  await expect(page.getByText(word('en', 'local-income-tax:calculator.refused.situation')).first()).toBeVisible();
  await expect(page.locator('data[data-field=localTax]')).toHaveCount(0);
  expect((await ask(baseURL, '/local-income-tax/denver')).status).toBe(404);
});
