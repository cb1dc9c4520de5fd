import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarrierIn } from '../support/axe.ts';
import { shiftOf, STILL, watchShift } from '../support/layout-shift.ts';
import { MainCalculator, numberOf, numbersOf, type Inputs } from '../support/main-calculator.ts';
import { resize } from '../support/resize.ts';
import { expect, test } from '../support/test.ts';
import { gate, neverIdle, requestsOf, untilAlive, untilQuiet, visit, wordsIn } from '../support/visit.ts';
import { LANGUAGES, word, type Language } from '../support/words.ts';

/** The actions below the home page's result, and the sections they open. */
class Sharing {
  readonly calculator: MainCalculator;
  readonly section: Locator;
  readonly compare: Locator;
  readonly reverse: Locator;
  readonly saved: Locator;

  constructor(readonly page: Page) {
    this.calculator = new MainCalculator(page);
    this.section = page.locator('#scenarios');
    this.compare = this.section.locator('section[data-calculator="compare"]');
    this.reverse = this.section.locator('section[data-calculator="reverse"]');
    this.saved = this.section.locator('[data-saved]');
  }

  action(name: 'copyLink' | 'print' | 'download' | 'save'): Locator {
    return this.calculator.root.locator(`[data-action=${name}]`);
  }

  /** The section below the actions. */
  get said(): Locator {
    return this.calculator.root.locator('output');
  }

  disclosure(index: 0 | 1 | 2): Locator {
    return this.section.locator('summary').nth(index);
  }

  /** Opens a link with these inputs and waits for its result. */
  async openLink(inputs: Inputs, language: Language = 'en'): Promise<void> {
    await this.page.goto(`/?lang=${language}#${new URLSearchParams({ ...inputs }).toString()}`);
    await this.answered(inputs.income ?? '');
  }

  async answered(income: string): Promise<void> {
    await expect(this.calculator.result('grossIncome')).toHaveAttribute('value', income);
    await expect(this.action('print')).toBeVisible();
  }

  async addScenario(inputs: Inputs): Promise<void> {
    const before = await this.compare.locator('thead strong').count();
    const { income, ...choices } = inputs;
    for (const [name, value] of Object.entries(choices)) await this.compare.locator(`[name=${name}]`).selectOption(value);
    if (income !== undefined) await this.compare.locator('[name=income]').fill(income);
    await this.compare.locator('button[type=submit]').click();
    await expect(this.compare.locator('thead strong')).toHaveCount(before + 1);
    await expect(this.compare.locator('data[data-field=netIncome]')).toHaveCount(before + 1);
  }
}

const CALIFORNIA = { state: 'CA', income: '60000', filingStatus: 'single', taxYear: '2025' } as const;

let sharing: Sharing;
test.beforeEach(({ page }) => {
  sharing = new Sharing(page);
});

