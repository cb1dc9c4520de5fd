import { expectNoBarrierIn } from '../support/axe.ts';
import { shiftOf, STILL, watchShift } from '../support/layout-shift.ts';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { MainCalculator, numberOf, numbersOf, sum } from '../support/main-calculator.ts';
import { expect, test } from '../support/test.ts';
import { gate, requestsOf, visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

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

test.describe('the main calculator', () => {
  test.beforeEach(async ({ page }) => {
    calculator = new MainCalculator(page);
    await visit(page, '/');
  });

  test('starts with no state, an income of 0, single and 2025, and says what to do and what it leaves out', async () => {
    await expect(calculator.control('state')).toHaveValue('');
    await expect(calculator.control('income')).toHaveValue('0');
    await expect(calculator.control('filingStatus')).toHaveValue('single');
    await expect(calculator.control('taxYear')).toHaveValue('2025');
    await expect(calculator.root).toContainText('Enter your tax information and click "Calculate Taxes" to see your results.');
    await expect(calculator.submit).toHaveText('Calculate Taxes');
    await expect(calculator.result('netIncome')).toHaveCount(0);
    await expect(calculator.control('filingStatus').locator('option')).toHaveText([
      'Single',
      'Married Filing Jointly',
      'Married Filing Separately',
      'Head of Household',
    ]);
    const years = await calculator.control('taxYear').locator('option').allTextContents();
    expect(years.toSorted()).toEqual(['2020', '2021', '2022', '2023', '2024', '2025']);
    for (const item of ['dependents', 'retirement', 'age', 'itemizing', 'otherIncome', 'local'])
      await expect(calculator.root).toContainText(word('en', `home:leftOut.${item}`));
    await expect(calculator.root).toContainText(word('en', 'home:privacy'));
  });

  test('has no empty space below the example on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const room = await calculator.root.getByRole('group', { name: word('en', 'home:periods.legend') }).evaluate((periods) => {
      const top = periods.parentElement!;
      const card = periods.closest('section')!;
      return card.getBoundingClientRect().bottom - periods.getBoundingClientRect().bottom - parseFloat(getComputedStyle(top).paddingBottom);
    });
    expect(room).toBeLessThan(4);
  });

  test('moves nothing in a desktop’s window when its first result arrives', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await watchShift(page);
    await visit(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await shiftOf(page);
    // In a state with local taxes, the offer of a place moves what is below it.
    await calculator.calculate({ state: 'TX', income: '70000' });
    await expect(calculator.root.getByText(word('en', 'explanation:pictures.netPay.title'), { exact: true })).toBeAttached();
    expect(await shiftOf(page)).toEqual(STILL);
  });

  test('gives the reference figures for California, 60,000, single, 2025', async () => {
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

  test('shows money without decimals and percentages with two', async () => {
    await calculator.calculate({ state: 'CA', income: '60000' });
    // 5,071.50 and 1,639.53 add up to 6,711.03, and so do the rounded amounts to 6,711.
    await expect(calculator.result('federalTax')).toHaveText('$5,071');
    await expect(calculator.result('stateTax')).toHaveText('$1,640');
    await expect(calculator.result('grossIncome')).toHaveText('$60,000');
    const rate = await calculator.figure('effectiveRate');
    await expect(calculator.result('effectiveRate')).toHaveText(`${rate.toFixed(2)}%`);
    await expect(calculator.root).toContainText('Social Security (6.2%)');
    await expect(calculator.root).toContainText('Medicare (1.45%)');
    await expect(calculator.root).toContainText('California · Single · 2025');
  });

  test('shows no state tax for Texas and replaces the previous result', async () => {
    await calculator.calculate({ state: 'CA', income: '60000' });
    await calculator.calculate({ state: 'TX' });
    await expect(calculator.result('stateTax')).toHaveCount(1);
    expect(await calculator.figure('stateTax')).toBe(0);
    expect(await calculator.figure('totalState')).toBe(0);
    expect(await calculator.figure('federalTax')).toBe(CALIFORNIA_60000.federalTax);
    await calculator.calculate({ income: '85000', filingStatus: 'headOfHousehold', taxYear: '2024' });
    expect(await calculator.figure('grossIncome')).toBe(85_000);
    await expect(calculator.root).toContainText('Texas · Head of Household · 2024');
    await expect(calculator.root).not.toContainText('California · Single');
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

test.describe('invalid input', () => {
  test.beforeEach(async ({ page }) => {
    calculator = new MainCalculator(page);
    await visit(page, '/');
  });

  test('without a state, the field gets focus and an error message until a state is selected', async ({ page }) => {
    const requests = requestsOf(page);
    await calculator.fill({ income: '60000' });
    await calculator.submit.click();

    const state = calculator.control('state');
    await expect(state).toBeFocused();
    await expect(state).toHaveAttribute('aria-invalid', 'true');
    await expect(state).toHaveAccessibleDescription(/^Please select a state/);
    await expect(calculator.root.getByRole('form')).toHaveAccessibleDescription('Please select a state');
    await expect(calculator.toast).toHaveCount(0);
    expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);

    await calculator.fill({ state: 'CA' });
    await expect(state).not.toHaveAttribute('aria-invalid');
    await expect(calculator.root).not.toContainText('Please select a state');
  });

  test('rejects a negative income and focuses the first of two invalid fields', async () => {
    await calculator.fill({ income: '-1' });
    await calculator.submit.click();
    await expect(calculator.control('state')).toBeFocused();
    await expect(calculator.root.getByRole('form')).toHaveAccessibleDescription('Please select a state Income must be non-negative');
    await calculator.fill({ state: 'CA' });
    await calculator.submit.click();
    await expect(calculator.control('income')).toBeFocused();
    await expect(calculator.control('income')).toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.control('income')).toHaveAccessibleDescription(/Income must be non-negative/);
    await expect(calculator.result('netIncome')).toHaveCount(0);
  });

  test('rejects an income above 1,000,000,000 and accepts 1,000,000,000', async () => {
    await calculator.fill({ state: 'CA', income: '1000000001' });
    await calculator.submit.click();
    await expect(calculator.control('income')).toHaveAccessibleDescription(/Income must not exceed \$1,000,000,000/);
    await expect(calculator.result('netIncome')).toHaveCount(0);

    await calculator.calculate({ income: '1000000000' });
    expect(await calculator.figure('grossIncome')).toBe(1_000_000_000);
  });
});

test.describe('the income field', () => {
  test.beforeEach(async ({ page }) => {
    calculator = new MainCalculator(page);
    await visit(page, '/');
  });

  test('turns non-numeric text into 0', async () => {
    await calculator.fill({ income: 'plenty' });
    await calculator.control('income').blur();
    await expect(calculator.control('income')).toHaveValue('0');
    await calculator.calculate({ state: 'CA' });
    expect(await calculator.figure('grossIncome')).toBe(0);
    expect(await calculator.figure('effectiveRate')).toBe(0);
  });

  test('steps by 1000 with the arrow keys, not below zero', async () => {
    const income = calculator.control('income');
    await calculator.fill({ income: '59500' });
    await income.press('ArrowUp');
    await expect(income).toHaveValue('60,500');
    await income.press('ArrowDown');
    await income.press('ArrowDown');
    await expect(income).toHaveValue('58,500');
    await income.fill('500');
    await income.press('ArrowDown');
    await expect(income).toHaveValue('0');
  });

  test('replaces its initial zero and formats the amount on blur', async ({ page }) => {
    const income = calculator.control('income');
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
});

test.describe('toasts', () => {
  test('show success for 5000 ms, one at a time', async ({ page }) => {
    calculator = new MainCalculator(page);
    await page.clock.install();
    // What loads when the browser is idle would be late once the clock jumps.
    const idle = page.waitForResponse(/after-first-page/);
    await visit(page, '/');
    await idle;
    await page.clock.pauseAt(Date.now() + 60_000);

    // The form waits for a frame before it asks, and the paused clock draws none by itself.
    const calculate = async (inputs: Parameters<MainCalculator['calculate']>[0]) => {
      const asked = page.waitForRequest('**/api/calculate-tax').then(() => true);
      const answered = calculator.calculate(inputs);
      while (!(await Promise.race([asked, page.clock.runFor(20).then(() => false)])));
      await answered;
    };
    await calculate({ state: 'CA', income: '60000' });
    await expect(calculator.toast).toHaveText(/Tax calculation completed\s*Your tax results have been calculated successfully\./);
    await expect(calculator.toast).toHaveAttribute('data-toast', 'default');
    await page.clock.runFor(3000);
    await calculate({ income: '70000' });
    await expect(calculator.toast).toHaveCount(1);

    // The first toast's time is over, the second's is not.
    await page.clock.runFor(4900);
    await expect(calculator.toast).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(calculator.toast).toHaveCount(0);
  });

  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    test(`cover neither form, answer, period nor menu at ${width} px`, async ({ page }) => {
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
          'header button',
          'header summary',
          'header select',
        ].filter((selector) =>
          [...document.querySelectorAll(selector)].some((element) => {
            const { left, right, top, bottom, width: across } = element.getBoundingClientRect();
            // What has scrolled under the header is not in sight.
            const upper = selector.startsWith('main') ? Math.max(top, below) : top;
            return across > 0 && left < card.right && right > card.left && upper < card.bottom && bottom > Math.max(card.top, upper);
          }),
        );
      });
      expect(covered).toEqual([]);
    });
  }

  test('announce success politely and failures assertively, and can be dismissed', async ({ page, allowConsole }) => {
    allowConsole(FAILED_CALCULATION);
    calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA' });
    await expect(page.getByRole('status').filter({ has: calculator.toast })).toContainText('Tax calculation completed');
    await page.route('**/api/calculate-tax', (route) => route.abort());
    await calculator.submit.click();
    await expect(page.getByRole('alert').filter({ has: calculator.toast })).toContainText('Calculation failed');
    await expect(calculator.toast).toHaveCount(1);
    await page.getByRole('button', { name: word('en', 'shell:toast.dismiss') }).click();
    await expect(calculator.toast).toHaveCount(0);
  });
});

