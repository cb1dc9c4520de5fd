/** Measures interactions with the home page on the slow phone: from the click or key to the next frame, and the longest task until all is shown. */
import { undisturbed } from '../../scripts/measuring.mjs';
import { inBrowser, untilQuiet, visitSlowly } from './browser.mjs';

const ROUNDS = 5;
/** The goal of Interaction to Next Paint. */
const GOAL = { of: 'ours', atMost: 200 };
/** The browser reports only events that take at least this long. */
const LEAST_MS = 16;

const CALCULATOR = 'section[data-calculator="main"]';
/** On a closed list, the arrow keys choose an option like a tap does. */
const press = (select, key) => (page) => page.locator(select).press(key);
const INTERACTIONS = [
  {
    id: 'calculate',
    what: 'Calculate',
    act: (page) => page.click(`${CALCULATOR} button[type=submit]`),
    shown: () => document.querySelector('section[data-calculator="main"] data[data-field="netIncome"]') !== null,
  },
  {
    id: 'year',
    what: 'another year',
    act: press(`${CALCULATOR} select[name="taxYear"]`, 'ArrowDown'),
    shown: () => document.querySelector('select[name="taxYear"]').value === '2024',
  },
  {
    id: 'language',
    what: 'another language',
    prepare: (page) => page.click('header button[popovertarget]'),
    act: press('select[name="language"]', 'ArrowDown'),
    shown: () => document.documentElement.lang === 'es',
  },
];

/** Runs in the page. */
function watch() {
  const events = [];
  const tasks = [];
  const observe = (type, list, options) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach((entry) => list.push(entry))).observe({ type, ...options });
  observe('event', events, { durationThreshold: 16 });
  observe('longtask', tasks);
  Object.assign(window, { events, tasks });
}

/** @returns milliseconds until the next frame, and of the longest task */
async function interact(page, { prepare, act, shown }) {
  await prepare?.(page);
  await untilQuiet(page);
  await page.evaluate(() => {
    window.events.length = 0;
    window.tasks.length = 0;
  });
  await act(page);
  await page.waitForFunction(shown);
  await untilQuiet(page);
  return page.evaluate((least) => {
    const durations = window.events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
    return {
      paint: Math.max(least, ...durations),
      task: Math.max(0, ...window.tasks.map(({ duration }) => duration)),
    };
  }, LEAST_MS);
}

/**
 * @param {import('../../scripts/benchmarks.mjs').Plan} plan
 * @returns {Promise<import('../../scripts/benchmarks.mjs').Row[]>}
 */
export const measure = ({ brief = false, site, round = undisturbed } = {}) =>
  inBrowser(site, async (browser, url) => {
    const visit = async () => {
      const { page, close } = await visitSlowly(browser, url, brief);
      await untilQuiet(page);
      await page.evaluate(watch);
      await page.selectOption(`${CALCULATOR} select[name="state"]`, 'CA');
      await page.fill(`${CALCULATOR} [name="income"]`, '60000');
      const figures = {};
      for (const interaction of INTERACTIONS) figures[interaction.id] = await interact(page, interaction);
      await close();
      return figures;
    };
    const rounds = [];
    for (let count = 0; count < (brief ? 1 : ROUNDS); count += 1) rounds.push(await round(visit));
    return INTERACTIONS.flatMap(({ id, what }) => [
      { id: `paint-${id}`, what: `Interaction to next paint: ${what}`, unit: 'ms', ours: rounds.map((all) => all[id].paint), goal: GOAL },
      { id: `task-${id}`, what: `Longest task after it: ${what}`, unit: 'ms', ours: rounds.map((all) => all[id].task) },
    ]);
  });
