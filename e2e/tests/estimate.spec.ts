import { expectNoBarrierIn } from '../support/axe.ts';
import { shiftOf, STILL, watchShift } from '../support/layout-shift.ts';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { MainCalculator, numberOf, numbersOf, sum } from '../support/main-calculator.ts';
import { resize } from '../support/resize.ts';
import { expect, test } from '../support/test.ts';
import { gate, requestsOf, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/**
 * A single earner with wages of 60,000 in 2025. Federal tax: the brackets of Rev. Proc. 2024-40 after the standard deduction of
 * Pub. L. 119-21 § 70102 (15,750); Social Security 6.2% and Medicare 1.45% of wages. California: the 2025 schedule of the Franchise Tax
 * Board after its deduction (5,706) and exemption credit; NBER TAXSIM and PolicyEngine US agree.
 */
const CALIFORNIA_60000 = {
  grossIncome: 60_000,
  standardDeduction: 15_750,
  taxableIncome: 44_250,
  federalTax: 5_071.5,
  socialSecurity: 3_720,
  medicare: 870,
  totalFederal: 9_661.5,
};
const CALIFORNIA_STATE_TAX = 1_639.53;
/** 1.2 % of 60,000 for disability insurance. */
const CALIFORNIA_LEVIES = 720;

const FAILED_CALCULATION = /Failed to load resource|Failed to calculate tax/;

let calculator: MainCalculator;

test('the main calculator moves nothing in a desktop’s window when its first result arrives', async ({ page }) => {
  calculator = new MainCalculator(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShift(page);
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  await shiftOf(page);
  // In a state with local taxes, the offer of a place moves what is below it.
  await calculator.calculate({ state: 'TX', income: '70000' });
  await expect(calculator.root.getByText(word('en', 'explanation:charts.netPay.title'), { exact: true })).toBeAttached();
  expect(await shiftOf(page)).toEqual(STILL);
});

test('the main calculator refuses what is no income, formats amounts, and gives the reference figures for California, 60,000, single, 2025', async ({
  page,
}) => {
  calculator = new MainCalculator(page);
  await visit(page, '/');

  await test.step('there is no empty space below the example on a phone', async () => {
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    await resize(page, { width: 360, height: 800 });
    const room = await calculator.root.getByRole('group', { name: word('en', 'home:periods.legend') }).evaluate((periods) => {
      const top = periods.parentElement!;
      const card = periods.closest('section')!;
      return card.getBoundingClientRect().bottom - periods.getBoundingClientRect().bottom - parseFloat(getComputedStyle(top).paddingBottom);
    });
    expect(room).toBeLessThan(4);
    await resize(page, window);
  });

  const income = calculator.control('income');
  await test.step('the income replaces its initial zero and is formatted on blur', async () => {
    await income.focus();
    await page.keyboard.type('60000');
    await expect(income).toHaveValue('60000');
    for (const [typed, shown] of [
      ['60000', '60,000'],
      ['$ 1,234.5', '1,234.50'],
      ['1.234,56', '1,234.56'],
    ] as const) {
      await income.fill(typed);
      await income.blur();
      await expect(income).toHaveValue(shown);
    }
  });

  await test.step('a negative income is refused, and the first of two invalid fields is focused', async () => {
    await calculator.fill({ income: '-1' });
    await calculator.submit.click();
    await expect(calculator.control('state')).toBeFocused();
    await expect(calculator.root.getByRole('form')).toHaveAccessibleDescription('Please select a state Income must be non-negative');
    await calculator.fill({ state: 'CA' });
    await calculator.submit.click();
    await expect(income).toBeFocused();
    await expect(income).toHaveAttribute('aria-invalid', 'true');
    await expect(income).toHaveAccessibleDescription(/Income must be non-negative/);
    await expect(calculator.result('netIncome')).toHaveCount(0);
  });

  await test.step('the reference figures', async () => {
    await calculator.calculate({ state: 'CA', income: '60000', filingStatus: 'single', taxYear: '2025' });
    for (const [field, expected] of Object.entries(CALIFORNIA_60000)) expect.soft(await calculator.figure(field), field).toBe(expected);
    const stateTax = await calculator.figure('stateTax');
    expect(Math.abs(stateTax - CALIFORNIA_STATE_TAX)).toBeLessThanOrEqual(1);
    expect(await calculator.figure('payrollLevies')).toBe(CALIFORNIA_LEVIES);
    expect(await calculator.figure('totalState')).toBeCloseTo(stateTax + CALIFORNIA_LEVIES, 2);
    const total = await calculator.figure('totalTax');
    expect(total).toBeCloseTo(CALIFORNIA_60000.totalFederal + stateTax + CALIFORNIA_LEVIES, 2);
    expect(await calculator.figure('netIncome')).toBeCloseTo(60_000 - total, 2);
    expect(await calculator.figure('effectiveRate')).toBeCloseTo((total / 60_000) * 100, 4);
  });

  await test.step('a bar shows where each dollar goes, and a table shows the same figures', async () => {
    const table = calculator.root.getByRole('table', { name: word('en', 'home:dollar.caption') });
    const bar = calculator.root.getByRole('img', { name: word('en', 'home:dollar.caption') });
    const shares: number[] = [];
    for (const [part, field] of [
      ['net', 'netIncome'],
      ['federal', 'federalTax'],
      ['socialSecurity', 'socialSecurity'],
      ['medicare', 'medicare'],
      ['levies', 'payrollLevies'],
      ['state', 'stateTax'],
    ] as const) {
      const [amount = NaN, share = NaN] = await numbersOf(table.locator(`tr[data-part="${part}"] data`));
      expect(amount, part).toBe(await calculator.figure(field));
      expect(share, part).toBeCloseTo((amount / 60_000) * 100, 6);
      const width = await bar.locator(`rect[data-part="${part}"]`).getAttribute('width');
      expect(parseFloat(width ?? ''), part).toBeCloseTo(share, 6);
      shares.push(share);
    }
    expect(sum(shares)).toBeCloseTo(100, 6);
  });
});

test('keeps inputs and result when the visitor returns from another page, by Back or by a link', async ({ page }) => {
  calculator = new MainCalculator(page);
  await visit(page, '/');
  await calculator.calculate({ state: 'CA', income: '75k' });
  await expect(calculator.control('income')).toHaveValue('75,000');
  const net = await calculator.figure('netIncome');
  const salary = page.getByRole('contentinfo').getByRole('link', { name: pageOf('salary').name.en });
  const stillThere = async () => {
    await expect(calculator.control('income')).toHaveValue('75,000');
    await expect(calculator.control('state')).toHaveValue('CA');
    expect(await calculator.figure('netIncome')).toBe(net);
  };
  await salary.click();
  await expect(page).toHaveURL(pageOf('salary').path);
  await expect(calculator.toast).toHaveCount(0);
  await page.goBack();
  await stillThere();
  await salary.click();
  await page
    .getByRole('main')
    .getByRole('link', { name: word('en', 'common:actions.backToHome') })
    .click();
  await stillThere();
});

test('toasts cover neither brand, form, answer, period nor menu', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA' });
    await expect(calculator.toast).toBeVisible();
    const covered = await calculator.toast.evaluate((toast: Element) => {
      const card = toast.getBoundingClientRect();
      const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return [
        'main form',
        'main [data-field=netIncome]',
        'main [data-calculator=main] fieldset',
        'main h1',
        'main h2',
        'header a[href="/"]',
        'header button',
        'header summary',
        'header select',
      ].filter((selector) =>
        [...document.querySelectorAll(selector)].some((element) => {
          const { left, right, top, bottom, width: across } = element.getBoundingClientRect();
          // What has scrolled under the header is not in sight.
          // The letters of a heading begin below the top of its line.
          const ofLetters = /h\d$/u.test(selector) ? top + 6 : top;
          const upper = selector.startsWith('main') ? Math.max(ofLetters, below) : top;
          return across > 0 && left < card.right && right > card.left && upper < card.bottom && bottom > Math.max(card.top, upper);
        }),
      );
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test.describe('a request', () => {
  test('that is pending ignores further clicks, one that is refused shows a destructive toast, and both keep the result', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(FAILED_CALCULATION);
    calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '60000' });
    const answer = gate();
    let asked = 0;
    await page.route('**/api/calculate-tax', async (route) => {
      asked += 1;
      await answer.opened;
      await route.continue();
    });
    await calculator.fill({ income: '70000' });
    await calculator.submit.click();
    await expect(calculator.submit).toHaveText('Calculating...');
    await expect(calculator.submit).toBeDisabled();
    await expect(calculator.result('grossIncome')).toHaveText('$60,000');
    // Enter in a field would submit the form too.
    await calculator.control('income').press('Enter');

    answer.open();
    await expect(calculator.result('grossIncome')).toHaveText('$70,000');
    await expect(calculator.submit).toHaveText('Calculate Taxes');
    await expect(calculator.submit).toBeEnabled();
    expect(asked).toBe(1);
    await page.unroute('**/api/calculate-tax');

    await page.route('**/api/calculate-tax', (route) => route.abort('connectionrefused'));
    await calculator.fill({ state: 'TX', income: '80000' });
    await calculator.submit.click();
    const failed = page.locator('[data-toast=destructive]');
    await expect(failed).toHaveText(/Calculation failed\s*Please check your inputs and try again\./);
    await expect(calculator.toast).toHaveCount(1);
    await expect(calculator.result('grossIncome')).toHaveText('$70,000');
    await expect(calculator.control('state')).toHaveValue('TX');
    await expect(calculator.control('income')).toHaveValue('80,000');
    await expect(calculator.submit).toBeEnabled();

    await page.unroute('**/api/calculate-tax');
    await calculator.calculate({});
    await expect(calculator.result('grossIncome')).toHaveText('$80,000');
  });

  test('without a response times out with a message next to the button in the page’s language', async ({ page, allowConsole }) => {
    allowConsole(FAILED_CALCULATION);
    calculator = new MainCalculator(page);
    await page.route('**/api/calculate-tax', () => undefined);
    await visit(page, '/?lang=fr');
    await calculator.fill({ state: 'CA', income: '60000' });
    await calculator.submit.click();
    const sentence = calculator.root.getByText(word('fr', 'home:errors.tooSlow'));
    await expect(sentence).toBeVisible();
    await expect(calculator.submit).toBeEnabled();
    await expect(calculator.control('income')).toHaveValue(/60/);
    await page.unroute('**/api/calculate-tax');
    await calculator.submit.click();
    await expect(calculator.result('netIncome')).toBeVisible();
    await expect(sentence).toHaveCount(0);
  });
});

test.describe('the explanation', () => {
  test.beforeEach(async ({ page }) => {
    calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '260000' });
    await expect(calculator.explanation).toBeVisible();
  });

  test('opens to worksheets with a source for each line, which add up to the displayed taxes, and follows a new calculation', async () => {
    await expect(calculator.worksheet('federal')).toBeHidden();
    await calculator.explanation.locator('summary').click();
    for (const section of ['federal', 'payroll', 'state']) {
      await expect(calculator.worksheet(section)).toBeVisible();
      const lines = calculator.worksheet(section).locator('tbody tr');
      expect(await lines.count()).toBeGreaterThan(0);
      // Below the table, each source appears once. Lines refer to it by number, unless there is only one.
      const sources = await calculator.sources(section).allTextContents();
      expect(sources.filter((source) => source.trim() !== '').length).toBeGreaterThan(0);
      const named = (await lines.locator('th').allTextContents()).flatMap((line) => /\[(\d+)\]$/.exec(line)?.[1] ?? []).map(Number);
      expect(named).toHaveLength(sources.length > 1 ? await lines.count() : 0);
      expect(new Set(named).size).toBe(sources.length > 1 ? sources.length : 0);
      expect(Math.max(0, ...named)).toBeLessThanOrEqual(sources.length);
    }
    const slices = await numbersOf(calculator.worksheet('federal').locator('tr[data-line="bracket"] td:first-of-type data'));
    expect(slices.length).toBeGreaterThan(2);
    expect(sum(slices)).toBeCloseTo(await calculator.figure('taxableIncome'), 2);
    await expect(calculator.worksheet('payroll').locator('tr[data-line="socialSecurity"]')).toContainText('$176,100');

    const shown = {
      federal: await calculator.figure('federalTax'),
      payroll: sum([
        await calculator.figure('socialSecurity'),
        await calculator.figure('medicare'),
        await calculator.figure('additionalMedicare'),
        await calculator.figure('payrollLevies'),
      ]),
      state: await calculator.figure('stateTax'),
    };
    for (const [section, tax] of Object.entries(shown)) {
      const worksheet = calculator.worksheet(section);
      expect(await numberOf(worksheet.locator('tfoot data')), section).toBeCloseTo(tax, 2);
      const lines = await numbersOf(worksheet.locator('tbody tr td:nth-of-type(2) data'));
      expect(sum(lines), section).toBeCloseTo(tax, 2);
    }

    // 0.9% of wages above 200,000, 26 U.S.C. § 3101(b)(2).
    expect(await calculator.figure('additionalMedicare')).toBe(540);
    expect(await calculator.figure('totalFederal')).toBeCloseTo(
      sum([
        await calculator.figure('federalTax'),
        await calculator.figure('socialSecurity'),
        await calculator.figure('medicare'),
        await calculator.figure('additionalMedicare'),
      ]),
      2,
    );

    await calculator.calculate({ state: 'TX', income: '60000' });
    await expect(calculator.result('additionalMedicare')).toHaveCount(0);
    await expect(calculator.worksheet('federal').locator('tfoot data')).toHaveAttribute('value', '5071.5');
    await expect(calculator.worksheet('state').locator('tr[data-line="noIncomeTax"]')).toBeVisible();
  });
});