test.describe('while a request is pending', () => {
  test('the button reads Calculating... and ignores further presses', async ({ page }) => {
    calculator = new MainCalculator(page);
    const answer = gate();
    let asked = 0;
    await page.route('**/api/calculate-tax', async (route) => {
      asked += 1;
      await answer.opened;
      await route.continue();
    });
    await visit(page, '/');
    await calculator.fill({ state: 'CA', income: '60000' });
    await calculator.submit.click();
    await expect(calculator.submit).toHaveText('Calculating...');
    await expect(calculator.submit).toBeDisabled();
    // Enter in a field would submit the form too.
    await calculator.control('income').press('Enter');

    answer.open();
    await expect(calculator.result('netIncome')).toBeVisible();
    await expect(calculator.submit).toHaveText('Calculate Taxes');
    await expect(calculator.submit).toBeEnabled();
    expect(asked).toBe(1);
  });

  test('the previous result stays until the new one arrives', async ({ page }) => {
    calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '60000' });
    const answer = gate();
    await page.route('**/api/calculate-tax', async (route) => {
      await answer.opened;
      await route.continue();
    });
    await calculator.fill({ income: '70000' });
    await calculator.submit.click();
    await expect(calculator.submit).toBeDisabled();
    await expect(calculator.result('grossIncome')).toHaveText('$60,000');
    answer.open();
    await expect(calculator.result('grossIncome')).toHaveText('$70,000');
  });
});

