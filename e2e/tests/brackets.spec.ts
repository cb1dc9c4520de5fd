import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { DEFAULT_ESTIMATE_YEAR, ESTIMATE_YEARS } from '@bracketwise/contract/years';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier } from '../support/axe.ts';
import { shiftOf, STILL, watchShift } from '../support/layout-shift.ts';
import { MainCalculator, numbersOf } from '../support/main-calculator.ts';
import { test as serverTest } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { gate, NOWHERE, requestsOf, STATUS_404, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

interface Answer {
  readonly federal: readonly ({ readonly rate: string; readonly rateValue: number } & Readonly<Record<FilingStatus, string>>)[];
  readonly standardDeduction: Readonly<Record<FilingStatus, number>>;
}

/** The federal brackets on the home page. */
class Brackets {
  readonly root: Locator;
  readonly year: Locator;
  readonly status: Locator;
  readonly ranges: Locator;
  readonly figures: Locator;
  /** The cell of the visitor's own bracket. */
  readonly own: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator('#brackets');
    this.year = this.root.locator('select[name=taxYear]');
    this.status = this.root.locator('select[name=filingStatus]');
    this.ranges = this.root.locator('table').first();
    this.figures = this.root.locator('table').nth(1);
    this.own = this.ranges.locator('td[data-own]');
  }

  row(rate: number): Locator {
    return this.ranges.locator(`tr[data-rate="${rate}"]`);
  }

  range(rate: number, status: FilingStatus): Locator {
    return this.row(rate).locator(`td[data-status=${status}]`);
  }

  async show(year: number): Promise<void> {
    await this.year.selectOption(String(year));
    await expect(this.ranges.locator('caption')).toContainText(String(year));
    await expect(this.row(37)).toBeVisible();
  }
}

const CODE = /\/brackets\.[0-9a-f]+\.js$/;
const backHome = (page: Page) => page.getByRole('main').getByRole('link', { name: word('en', 'common:actions.backToHome') });

let brackets: Brackets;

test.describe('federal brackets', () => {
  test.beforeEach(({ page }) => {
    brackets = new Brackets(page);
  });

  test('show the API’s ranges for every year, and fetch each once, except the year in the HTML', async ({ page, request }) => {
    const requests = requestsOf(page);
    await visit(page, '/');
    for (const year of [...ESTIMATE_YEARS, ESTIMATE_YEARS[0]]) {
      const { federal, standardDeduction } = (await (await request.get(`/api/tax-brackets?year=${year}`)).json()) as Answer;
      await brackets.show(year);
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
      const rows = federal.map((row) => [row.rate, ...FILING_STATUSES.map((status) => row[status])].map(plain));
      const shown = async () => {
        const texts = await brackets.ranges
          .locator('tbody tr')
          .evaluateAll(
            (all, cells) => all.map((row) => cells.map((cell) => row.querySelector(cell)?.textContent ?? '')),
            ['th', ...FILING_STATUSES.map((status) => `td[data-status=${status}]`)],
          );
        return texts.map((row) => row.map(plain));
      };
      await expect.poll(shown, String(year)).toEqual(rows);
      const deductions = brackets.ranges.locator('tfoot');
      for (const status of FILING_STATUSES)
        expect(await numbersOf(deductions.locator(`td[data-status=${status}] data`))).toEqual([standardDeduction[status]]);
    }
    const asked = requests.map((each) => new URL(each.url())).filter(({ pathname }) => pathname === '/api/tax-brackets');
    const others = ESTIMATE_YEARS.filter((year) => year !== DEFAULT_ESTIMATE_YEAR);
    expect(asked.map(({ search }) => search)).toEqual(others.map((year) => `?year=${year}`));
  });

  test('highlight the visitor’s bracket of a calculation, with its position in a chart and the same figures in a table', async ({
    page,
  }) => {
    const calculator = new MainCalculator(page);
    await visit(page, '/');
    const chart = brackets.root.getByRole('img', { name: word('en', 'brackets:chart.title', { year: '2025' }) });
    await expect(chart.locator('path[data-line]')).toHaveCount(2);
    await expect(chart.locator('[data-mark]')).toHaveCount(0);
    await expect(brackets.root).toContainText(word('en', 'brackets:yours.unknown'));

    await calculator.calculate({ state: 'CA', income: '60000' });
    await expect(brackets.own).toHaveText(/Your bracket\s*\$11,926 – \$48,475/);
    await expect(brackets.root).toContainText(
      'Your bracket in 2025: 12%. That’s the rate on the last dollar of your taxable income ($44,250).',
    );
    await expect(chart.locator('[data-mark] circle')).toHaveCount(2);
    await brackets.root.getByText(word('en', 'brackets:chart.inFigures'), { exact: true }).click();
    const [marginal = NaN, effective = NaN] = await numbersOf(brackets.figures.locator('tfoot data'));
    expect(marginal).toBe(12);
    expect(effective).toBeCloseTo(((await calculator.figure('federalTax')) / 60_000) * 100, 9);
    // The first step is the standard deduction of Pub. L. 119-21.
    expect((await numbersOf(brackets.figures.locator('tbody th data'))).slice(0, 3)).toEqual([0, 15_750, 27_675]);
    await brackets.status.selectOption('marriedJoint');
    await expect(chart.locator('[data-mark]')).toHaveCount(0);
    expect((await numbersOf(brackets.figures.locator('tbody th data')))[1]).toBe(31_500);

    await calculator.calculate({ income: '200000', filingStatus: 'headOfHousehold', taxYear: '2022' });
    await expect(brackets.year).toHaveValue('2022');
    // 200,000 less 19,400: Rev. Proc. 2021-45.
    await expect(brackets.own).toHaveText(/\$170,051 – \$215,950/);
    await expect(brackets.own).toHaveAttribute('data-status', 'headOfHousehold');
    await brackets.show(2024);
    await expect(brackets.own).toHaveCount(0);
    await expect(brackets.root).toContainText('Your calculation is for 2022');
  });
});

