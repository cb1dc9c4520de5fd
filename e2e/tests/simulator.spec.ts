import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier } from '../support/axe.ts';
import { MainCalculator, numberOf } from '../support/main-calculator.ts';
import { expect, test } from '../support/test.ts';
import { gate, requestsOf, untilAlive, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

type Method = 'specified' | 'official';

/** The home page's savings simulator, found by the test ids that all pages use. */
class Simulator {
  readonly root: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator('section#simulator[data-calculator="simulator"]');
    this.submit = this.root.locator('button[type=submit]').first();
  }

  control(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** Also those in groups that a phone folds. */
  async fill(amounts: Readonly<Record<string, string>>): Promise<void> {
    const folded = this.root.locator('form details:not([open]) > summary:visible');
    while ((await folded.count()) > 0) await folded.first().click();
    for (const [name, amount] of Object.entries(amounts)) {
      if (name === 'filingStatus' || name === 'state') await this.control(name).selectOption(amount);
      else await this.control(name).fill(amount);
    }
  }

  /** One figure of a method: the total. */
  figure(method: Method, field: string): Locator {
    return this.root.locator(`[data-method="${method}"] data[data-field="${field}"]`).first();
  }

  get results(): Locator {
    return this.root.locator('data[data-field]');
  }
}

let simulator: Simulator;
test.beforeEach(({ page }) => {
  simulator = new Simulator(page);
});

/** Rounded to cents, because the quick estimate's fractions have no exact binary form. */
const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Those of mf-main-calculator/src/home/simulator/by-hand.test.ts for one income. */
const BY_HAND: readonly (readonly [status: string, income: number, quick: readonly number[], law: readonly number[]])[] = [
  // current tax, optimized tax, savings
  ['single', 153_000, [26_796, 18_687, 8_109], [25_787, 19_559, 6_228]],
  ['marriedJoint', 153_000, [18_181, 6_992, 11_189], [16_558, 9_395.4, 7_162.6]],
  ['marriedSeparate', 153_000, [26_796, 18_687, 8_109], [25_787, 19_919, 5_868]],
  ['headOfHousehold', 153_000, [25_128, 17_019, 8_109], [22_158, 15_930, 6_228]],
];

test.describe('the savings simulator', () => {
  test('gives the hand-computed figures for every filing status without a request', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await expect(simulator.submit).toBeEnabled();
    const requests = requestsOf(page);
    for (const [status, income, quick, law] of BY_HAND) {
      await simulator.fill({ filingStatus: status, income: String(income) });
      await simulator.submit.click();
      await expect(simulator.submit).toBeDisabled();
      await page.clock.runFor(1_500);
      await expect(simulator.submit).toBeEnabled();
      const shown = async (method: Method) =>
        Promise.all(
          ['currentTax', 'optimizedTax', 'potentialSavings'].map(async (field) => cents(await numberOf(simulator.figure(method, field)))),
        );
      expect.soft(await shown('specified'), `${status}, ${income}: quick estimate`).toEqual(quick);
      expect.soft(await shown('official'), `${status}, ${income}: law`).toEqual(law);
    }
    expect(requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/'))).toEqual([]);
  });

  test('shows progress for a second and a half, then the results, without a layout shift', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/');
      await simulator.fill({ income: '153000', mortgageInterest: '40000' });
      await simulator.control('hasHSA').check();
      await page.evaluate(() => {
        const watch = { shift: 0 };
        Object.assign(window, { watch });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) watch.shift += entry.value;
        }).observe({ type: 'layout-shift' });
      });
      const pressed = Date.now();
      await simulator.submit.click();
      await expect(simulator.submit).toHaveText('Running simulation...');
      await expect(simulator.root.getByRole('status')).toHaveText(word('en', 'simulator:results.running'));
      await expect(simulator.root.getByRole('heading', { name: word('en', 'simulator:results.title') })).toBeFocused();
      await expect(simulator.root.getByRole('heading', { name: word('en', 'simulator:results.title') })).toBeInViewport();
      await expect(simulator.results).toHaveCount(0);
      await expect(simulator.figure('specified', 'potentialSavings')).toBeVisible();
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_500);
      await expect(simulator.root.getByRole('status')).toHaveText(/^You could save \$[\d,]+ a year\.$/);
      expect(await page.evaluate(() => (window as unknown as { watch: { shift: number } }).watch.shift)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  });

  test('can be opened from the menu', async ({ page }) => {
    await visit(page, '/');
    const navigation = page.getByRole('navigation', { name: word('en', 'shell:menu.label') });
    await navigation.getByText(word('en', 'shell:groups.calculators'), { exact: true }).click();
    await navigation.getByRole('link', { name: 'Tax savings simulator' }).click();
    await expect(page).toHaveURL(/\/#simulator$/);
    await expect(simulator.root.getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('keeps input from before hydration, even while the calculator above is used', async ({ page }) => {
    const scripts = gate();
    await page.route(/\/simulator\.[0-9a-f]+\.js$/, async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await visit(page, '/');
    await simulator.fill({ income: '60000', filingStatus: 'marriedJoint', charitableDonations: '1000' });
    await simulator.control('hasHSA').check();
    await new MainCalculator(page).calculate({ state: 'CA', income: '60000' });
    await expect(simulator.control('income')).toHaveValue(/^60,?000$/);
    scripts.open();
    await untilAlive(page);
    await expect(simulator.control('currentHSA')).toBeVisible();
    await expect(simulator.control('charitableDonations')).toHaveValue(/^1,?000$/);
    await simulator.submit.click();
    await expect(simulator.figure('specified', 'currentTax')).toHaveText('$3,436');
  });

  test('has no axe violations with errors, with results, and with an explained limit', async ({ page }) => {
    await visit(page, '/');
    await simulator.submit.click();
    await expect(simulator.control('income')).toBeFocused();
    await expectNoBarrier(page, 'refused', ['#simulator']);
    await simulator.control('hasHSA').check();
    await simulator.fill({ income: '143000', currentHSA: '3000', mortgageInterest: '20000', filingStatus: 'headOfHousehold' });
    await page.clock.install();
    await simulator.submit.click();
    await expect(simulator.submit).toBeDisabled();
    await page.clock.runFor(1_500);
    await expect(simulator.figure('specified', 'potentialSavings')).toBeVisible();
    await simulator.root.getByRole('button', { name: word('en', 'simulator:limits.about401k') }).focus();
    await expect(page.getByRole('tooltip')).toContainText('$23,000, or $30,500');
    await expectNoBarrier(page, 'answered', ['#simulator']);
  });
});