test.describe('a shared link', () => {
  test('fills in the form and calculates', async () => {
    await sharing.openLink({ state: 'TX', income: '80000.5', filingStatus: 'marriedJoint', taxYear: '2023' });
    const { calculator } = sharing;
    await expect(calculator.control('state')).toHaveValue('TX');
    await expect(calculator.control('income')).toHaveValue('80,000.50');
    await expect(calculator.control('filingStatus')).toHaveValue('marriedJoint');
    await expect(calculator.control('taxYear')).toHaveValue('2023');
    await expect(calculator.root).toContainText('Texas · Married Filing Jointly · 2023');
  });

  test('is read only by the form: it leaves the URL before anything but the shell loads and reaches no server', async ({ page }) => {
    const requests = requestsOf(page);
    await page.addInitScript(() => {
      const events: string[] = [];
      // The scripts of the shell, which take the inputs out.
      const shell = document.getElementsByTagName('link');
      Object.assign(window, { events });
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...how) => {
        replaceState(...how);
        events.push('taken out');
      };
      const createElement: (name: string, options?: ElementCreationOptions) => HTMLElement = document.createElement.bind(document);
      document.createElement = (name: string, options?: ElementCreationOptions) => {
        const runsShell = [...shell].some((link) => 'run' in link.dataset);
        if (name === 'script' && !runsShell) events.push(`a script at ${location.hash}`);
        return createElement(name, options);
      };
      const send = window.fetch.bind(window);
      window.fetch = (...how) => {
        events.push(`a request at ${location.hash}`);
        return send(...how);
      };
    });
    await sharing.openLink(CALIFORNIA);
    await expect(page).toHaveURL('/?lang=en');
    const events = await page.evaluate(() => (window as unknown as { events: string[] }).events);
    expect(events[0]).toBe('taken out');
    expect(events.filter((event) => event.includes('#'))).toEqual([]);
    expect(events).toContain('a request at ');
    expect(requests.filter((request) => /income=|60000/.test(request.url()))).toEqual([]);
    // Back does not lead to it either.
    await page.goto('about:blank');
    await page.goBack();
    await expect(page).toHaveURL('/?lang=en');
  });

  test('is copied and shows the same result to its recipients in their language', async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sharing.openLink({ ...CALIFORNIA, income: '61234.56' }, 'es');
    await sharing.action('copyLink').click();
    await expect(sharing.said).toHaveText(word('es', 'sharing:outcomes.copied'));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/#state=CA&income=61234.56&filingStatus=single&taxYear=2025`);

    const another = await browser.newContext({ locale: 'fr-FR' });
    const opened = new MainCalculator(await another.newPage());
    await opened.page.goto(link);
    await expect(opened.result('netIncome')).toHaveAttribute('value', String(await sharing.calculator.figure('netIncome')));
    await expect(opened.control('income')).toHaveValue(/^61\s234,56$/);
    await another.close();
  });

  test('can be copied by hand if the browser does not allow it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await sharing.openLink(CALIFORNIA);
    await sharing.action('copyLink').press('Enter');
    await expect(page.getByLabel(word('en', 'sharing:link'))).toHaveValue(/#state=CA&income=60000&filingStatus=single&taxYear=2025$/);
  });
});

/** Number of pages in a PDF from Chromium. */
const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

test.describe('the printout', () => {
  test('is what the button prints, and contains only inputs, results, lines, sources, date and URL, on white even in the dark theme', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => (window.print = () => (document.title = 'printed')));
    await sharing.openLink(CALIFORNIA);
    await sharing.action('print').press('Enter');
    await expect(page).toHaveTitle('printed');
    const net = (await sharing.calculator.result('netIncome').textContent()) ?? '';
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet).toBeVisible();
    const shown = await page.evaluate(() =>
      [...document.body.children].filter((element) => getComputedStyle(element).display !== 'none').map((element) => element.tagName),
    );
    expect(shown).toEqual(['ARTICLE']);
    for (const part of [
      'Bracketwise',
      'California',
      '$60,000',
      'Single',
      '2025',
      net,
      '12% bracket on the part from $11,925 to $48,475',
      '$5,071.50',
      'Rev. Proc. 2024-40',
      'Cal. Rev. & Tax. Code',
      new URL(page.url()).host,
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(),
    ]) {
      await expect(sheet).toContainText(part);
    }
    expect(await sheet.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(22, 33, 28)');
    await expect(sheet.locator('button, input, select, a')).toHaveCount(0);
  });
});

