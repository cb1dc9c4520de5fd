/** The pages about one state each: every one by HTTP, and some of them in a browser. */
import { LOCALES } from '@bracketwise/contract/languages';
import { STATE_CODES } from '@bracketwise/contract/states';
import { brotliDecompressSync } from 'node:zlib';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { estimateTax, PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { expectNoBarrierWideAndNarrow } from '../support/axe.ts';
import { clippedIn } from '../support/clipped.ts';
import { MISSING, textOf } from '../support/html.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

const statePath = (code: (typeof STATE_CODES)[number]) => pageOf(`state-income-tax/${code}`).path;

const LARGEST_HTML = 30 * 1024;

const single = (state: (typeof STATE_CODES)[number]) =>
  estimateTax({ state, filingStatus: 'single', income: PROFILE_INCOME, taxYear: PROFILE_YEAR });

for (const language of LANGUAGES) {
  test(`every state’s page in ${language} leads with what the engine leaves of the salary, in little HTML`, async ({ baseURL }) => {
    const money = (usd: number) =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(usd);
    for (const code of STATE_CODES) {
      const { status, body } = await ask(baseURL, `${statePath(code)}?lang=${language}`, { headers: { 'accept-encoding': 'br' } });
      expect(status, code).toBe(200);
      expect(body.length, code).toBeLessThan(LARGEST_HTML);
      const html = brotliDecompressSync(body).toString();
      const [, heading = '', lead = ''] = /<h1[^>]*>(.*?)<\/h1>.*?<p[^>]*>(.*?)<\/p>/su.exec(html) ?? [];
      expect(heading, code).toContain(word(language, `common:states.${code}`).replaceAll("'", '&#x27;'));
      const { netIncome, stateTax, payrollLevies } = single(code);
      expect(lead, code).toContain(money(netIncome));
      expect(lead, code).toContain(money(stateTax));
      if (payrollLevies > 0) expect(lead, code).toContain(money(payrollLevies));
      expect(textOf(html), code).not.toMatch(MISSING);
    }
  });
}

// The one with the most figures, a progressive tax, a flat one, and none. Only the lengths of the texts depend on the language.
for (const [code, languages] of [
  ['NY', LANGUAGES],
  ['CA', ['en']],
  ['PA', ['es']],
  ['TX', ['fr']],
] as const) {
  test(`axe finds nothing on the page of ${code}, and nothing is clipped at 320 px in ${languages.join(', ')}`, async ({ page }) => {
    for (const language of languages) {
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, `${statePath(code)}?lang=${language}`);
      expect(await clippedIn(page), language).toEqual([]);
    }
    await expectNoBarrierWideAndNarrow(page);
  });
}

test('a visitor compares a salary here with a neighbor, and takes the numbers to the main calculator', async ({ page }) => {
  await visit(page, statePath('OH'));
  const form = page.getByRole('form', { name: word('en', 'state-income-tax:calculator.label') });
  await form.locator('[name=income]').fill('85000');
  await form.locator('[name=filingStatus]').selectOption('marriedJoint');
  const asked = { filingStatus: 'marriedJoint', income: 85_000, taxYear: PROFILE_YEAR } as const;
  const net = page.locator('data[data-field=netIncome]');
  await expect(net).toHaveAttribute('value', String(estimateTax({ ...asked, state: 'OH' }).netIncome));
  await page.getByRole('link', { name: word('en', 'state-income-tax:calculator.every') }).click();
  await expect(page.locator('section[data-calculator=main] [name=state]')).toHaveValue('OH');
  await page.goBack();
  await page
    .getByRole('table', { name: /here and nearby/u })
    .getByRole('link', { name: 'Michigan' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michigan income tax');
  await expect(net).toHaveAttribute('value', String(single('MI').netIncome));
});

test('a path that names no state is not found', async ({ baseURL }) => {
  expect((await ask(baseURL, '/state-income-tax/puerto-rico')).status).toBe(404);
});