test.describe('slow or failing requests', () => {
  test('a loading year is announced without moving the table', async ({ page }) => {
    brackets = new Brackets(page);
    await watchShift(page);
    await visit(page, '/');
    await brackets.root.scrollIntoViewIfNeeded();
    await brackets.show(2024);
    await shiftOf(page);
    const answer = gate();
    await page.route('**/api/tax-brackets?year=2021', async (route) => {
      await answer.opened;
      await route.continue();
    });
    await brackets.year.selectOption('2021');
    await expect(brackets.root.getByRole('status')).toHaveText('Loading tax brackets...');
    // Longer than the 500 ms in which browsers attribute shifts to an input.
    await page.waitForTimeout(600);
    answer.open();
    await expect(brackets.range(10, 'single')).toHaveText('$0 – $9,950');
    await expect(brackets.root.getByRole('status')).toHaveCount(0);
    expect(await shiftOf(page)).toEqual(STILL);
  });

  test('a year that fails to load shows an error with a retry, and the calculator still works', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    brackets = new Brackets(page);
    await page.route('**/api/tax-brackets?year=2020', (route) => route.fulfill({ status: 503, body: 'no' }));
    await visit(page, '/');
    await brackets.year.selectOption('2020');
    await expect(brackets.root.getByRole('alert')).toContainText(word('en', 'brackets:failed'));
    // A calculation for that year fetches it again.
    const askedAgain = page.waitForResponse('**/api/tax-brackets?year=2020');
    await new MainCalculator(page).calculate({ state: 'CA', income: '60000', taxYear: '2020' });
    await askedAgain;
    await expect(brackets.root.getByRole('alert')).toContainText(word('en', 'brackets:failed'));

    await page.unroute('**/api/tax-brackets?year=2020');
    await brackets.root.getByRole('button', { name: word('en', 'common:actions.tryAgain') }).click();
    await expect(brackets.own).toHaveText(/\$40,126 – \$85,525/);
    await expect(brackets.root.getByRole('alert')).toHaveCount(0);
  });

  test('a year selected before hydration is shown afterward', async ({ page }) => {
    brackets = new Brackets(page);
    const scripts = gate();
    await page.route(CODE, async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await visit(page, '/');
    await brackets.year.selectOption('2022');
    scripts.open();
    await expect(brackets.range(10, 'single')).toHaveText('$0 – $10,275');
    await expect(brackets.year).toHaveValue('2022');
  });

  test('a calculation before hydration keeps the section’s HTML, and the bracket is highlighted afterward', async ({ page }) => {
    brackets = new Brackets(page);
    const scripts = gate();
    await page.route(CODE, async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await watchShift(page);
    await visit(page, '/');
    await brackets.root.scrollIntoViewIfNeeded();
    const table = await brackets.ranges.elementHandle();
    const calculator = new MainCalculator(page);
    await calculator.calculate({ state: 'CA', income: '60000' });
    await brackets.root.scrollIntoViewIfNeeded();
    await page.waitForTimeout(600);
    await expect(brackets.row(37)).toBeVisible();
    expect(await table?.evaluate((element) => element.isConnected)).toBe(true);
    await shiftOf(page);
    scripts.open();
    await expect(brackets.own).toHaveText(/Your bracket/);
    expect(await shiftOf(page)).toEqual(STILL);
  });

  test('a section whose code fails to load shows an error with a retry', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|Loading chunk|ChunkLoadError|React error #422/);
    brackets = new Brackets(page);
    await page.route(CODE, (route) => route.abort());
    await visit(page, '/');
    await page.mouse.move(10, 10);
    const alert = page.getByRole('alert').filter({ hasText: word('en', 'common:sectionFailed') });
    await expect(alert).toBeVisible();
    await page.unroute(CODE);
    await alert.getByRole('button').click();
    await expect(brackets.row(37)).toBeVisible();
    await brackets.show(2023);
  });

  test('after client-side navigation, the brackets load by themselves and report failures', async ({ page, allowConsole }) => {
    allowConsole(STATUS_404);
    allowConsole(/Failed to load resource/);
    brackets = new Brackets(page);
    await visit(page, NOWHERE);
    await page.route('**/api/tax-brackets?year=2025', (route) => route.abort());
    await backHome(page).click();
    await expect(brackets.root.getByRole('alert')).toContainText(word('en', 'brackets:failed'));
    await page.unroute('**/api/tax-brackets?year=2025');
    await brackets.root.getByRole('button', { name: word('en', 'common:actions.tryAgain') }).click();
    await expect(brackets.range(37, 'headOfHousehold')).toHaveText('$626,351+');
  });
});

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    // Tall enough for the whole page, because only visible shifts count.
    test.use({ viewport: { width, height: 8000 } });

    // French texts are the longest.
    for (const language of [width === 360 ? 'fr' : 'en'] as const) {
      test(`nothing shifts in ${language} on hydration, on a status change, or on a calculation`, async ({ page }) => {
        brackets = new Brackets(page);
        const calculator = new MainCalculator(page);
        await watchShift(page);
        await page.route('**/api/calculate-tax', async (route) => {
          // Longer than the 500 ms in which browsers attribute shifts to an input.
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        });
        await visit(page, `/?lang=${language}`);
        const height = () => brackets.root.evaluate((element) => element.getBoundingClientRect().height);
        const asServed = await height();
        for (const status of [...FILING_STATUSES.slice(1), 'single']) {
          await brackets.status.selectOption(status);
          await expect(brackets.status).toHaveValue(status);
        }
        expect(await shiftOf(page)).toEqual(STILL);

        for (const [income, filingStatus, taxYear] of [
          ['60000', 'single', '2025'],
          ['120000', 'marriedJoint', '2023'],
          ['0', 'headOfHousehold', '2025'],
          ['1000000000', 'marriedSeparate', '2021'],
        ] as const) {
          await calculator.calculate({ state: 'TX', income, filingStatus, taxYear });
          await expect(brackets.root.locator('[data-mark] circle')).not.toHaveCount(0);
          expect(await height(), filingStatus).toBe(asServed);
          // A phone folds the table.
          if (income !== '0' && width > 1024) await expect(brackets.own).toBeInViewport({ ratio: 0.9 });
          const shift = await shiftOf(page);
          // Other results change the page's length themselves: the first brings charts, zero needs one level on the map, the last has a line more.
          if (width > 1024 && filingStatus === 'marriedJoint') expect(shift).toEqual(STILL);
        }
      });
    }
  });
}