// The longest worksheets, in the languages with the longest texts.
for (const [language, longest] of [
  ['en', CALIFORNIA],
  ['fr', { state: 'MD', income: '2000000', filingStatus: 'marriedSeparate', taxYear: '2025' }],
  ['es', { state: 'HI', income: '700000', filingStatus: 'marriedSeparate', taxYear: '2024' }],
] as const)
  test(`in ${language}, the CSV file contains every line with numbers that any spreadsheet can read, and the printout of ${longest.state} fits on one page of A4 or Letter`, async ({
    page,
  }) => {
    await sharing.openLink(CALIFORNIA, language);
    const arriving = page.waitForEvent('download');
    await sharing.action('download').click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe(`${word(language, 'sharing:fileName')}-CA-2025.csv`);
    const bytes = readFileSync(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = bytes.toString().slice(1).trimEnd().split('\r\n');
    expect(rows[0]).toBe(
      ['part', 'step', 'amount', 'tax', 'rate', 'from', 'to', 'source']
        .map((column) => word(language, `sharing:columns.${column}`))
        .join(','),
    );
    const lines = await sharing.calculator.root.locator('table[data-section] tbody tr').count();
    expect(rows).toHaveLength(1 + lines + 3);
    expect(rows.some((row) => row.includes(',32325,3879,12,11925,48475,'))).toBe(true);
    expect(rows.some((row) => row.includes(',5071.5,'))).toBe(true);

    // A link also works when it is set on the open page.
    if (longest !== CALIFORNIA) {
      await page.evaluate((link) => (location.hash = link), new URLSearchParams(longest).toString());
      await sharing.answered(longest.income);
      await expect(page).toHaveURL(`/?lang=${language}`);
      await expect(sharing.calculator.control('state')).toHaveValue(longest.state);
    }
    for (const format of ['Letter', 'A4']) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  });

test.describe('saved calculations', () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('savedCalculations'));

  test('are stored only on request, survive a reload, and can be opened and deleted', async ({ page }) => {
    await sharing.openLink(CALIFORNIA);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
    await sharing.action('save').click();
    await expect(sharing.said).toHaveText(word('en', 'sharing:outcomes.saved'));
    expect(JSON.parse((await stored(page)) ?? 'null')).toMatchObject([
      {
        request: { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 },
        netIncome: await sharing.calculator.figure('netIncome'),
      },
    ]);

    await page.reload();
    await untilAlive(page);
    await expect(sharing.disclosure(2)).toContainText(word('en', 'scenarios:saved.titleWithCount', { number: '1' }));
    await sharing.disclosure(2).click();
    await expect(sharing.saved).toContainText('$60,000');
    await sharing.saved.getByRole('button', { name: word('en', 'scenarios:saved.open') }).click();
    await sharing.answered('60000');
    await expect(sharing.calculator.root.getByRole('heading', { name: word('en', 'home:results.title') })).toBeFocused();
    await expect(sharing.calculator.result('netIncome')).toBeInViewport();

    await sharing.saved.getByRole('button', { name: word('en', 'scenarios:saved.remove') }).click();
    await expect(sharing.saved).toHaveCount(0);
    expect(await stored(page)).toBeNull();
  });

  test('show an error if storage is full', async ({ page }) => {
    await sharing.openLink(CALIFORNIA);
    await page.evaluate(() => {
      for (let piece = 'x'.repeat(1 << 20); piece; piece = piece.slice(0, piece.length / 2)) {
        try {
          for (;;) localStorage.setItem(`filler ${localStorage.length}`, piece);
        } catch {
          // Fill the storage, leaving no space for an item of this size.
        }
      }
    });
    await sharing.action('save').click();
    await expect(sharing.said).toHaveText(word('en', 'sharing:outcomes.full'));
    expect(await stored(page)).toBeNull();
  });
});

test.describe('the scenario comparison', () => {
  test('shows four scenarios with their differences from the first, without a request', async ({ page }) => {
    await sharing.openLink(CALIFORNIA);
    const requests = requestsOf(page);
    await sharing.disclosure(0).click();
    const nets = sharing.compare.locator('data[data-field=netIncome]');
    await expect(nets).toHaveCount(1);
    await sharing.addScenario({ state: 'TX' });
    await sharing.addScenario({ state: 'CA', filingStatus: 'marriedJoint' });
    await sharing.addScenario({ income: '120000', taxYear: '2022' });
    expect(requests.filter((request) => request.url().includes('/api/'))).toEqual([]);

    const [first, texas] = await numbersOf(nets);
    expect(first).toBe(await sharing.calculator.figure('netIncome'));
    expect(texas).toBe(50_338.5);
    const gap = sharing.compare.locator('tbody tr').first().locator('td').nth(1);
    await expect(gap).toContainText(`+$${Math.round(50_338.5 - (first ?? 0)).toLocaleString('en-US')}`);
    await expect(sharing.compare.locator('tbody')).toContainText(word('en', 'scenarios:compare.same'));

    // The engine in the page and the API give the same result.
    const last = await numbersOf(sharing.compare.locator('td:last-child data'));
    await sharing.calculator.calculate({ state: 'CA', income: '120000', filingStatus: 'marriedJoint', taxYear: '2022' });
    for (const field of ['netIncome', 'totalTax', 'federalTax', 'socialSecurity', 'medicare', 'stateTax', 'effectiveRate']) {
      expect(last, field).toContain(await sharing.calculator.figure(field));
    }

    await sharing.compare.locator('button[type=submit]').click();
    await expect(sharing.compare.locator('output')).toHaveText(word('en', 'scenarios:compare.outcomes.there', { scenario: '' }).trim());
    await sharing.compare.locator('[name=state]').selectOption('NY');
    await sharing.compare.locator('button[type=submit]').click();
    await expect(sharing.compare.locator('output')).toHaveText(word('en', 'scenarios:compare.outcomes.full'));
  });

  test('can use saved calculations', async ({ page }) => {
    await sharing.openLink(CALIFORNIA);
    await sharing.action('save').click();
    await page.reload();
    await untilAlive(page);
    await sharing.disclosure(2).click();
    await sharing.saved.getByRole('button', { name: word('en', 'scenarios:saved.compare') }).click();
    await expect(sharing.compare.locator('thead strong')).toHaveText('California');
    await expect(sharing.disclosure(0)).toBeFocused();
    await expect(sharing.disclosure(0)).toBeInViewport();
  });
});

