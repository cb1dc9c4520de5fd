import { mountOf } from '@bracketwise/contract/apps';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { NAVIGATION_GROUPS, navigationLinks, pageOf, type NavigationGroup } from '@bracketwise/shared-ui/site-map';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { announced } from '../support/accessibility-tree.ts';
import { readByKeyboard } from '../support/article.ts';
import { expectNoBarrierWideAndNarrow } from '../support/axe.ts';
import { Calculator } from '../support/calculator.ts';
import { clippedIn, openAll, overflowing } from '../support/clipped.ts';
import { unmarkedEnglish } from '../support/english.ts';
import { JOURNEYS, narrowJourneys, type PageJourney } from '../support/journeys.ts';
import { Keyboard } from '../support/keyboard.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { pages } from '../support/pages.ts';
import { takeOver, UNCHANGED } from '../support/take-over.ts';
import { expect, test } from '../support/test.ts';
import { NOWHERE, requestsOf, STATUS_404, visit } from '../support/visit.ts';
import { word, type Language } from '../support/words.ts';

/** A pattern for a text with any values in its placeholders and without tags. */
const sentence = (text: string) =>
  new RegExp(
    text
      .replace(/<\/?\w+>/g, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\\\{\\\{\w+\\\}\\\}/g, '.+'),
    'u',
  );

const hears = (browser: CDPSession, text: string) => expect.poll(() => announced(browser), `announced: ${text}`).toMatch(sentence(text));

/** Records printing instead of opening the dialog, which would block the page. */
const notePrinting = (page: Page) =>
  page.addInitScript(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')));

type Key = `${string}:${string}`;

/** Fields with the same label in every calculator. */
const COMMON_FIELDS: ReadonlySet<string> = new Set(['filingStatus', 'state', 'taxYear']);

/** Opens a page and checks that hydration changes nothing. html.spec.ts does so for pages without a journey. */
async function arrive(page: Page, path: string): Promise<void> {
  const { served, ...takeover } = await takeOver(page, path);
  expect.soft(served, path).toBeGreaterThan(50);
  expect.soft(takeover, path).toEqual(UNCHANGED);
}

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  /** On narrow screens the results are below the form. */
  readonly narrow: boolean;
  /** Whether the journey goes on to what all calculators have below the answer. */
  readonly toTheEnd?: boolean;
}