test.describe('when the server fails', () => {
  for (const [what, answer] of [
    ['a server error', { status: 500, body: 'no' }],
    ['an HTML page instead of a response', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Maintenance' }],
    ['a rate limit', { status: 429, contentType: 'application/problem+json', json: { status: 429, title: 'Too Many Requests' } }],
    ['a refused connection', undefined],
  ] as const) {
    test(`${what} shows a destructive toast and keeps result and inputs`, async ({ page, allowConsole }) => {
      allowConsole(FAILED_CALCULATION);
      calculator = new MainCalculator(page);
      await visit(page, '/');
      await calculator.calculate({ state: 'CA', income: '60000' });
      await page.route('**/api/calculate-tax', (route) => (answer ? route.fulfill(answer) : route.abort('connectionrefused')));

      await calculator.fill({ state: 'TX', income: '70000' });
      await calculator.submit.click();
      await expect(calculator.toast).toHaveAttribute('data-toast', 'destructive');
      await expect(calculator.toast).toHaveText(/Calculation failed\s*Please check your inputs and try again\./);
      await expect(calculator.toast).toHaveCount(1);
      await expect(calculator.result('grossIncome')).toHaveText('$60,000');
      await expect(calculator.control('state')).toHaveValue('TX');
      await expect(calculator.control('income')).toHaveValue('70,000');
      await expect(calculator.submit).toBeEnabled();

      await page.unroute('**/api/calculate-tax');
      await calculator.calculate({});
      await expect(calculator.result('grossIncome')).toHaveText('$70,000');
    });
  }

  test('a request without a response times out with a message next to the button in the page’s language', async ({
    page,
    allowConsole,
  }) => {
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

  test('a first failure shows what was asked, without figures', async ({ page, allowConsole }) => {
    allowConsole(FAILED_CALCULATION);
    calculator = new MainCalculator(page);
    await page.route('**/api/calculate-tax', (route) => route.abort());
    await visit(page, '/');
    await calculator.fill({ state: 'CA' });
    await calculator.submit.click();
    await expect(calculator.toast).toHaveAttribute('data-toast', 'destructive');
    await expect(calculator.root.getByText(/^California · /)).toBeVisible();
    await expect(calculator.result('netIncome')).toHaveCount(0);
  });

  test('a field that the server rejects is marked', async ({ page, allowConsole }) => {
    allowConsole(FAILED_CALCULATION);
    calculator = new MainCalculator(page);
    await page.route('**/api/calculate-tax', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Bad Request', status: 400, errors: [{ field: 'taxYear', code: 'enum' }] }),
      }),
    );
    await visit(page, '/');
    await calculator.fill({ state: 'CA' });
    await calculator.submit.click();
    await expect(calculator.control('taxYear')).toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.control('taxYear')).toHaveAccessibleDescription(word('en', 'home:errors.refused'));
    await expect(calculator.toast).toHaveAttribute('data-toast', 'destructive');
  });
});