test.describe('the reverse calculation', () => {
  test('finds the gross income with only that state’s law and can show the details', async ({ page }) => {
    const before = requestsOf(page);
    await visit(page, '/');
    await sharing.disclosure(1).click();
    await expect(sharing.reverse).toBeVisible();
    await sharing.reverse.locator('[name=state]').selectOption('CA');
    await sharing.reverse.locator('[name=netIncome]').fill('4,000');
    await untilQuiet(page, before);
    const requests = requestsOf(page);
    await sharing.reverse.locator('button[type=submit]').click();
    const gross = sharing.reverse.locator('data[data-field=grossIncome]');
    await expect(gross).toBeVisible();
    const paths = requests.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((path) => !path.endsWith('.js'))).toEqual([]);
    // California's law. The engine and what all states' laws share came while the page was idle.
    expect(paths, paths.join('\n')).toHaveLength(1);

    await sharing.reverse.locator('[name=netIncome]').fill('48,000');
    await sharing.reverse.locator('button[type=submit]').click();
    await expect(sharing.reverse).toContainText('$48,000.00');
    const found = await numberOf(gross);
    await sharing.reverse.getByRole('button', { name: word('en', 'scenarios:reverse.inDetail') }).click();
    await sharing.answered(String(found));
    expect(await sharing.calculator.figure('netIncome')).toBe(48_000);
  });
});

test('none of this loads before it is used', async ({ page }) => {
  await neverIdle(page);
  const requests = requestsOf(page);
  await visit(page, '/');
  expect(wordsIn(requests).filter((name) => /sharing|scenarios/.test(name))).toEqual([]);
  await sharing.calculator.calculate(CALIFORNIA);
  await expect(sharing.action('print')).toBeVisible();
  expect(wordsIn(requests)).toContain('words-sharing-en');
  await expect(sharing.compare).toHaveCount(0);
});

test('everything works with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keyboard } = page;
  await sharing.openLink(CALIFORNIA);
  await sharing.calculator.explanation.locator('summary').focus();
  for (const name of ['copyLink', 'print', 'download', 'save'] as const) {
    await keyboard.press('Tab');
    await expect(sharing.action(name)).toBeFocused();
    if (name !== 'copyLink' && name !== 'save') continue;
    await keyboard.press('Enter');
    await expect(sharing.said).toHaveText(word('en', `sharing:outcomes.${name === 'save' ? 'saved' : 'copied'}`));
  }

  await sharing.disclosure(0).focus();
  await keyboard.press('Enter');
  await sharing.compare.locator('[name=state]').focus();
  await keyboard.type('Texas');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(sharing.compare.locator('thead strong')).toHaveText(['California', 'Texas']);
  await sharing.compare.getByRole('region').focus();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(sharing.compare.locator('thead strong')).toHaveText(['Texas']);
  await expect(sharing.compare.getByRole('heading', { name: word('en', 'scenarios:compare.form.title') })).toBeFocused();

  await sharing.disclosure(1).focus();
  await keyboard.press('Enter');
  await expect(sharing.reverse).toBeVisible();
  await keyboard.press('Tab');
  await expect(sharing.reverse.locator('[name=netIncome]')).toBeFocused();
  await keyboard.type('48000');
  await keyboard.press('Enter');
  await expect(sharing.reverse.locator('data[data-field=grossIncome]')).toBeVisible();

  await sharing.disclosure(2).focus();
  await keyboard.press('Enter');
  await expect(sharing.saved).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(sharing.calculator.root.getByRole('heading', { name: word('en', 'home:results.title') })).toBeFocused();
});