/** Completes a calculator by keyboard alone, from the form to the CSV file, and checks each announcement in the accessibility tree. */
async function travel(
  { page, context, language, narrow, toTheEnd = true }: Visit,
  { id, path, fields, refused, announcement, precise = [], withoutRough }: PageJourney,
) {
  const says = (key: Key) => word(language, key);
  const keys = new Keyboard(page);
  const calculator = new Calculator(page, id);
  const browser = await context.newCDPSession(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await notePrinting(page);
  /** The exact label, or a pattern if it has placeholders or tags. */
  const nameOf = (name: string) => {
    const label = says(`${COMMON_FIELDS.has(name) ? 'calculator' : id}:form.${name}`);
    return /[<{]/.test(label) ? sentence(label) : label;
  };
  const requests = requestsOf(page);
  await (narrow ? visit : arrive)(page, `${path}?lang=${language}`);

  for (const [name, value] of fields) {
    const control = await calculator.stopAt(name);
    await keys.to(control);
    await expect(await calculator.named(name)).toHaveAccessibleName(nameOf(name));
    if (name === refused) {
      await page.keyboard.press('Enter');
      const hint = says(`${id}:form.${name}Hint`);
      await hears(browser, hint);
      await expect(control).toBeFocused();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(sentence(hint));
    }
    await keys.enter(control, value);
  }

  if (precise.length > 0) await keys.press(calculator.root.locator('form summary').last());
  for (const [name, value] of precise) {
    const control = await calculator.stopAt(name);
    await keys.to(control);
    await expect(await calculator.named(name)).toHaveAccessibleName(nameOf(name));
    await keys.enter(control, value);
  }

  await keys.press(calculator.root.getByRole('button', { name: says('calculator:submit'), exact: true }));
  await hears(browser, says(`${id}:${announcement}`));
  await expect(narrow ? calculator.root.getByRole('heading', { name: says('calculator:results') }) : calculator.submit).toBeFocused();

  await expect(calculator.root.locator('[data-method="official"] data[data-hero]')).toBeVisible();
  if (!withoutRough) await expect(calculator.root.locator('[data-method="specified"] data[data-field]').first()).toBeVisible();

  await keys.press(calculator.root.getByText(says('explanation:summary'), { exact: true }).locator('xpath=ancestor-or-self::summary'));
  await expect(calculator.root.locator('table[data-section]').first()).toBeVisible();

  // What the visitor typed stays in the browser, and the calculator works without a network.
  const expectNothingSent = () => {
    const asked = requests.map((request) => new URL(request.url()).pathname);
    expect(asked.filter((address) => address.startsWith(mountOf('api')))).toEqual([]);
  };
  expectNothingSent();
  if (!toTheEnd) return;

  const action = (name: string) => calculator.root.getByRole('button', { name: says(`sharing:actions.${name}`), exact: true });
  await keys.press(action('copyLink'));
  await hears(browser, says('sharing:outcomes.copied'));
  await keys.press(action('print'));
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  const download = page.waitForEvent('download');
  await keys.press(action('download'));
  expect((await download).suggestedFilename()).toContain(id);
  await hears(browser, says('sharing:outcomes.downloaded'));

  const question = page.locator('#faq details').first();
  await keys.press(question.locator('summary'));
  await expect(question.getByRole('paragraph')).toBeVisible();
  if (language !== 'en') expect(await unmarkedEnglish(page)).toEqual([]);
  expectNothingSent();
}

/** The app whose release takes the journey through a live site (`npm run release -- journeys`). */
const OF_HOME = { tag: ['@mf-main-calculator', '@api', '@shell'] };
const OF_GUIDES = { tag: '@mf-guides' };
const OF_SHELL = { tag: '@shell' };

test.describe('by keyboard alone', () => {
  // 320 px is a 1280 px window at 400% zoom.
  const widths: readonly (readonly [Language, number])[] = [
    [DEFAULT_LANGUAGE, 1280],
    ...TRANSLATED_LANGUAGES.map((language) => [language, 320] as const),
  ];
  for (const [language, width] of widths) {
    const narrow = width < 1024;

    test.describe(`at ${width} px in ${language}`, () => {
      test.use({ viewport: { width, height: 720 } });

      // In one window, because most scripts are cached after the first calculator.
      if (language !== DEFAULT_LANGUAGE) {
        const own = narrowJourneys(language);
        test(`the calculators ${own.map(({ id }) => id).join(', ')}, with nothing cut off when all is open`, async ({ page, context }) => {
          for (const journey of own) {
            await test.step(journey.id, () => travel({ page, context, language, narrow }, journey));
            await openAll(new Calculator(page, journey.id).root);
            expect.soft(await overflowing(page), journey.id).toEqual({ sideways: 0, cut: [] });
            expect.soft(await clippedIn(page), `${journey.id}, clipped`).toEqual([]);
            // Clear saved answers, so they do not fill in the next form.
            await page.evaluate(() => sessionStorage.clear());
          }
        });
      } else {
        for (const remote of new Set(JOURNEYS.map((journey) => journey.remote))) {
          const own = JOURNEYS.filter((journey) => journey.remote === remote);
          const title = `the calculators ${own.map(({ id }) => id).join(', ')}, without axe violations, cut-off texts or sideways scrolling at the end`;
          test(title, { tag: `@${remote}` }, async ({ page, context }) => {
            test.slow();
            for (const journey of own)
              await test.step(journey.id, async () => {
                await page.setViewportSize({ width, height: 720 });
                // On a narrow screen, each calculator's journey goes to the end.
                await travel({ page, context, language, narrow, toTheEnd: journey === own[0] }, journey);
                await expectNoBarrierWideAndNarrow(page);
                expect.soft(await clippedIn(page), journey.id).toEqual([]);
                await page.evaluate(() => sessionStorage.clear());
              });
          });
        }
      }

      // The rest works the same at this width in every language.
      if (language === 'fr') return;

      test('the home page: calculator, simulator, brackets, state comparison', OF_HOME, async ({ page, context }) => {
        const says = (key: Key) => word(language, key);
        const keys = new Keyboard(page);
        const { keyboard } = page;
        const calculator = new MainCalculator(page);
        const browser = await context.newCDPSession(page);
        const enter = async (place: Locator, name: string, label: Key, value: string) => {
          const control = place.locator(`[name="${name}"]`);
          await keys.to(control);
          await expect(control).toHaveAccessibleName(says(label));
          await keys.enter(control, value);
        };
        await visit(page, `/?lang=${language}`);

        await keyboard.press('Tab');
        await expect(page.getByRole('link', { name: says('shell:skipToContent') })).toBeFocused();
        await keyboard.press('Enter');
        await keyboard.press('Tab');
        await expect(calculator.control('state')).toBeFocused();
        await keyboard.press('Tab');
        await keyboard.press('Enter');
        await expect(calculator.control('state')).toBeFocused();
        await expect(calculator.control('state')).toHaveAttribute('aria-invalid', 'true');
        await expect(calculator.control('state')).toHaveAccessibleDescription(says('home:errors.stateMissing'));
        await keys.enter(calculator.control('state'), 'CA');
        await enter(calculator.root, 'income', 'home:form.income', '60000');
        await enter(calculator.root, 'filingStatus', 'home:form.filingStatus', 'marriedJoint');
        await enter(calculator.root, 'taxYear', 'home:form.taxYear', '2024');
        await keys.press(page.getByRole('button', { name: says('home:form.submit'), exact: true }));
        await hears(browser, says('home:results.announcement'));
        await expect(
          width < 1024 ? calculator.root.getByRole('heading', { name: says('home:results.title') }) : calculator.submit,
        ).toBeFocused();
        await keys.to(page.getByRole('button', { name: says('home:results.effectiveRateAbout') }));
        await expect(page.getByRole('tooltip')).toHaveText(says('home:results.effectiveRateNote'));
        await keys.press(calculator.explanation.locator('summary'));
        await expect(calculator.worksheet('federal')).toBeVisible();

        const simulator = page.locator('#simulator');
        await enter(simulator, 'income', 'simulator:form.income', '90000');
        if (narrow) await keys.press(simulator.locator('summary').first());
        await enter(simulator, 'hasHSA', 'simulator:form.hasHSA', 'true');
        await enter(simulator, 'currentHSA', 'simulator:form.currentHSA', '1000');
        await keys.press(simulator.getByRole('button', { name: says('simulator:form.submit'), exact: true }));
        await hears(browser, says('simulator:results.running'));
        await expect(simulator.getByRole('heading', { name: says('simulator:results.title') })).toBeFocused();
        await hears(browser, says('simulator:results.hero'));

        const brackets = page.locator('#brackets');
        await enter(brackets, 'filingStatus', 'brackets:chart.status', 'marriedJoint');
        await enter(brackets, 'taxYear', 'home:form.taxYear', '2023');
        if (narrow) await keys.press(brackets.locator('summary').first());
        await expect(brackets.getByRole('table', { name: word(language, 'brackets:table.caption', { year: '2023' }) })).toBeVisible();
        await expect(brackets.locator('caption').last()).toContainText(says('common:shortFilingStatus.marriedJoint'));

        const states = page.locator('#states');
        await keys.to(states.getByRole('radio', { name: says('comparison:all.map') }));
        await keyboard.press('ArrowRight');
        // The states of the visitor's own numbers; nothing can be reached while they load.
        await hears(browser, says('comparison:all.verdict'));
        await keys.to(states.getByRole('searchbox', { name: says('comparison:all.search') }));
        await keyboard.type('ny');
        await hears(browser, word(language, 'comparison:all.shown', { number: '1' }));
        // A narrow screen has no column for each state's tax.
        const column = says(`comparison:all.columns.${narrow ? 'state' : 'incomeTax'}`);
        await keys.press(states.getByRole('button', { name: column, exact: true }));
        await expect(states.getByRole('columnheader', { name: column, exact: true }).last()).toHaveAttribute('aria-sort', 'ascending');
        await keys.press(states.locator('summary', { hasText: says('comparison:form.change') }));
        await keys.press(states.getByRole('button', { name: says('comparison:form.submit'), exact: true }));
        await hears(browser, says('comparison:all.verdict'));
      });

      test('everything to select and search in the guides', OF_GUIDES, async ({ page, context }) => {
        const says = (key: Key) => word(language, key);
        const keys = new Keyboard(page);
        const { keyboard } = page;
        const browser = await context.newCDPSession(page);

        await visit(page, `${pageOf('tax-brackets').path}?lang=${language}`);
        await keys.to(page.getByRole('tab', { name: '2024' }));
        await keyboard.press('ArrowLeft');
        await expect(page.getByRole('tab', { selected: true })).toHaveText('2025');
        await expect(page.getByRole('tabpanel', { name: '2025' })).toBeVisible();
        await keys.to(page.getByRole('radio', { checked: true }));
        await keyboard.press('ArrowDown');
        await expect(page.getByRole('radio', { name: says('common:filingStatus.marriedJoint') })).toBeChecked();

        await visit(page, `${pageOf('state-rates').path}?lang=${language}`);
        await keys.to(page.getByRole('listitem').getByRole('button', { pressed: true }));
        await keyboard.press('ArrowRight');
        await expect(page.getByRole('listitem').getByRole('button', { pressed: true })).toHaveAccessibleName(/^UT Utah/);
        const search = page.getByRole('searchbox', { name: says('state-rates:search') });
        if (narrow) await keys.press(page.locator('details', { has: page.locator('[type=search]') }).locator('> summary'));
        await keys.to(search);
        await keyboard.type('dakota');
        await hears(browser, word(language, 'state-rates:shown', { number: '2' }));
        await keys.press(page.getByRole('button', { name: says('state-rates:table.incomeTax'), exact: true }));
        await expect(page.getByRole('rowheader').first()).toContainText('Dakota');

        await visit(page, `${pageOf('coverage').path}?lang=${language}`);
        await keys.to(page.getByRole('searchbox', { name: says('coverage:states.search') }));
        await keyboard.type('tx');
        await hears(browser, word(language, 'coverage:states.shown', { number: '1' }));
      });

      test('header and footer: menus, language, theme, links, preferences and skip link', OF_SHELL, async ({ page, allowConsole }) => {
        allowConsole(STATUS_404);
        const says = (key: Key) => word(language, key);
        const keys = new Keyboard(page);
        const { keyboard } = page;
        /** Tabs to every link of a group. */
        const alongLinks = async (place: Locator, group: NavigationGroup) => {
          for (const { name } of navigationLinks(group)) await keys.to(place.getByRole('link', { name: name[language], exact: true }));
        };
        await visit(page, `${NOWHERE}?lang=${language}`);

        const opens = page.getByRole('button', { name: says('shell:menu.open') });
        if (narrow) {
          await keys.press(opens);
          await keys.to(page.getByRole('button', { name: says('shell:menu.close') }));
        }
        const menus = page.getByRole('navigation', { name: says('shell:menu.label') });
        for (const group of ['calculators', 'specialized', 'resources'] as const) {
          const heading = menus.locator('summary', { hasText: says(`shell:groups.${group}`) });
          // In the drawer, all groups are open.
          if (narrow) await keys.to(heading);
          else await keys.press(heading);
          await alongLinks(menus, group);
        }

        const languages = page.locator('select[name=language]');
        await keys.to(languages);
        await expect(languages).toHaveAccessibleName(says('shell:language.label'));
        const other = language === 'en' ? 'es' : 'fr';
        await keyboard.press('ArrowDown');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(other, 'shell:notFound.title'));
        await expect(languages).toHaveAccessibleName(word(other, 'shell:language.label'));
        await keyboard.press('ArrowUp');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('shell:notFound.title'));
        const themes = page.locator('select[name=theme]');
        await keys.to(themes);
        await expect(themes).toHaveAccessibleName(says('shell:theme.label'));
        await keys.enter(themes, 'dark');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        if (narrow) {
          await keyboard.press('Escape');
          await expect(opens).toBeFocused();
        }

        await keys.to(page.getByRole('main').getByRole('link', { name: says('common:actions.backToHome') }));
        const footer = page.getByRole('contentinfo');
        for (const group of NAVIGATION_GROUPS) {
          const links = footer.getByRole('navigation', { name: says(`shell:groups.${group}`), exact: true });
          if (narrow) await keys.press(links.locator('summary'));
          await alongLinks(links, group);
        }
        const preferences = footer.getByRole('button', { name: says('shell:consent.preferences') });
        await keys.press(preferences);
        const dialog = page.getByRole('dialog', { name: says('consent:preferences') });
        await expect(dialog).toBeVisible();
        for (const category of ['analytics', 'functional', 'advertising'])
          await keys.to(dialog.getByRole('switch', { name: says(`consent:categories.${category}.name` as Key) }));
        await keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(preferences).toBeFocused();

        await keys.press(page.getByRole('link', { name: says('shell:skipToContent') }));
        await expect(page.getByRole('main')).toBeFocused();
        await keys.press(footer.getByRole('link', { name: pageOf('tax-planning').name[language], exact: true }));
        await expect(page.getByRole('heading', { level: 1, name: says('tax-planning:title') })).toBeFocused();
      });

      // accessibility.spec.ts reads each article in Spanish, where it also visits every other page.
      if (narrow) return;

      const articles = pages.filter(({ shape }) => shape === 'article');
      test('every article, without axe violations or sideways scrolling', OF_GUIDES, async ({ page }) => {
        test.slow();
        for (const { id, path } of articles) {
          await test.step(id, async () => {
            await page.setViewportSize({ width, height: 720 });
            await arrive(page, `${path}?lang=${language}`);
            // The wide layout of all articles is one component.
            if (id === articles[0]?.id) await readByKeyboard(page, new Keyboard(page), language);
            await expectNoBarrierWideAndNarrow(page);
          });
        }
      });
    });
  }
});