test('at 320 px the table shows only the selected status and is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  brackets = new Brackets(page);
  for (const language of ['es', 'fr'] as const) {
    await visit(page, `/?lang=${language}`);
    await brackets.root
      .getByText(word(language, 'brackets:table.caption', { year: '2025' }))
      .first()
      .click();
    await expect(brackets.range(10, 'single')).toBeVisible();
    await expect(brackets.range(10, 'marriedJoint')).toBeHidden();
    const region = brackets.root.getByRole('region').first();
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await brackets.status.selectOption('marriedJoint');
    await expect(brackets.range(10, 'marriedJoint')).toBeVisible();
    await expect(brackets.range(10, 'single')).toBeHidden();
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test('axe finds no violations with the visitor’s bracket and with an error', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  brackets = new Brackets(page);
  await visit(page, '/');
  await new MainCalculator(page).calculate({ state: 'CA', income: '60000' });
  await expect(brackets.own).toBeVisible();
  await expectNoBarrier(page, 'with the visitor’s bracket', ['#brackets']);
  await page.route('**/api/tax-brackets?year=2021', (route) => route.abort());
  await brackets.year.selectOption('2021');
  await expect(brackets.root.getByRole('alert')).toBeVisible();
  await expectNoBarrier(page, 'failed', ['#brackets']);
});

serverTest.describe('without scripts', () => {
  for (const [language, texts] of [
    ['en', ['$11,926 – $48,475', '$250,501 – $626,350', 'Standard deduction', '$15,750']],
    ['es', ['$626,351 o más', 'Deducción estándar']],
    ['fr', ['à partir de 626 351 $', 'Déduction forfaitaire']],
  ] as const) {
    serverTest(`the latest year’s brackets are in the HTML, in ${language}`, async ({ request }) => {
      const html = (await (await request.get(`/?lang=${language}`)).text()).replace(/[\u00a0\u202f]/g, ' ');
      for (const text of texts) expect(html).toContain(text);
      expect(html).not.toContain(word(language, 'brackets:loading'));
    });
  }
});
