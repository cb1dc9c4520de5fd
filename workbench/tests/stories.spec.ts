/* Compares each story with its screenshot in `baselines`. `npm run workbench:update` takes new ones. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { sitePages } from '@bracketwise/shared-ui/site-map';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { hexOf } from '@bracketwise/shared-ui/tokens';
import { expect, test, type Page } from '@playwright/test';
import { smallImage } from './small-image.ts';

const BUILD = path.resolve(import.meta.dirname, '../dist/browser');
const BASELINES = path.resolve(import.meta.dirname, '../baselines');
const ADDRESS = 'http://workbench.test';

/** For what a story shows of the date: a day on which nothing is due. */
const TODAY = new Date('2026-03-10T12:00:00Z');

/**
 * Draws each line of text as a bar in its color: machines draw letters differently, but give a text the same room. Text that a highlight
 * does not reach, in fields and charts and from style sheets, keeps its room and is not drawn.
 */
const BARS = `
  ::highlight(text) { background-color: currentcolor; }
  input, select, textarea, ::before, ::after { -webkit-text-fill-color: transparent !important; }
  ::selection { color: transparent !important; }
  svg text { fill: transparent !important; }
`;

/** For the edges of curves. A different size always fails. */
const TOLERANCE = { threshold: 0.01, maxDiffPixels: 10 };

interface View {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly language: Language;
}

/** Each story in two views, and those with long texts in a third. */
const VIEWS: readonly View[] = [
  { theme: 'light', width: 360, language: 'en' },
  { theme: 'dark', width: 1280, language: 'en' },
  ...TRANSLATED_LANGUAGES.map((language) => ({ theme: 'light', width: 320, language }) as const),
];

/** Opens the frame that shows one story after the other. */
async function openFrame(page: Page, { width }: View) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await page.clock.setFixedTime(TODAY);
  await page.setViewportSize({ width, height: 800 });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(BUILD, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(`${ADDRESS}/?frame`);
  await page.addStyleTag({ content: BARS });
  await page.evaluate(() => {
    const everything = new Range();
    everything.selectNodeContents(document.documentElement);
    CSS.highlights.set('text', new Highlight(everything));
  });
  const stories = await page.evaluate(() =>
    window.workbench.stories.map(({ id, title, parameters: { words = {}, onPaper = false, uncompared = false, longestIn } }) => ({
      id,
      title,
      namespaces: Object.keys(words),
      onPaper,
      uncompared,
      longestIn,
    })),
  );
  return { stories, complaints };
}

type ListedStory = Awaited<ReturnType<typeof openFrame>>['stories'][number];

/** Shows a story and takes its screenshot, which is undefined if it is not compared. */
async function screenshotOf(page: Page, { id, onPaper, uncompared }: ListedStory, { language, theme }: View): Promise<Buffer | undefined> {
  await page.emulateMedia({ media: onPaper ? 'print' : 'screen' });
  const clip = await page.evaluate(
    async ([story, surroundings, selector]) => {
      await window.workbench.showStory(story, surroundings);
      scrollTo(0, 0);
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      // Versions of Chromium round fractions of a pixel differently.
      return { x: Math.round(x), y: Math.round(y), width: Math.floor(width), height: Math.floor(height) };
    },
    [id, { language, theme }, onPaper ? '[data-print-sheet]' : '#canvas'] as const,
  );
  return uncompared ? undefined : page.screenshot({ clip, fullPage: true });
}

const nameOf = ({ language, width, theme }: View) => `${language}-${width}-${theme}`;

for (const view of VIEWS) {
  const { theme, width, language } = view;
  test(`stories look the same in ${theme} at ${width} px in ${language}`, async ({ page }) => {
    const updating = test.info().config.updateSnapshots !== 'none';
    const { stories, complaints } = await openFrame(page, view);
    const shown = stories.filter(({ longestIn }) => language === 'en' || longestIn === language);
    for (const story of shown) {
      const screenshot = await screenshotOf(page, story, view);
      expect.soft(complaints.splice(0), story.id).toEqual([]);
      if (screenshot)
        expect.soft(updating ? smallImage(screenshot) : screenshot).toMatchSnapshot([nameOf(view), `${story.id}.png`], TOLERANCE);
    }
    const folder = path.join(BASELINES, nameOf(view));
    const superfluous = readdirSync(folder).filter((file) => !shown.some(({ id, uncompared }) => !uncompared && file === `${id}.png`));
    if (updating) for (const file of superfluous) rmSync(path.join(folder, file));
    else expect(superfluous).toEqual([]);
  });
}

test.describe('a small change of the look is seen:', () => {
  const [view] = VIEWS as readonly [View];
  const STORY = 'visit-profilechip--with-a-profile';
  for (const { what, css } of [
    { what: 'a color 8 % lighter', css: `:root { --accent: color-mix(in srgb, ${hexOf('accent', 'light')} 92%, white) !important; }` },
    { what: 'an element two pixels to the right', css: '#canvas > * { margin-inline-start: 2px !important; }' },
  ]) {
    test(what, async ({ page }) => {
      const { stories } = await openFrame(page, view);
      const [story] = stories.filter(({ id }) => id === STORY) as [ListedStory];
      expect(await screenshotOf(page, story, view)).toMatchSnapshot([nameOf(view), `${STORY}.png`], TOLERANCE);
      await page.addStyleTag({ content: css });
      expect(await screenshotOf(page, story, view)).not.toMatchSnapshot([nameOf(view), `${STORY}.png`], TOLERANCE);
    });
  }
});

test('every page that computes has a story of its results', async ({ page }) => {
  const { stories } = await openFrame(page, VIEWS[0]!);
  const results = stories.filter(({ title }) => title.startsWith('Results/')).flatMap(({ namespaces }) => namespaces);
  const computing = sitePages.filter(({ shape }) => shape !== 'article').map(({ id }) => id);
  expect(computing.length).toBeGreaterThan(0);
  expect(computing.filter((id) => !results.includes(id))).toEqual([]);
});