for (const language of ['en', 'fr'] as const) {
  test(`the tax of a city joins the answer with a click that moves nothing, in ${language}`, async ({ page }) => {
    calculator = new MainCalculator(page);
    await watchShift(page);
    await visit(page, `/?lang=${language}`);
    await calculator.calculate({ state: 'NY', income: '60000' });
    const offer = calculator.root.getByRole('checkbox', { name: /New York City/u });
    await offer.scrollIntoViewIfNeeded();
    await shiftOf(page);
    await offer.click();
    await expect(calculator.result('localTax')).toHaveAttribute('value', '1715.97');
    expect(await shiftOf(page)).toEqual(STILL);
    await calculator.explanation.locator('summary').click();
    const local = calculator.worksheet('local');
    await expect(local.locator('tfoot data')).toHaveAttribute('value', '1715.97');
    await expect(local.locator('tr[data-line="schoolTaxCredit"]').first()).toContainText(
      word(language, 'households:lines.schoolTaxCredit'),
    );
    await expectNoBarrierIn('light', page, 'with a place', ['section[data-calculator="main"]']);
  });
}

test.describe('what leaves the browser', () => {
  test('one request with the four inputs and the site’s cookies', async ({ page }) => {
    calculator = new MainCalculator(page);
    await page.addInitScript(() => {
      const send = window.fetch.bind(window);
      window.fetch = (input, init) => {
        document.documentElement.dataset.credentials = init?.credentials;
        return send(input, init);
      };
    });
    await visit(page, '/');
    await calculator.fill({ state: 'CA', income: '61,234.56', filingStatus: 'marriedJoint', taxYear: '2023' });
    const sent = page.waitForRequest('**/api/calculate-tax');
    await calculator.submit.click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ state: 'CA', income: 61_234.56, filingStatus: 'marriedJoint', taxYear: 2023 });
    expect(await request.headerValue('content-type')).toMatch(/^application\/json/);
    await expect(page.locator('html')).toHaveAttribute('data-credentials', 'include');
  });

  test('no input ever appears in an address', async ({ page }) => {
    calculator = new MainCalculator(page);
    const requests = requestsOf(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '61234' });
    await calculator.control('income').fill('-61234');
    await calculator.control('income').press('Enter');
    await expect(calculator.control('income')).toHaveAttribute('aria-invalid', 'true');
    const addresses = [page.url(), ...requests.map((request) => request.url())];
    expect(addresses.filter((address) => /61.?234|[?&](state|income|filingStatus|taxYear)=/.test(address))).toEqual([]);
  });
});