test.describe('the explanation', () => {
  test.beforeEach(async ({ page }) => {
    calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '260000' });
    await expect(calculator.explanation).toBeVisible();
  });

  test('is closed at first and opens to three worksheets with a source for each line and the income in each bracket', async () => {
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
  });

  test('has lines that add up to the displayed taxes', async () => {
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
  });

  test('includes Additional Medicare Tax where due and follows a new calculation', async () => {
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

    await calculator.explanation.locator('summary').click();
    await calculator.calculate({ state: 'TX', income: '60000' });
    await expect(calculator.result('additionalMedicare')).toHaveCount(0);
    await expect(calculator.worksheet('federal').locator('tfoot data')).toHaveAttribute('value', '5071.5');
    await expect(calculator.worksheet('state').locator('tr[data-line="noIncomeTax"]')).toBeVisible();
  });
});

for (const language of LANGUAGES) {
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

test('a bar shows where each dollar goes, and a table shows the same figures', async ({ page }) => {
  calculator = new MainCalculator(page);
  await visit(page, '/');
  await calculator.calculate({ state: 'CA', income: '60000' });
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

  test('nothing goes to the configured analytics service without consent', async ({ page }) => {
    // Every test fails on requests to external hosts; this one also looks for the loader script.
    calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '60000' });
    const foreign = await page.locator('script[src], link[href], img[src], iframe').evaluateAll((elements) =>
      elements
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((address) => new URL(address, location.href).origin !== location.origin)
        // Links to the pages themselves, for search engines, are fine.
        .filter((address) => !address.startsWith('https://bracketwise.example/')),
    );
    expect(foreign).toEqual([]);
  });
});