/** Opens everything this file tests. */
async function openAll(language: Language): Promise<void> {
  await sharing.openLink({ ...CALIFORNIA, income: '999999999', filingStatus: 'marriedSeparate' }, language);
  await sharing.action('save').click();
  await sharing.disclosure(0).click();
  await expect(sharing.compare.locator('data[data-field=netIncome]')).toHaveCount(1);
  await sharing.addScenario({ state: 'NY' });
  await sharing.disclosure(1).click();
  await sharing.reverse.locator('[name=netIncome]').fill('48000');
  await sharing.reverse.locator('button[type=submit]').click();
  await expect(sharing.reverse.locator('data[data-field=grossIncome]')).toBeVisible();
  await sharing.disclosure(2).click();
  await expect(sharing.saved).toHaveCount(1);
}

for (const language of LANGUAGES)
  test(`in the open sections, nothing is cut off or makes the page scroll sideways at 320 px in ${language}${language === 'en' ? ', and axe finds no violations' : ''}`, async ({
    page,
  }) => {
    const wide = language === 'en';
    await page.setViewportSize(wide ? { width: 1280, height: 720 } : { width: 320, height: 640 });
    await openAll(language);
    if (wide) {
      await expectNoBarrierIn('light', page, 'at 1280 px', ['#calculator', '#scenarios']);
      await resize(page, { width: 360, height: 800 });
      await expectNoBarrierIn('dark', page, 'at 360 px', ['#calculator', '#scenarios']);
      await resize(page, { width: 320, height: 640 });
    }
    const [sideways, cut] = await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      [...document.querySelectorAll('#calculator button, #scenarios :is(button, summary, h2, h3, h4, dd)')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    ]);
    expect(sideways).toBe(0);
    expect(cut).toEqual([]);
  });

test.describe('nothing shifts', () => {
  test('when explanation and actions load late', async ({ page }) => {
    for (const width of [1280, 800, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const words = gate();
      await page.route(/words-(sharing|explanation)/, async (route) => {
        await words.opened;
        await route.continue();
      });
      await visit(page, '/');
      await sharing.calculator.fill(CALIFORNIA);
      await sharing.calculator.submit.click();
      await expect(sharing.calculator.result('netIncome')).toBeVisible();
      const bottom = () => sharing.calculator.root.evaluate((root) => Math.round(root.getBoundingClientRect().height));
      const before = await bottom();
      words.open();
      await expect(sharing.action('print')).toBeVisible();
      await expect(sharing.calculator.explanation).toBeVisible();
      expect(await bottom(), `${width} px`).toBe(before);
      await page.unroute(/words-(sharing|explanation)/);
    }
  });

  test('on a narrow screen when the first calculation fails', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|Failed to calculate tax/);
    await page.setViewportSize({ width: 360, height: 2_000 });
    for (const language of LANGUAGES) {
      await watchShift(page);
      const answer = gate();
      await page.route('**/api/calculate-tax', async (route) => {
        await answer.opened;
        await route.fulfill({ status: 503, body: 'no' });
      });
      await visit(page, `/?lang=${language}`);
      const { calculator } = sharing;
      await calculator.fill({ state: 'CA', income: '60000' });
      await calculator.submit.click();
      await expect(calculator.root.getByRole('img')).toBeVisible();
      await shiftOf(page);
      answer.open();
      await expect(calculator.toast).toBeVisible();
      await expect(calculator.root.getByText(new RegExp(`^${word(language, 'common:states.CA')} · `))).toBeVisible();
      expect(await shiftOf(page), language).toEqual(STILL);
      await page.unroute('**/api/calculate-tax');
    }
  });
});

test('the scroll buttons cover no figure and are large enough', async ({ page }) => {
  await sharing.openLink({ ...CALIFORNIA, income: '999999999' });
  for (const width of [320, 360, 414, 768, 1024, 1280]) {
    await resize(page, { width, height: 700 });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const button = page.getByRole('button', { name: word('en', 'shell:scroll.top') });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24);
    const figures = sharing.calculator.root.locator('data');
    const reach = () => figures.evaluateAll((all) => Math.max(...all.map((figure) => figure.getBoundingClientRect().right)));
    await expect.poll(reach, `${width} px`).toBeLessThanOrEqual(box?.x ?? 0);
  }
});
