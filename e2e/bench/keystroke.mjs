/** Measures how long the full estimate takes from a key press to the frame with the new answer, on a desktop. */
import { undisturbed } from '../../scripts/measuring.mjs';
import { inBrowser } from './browser.mjs';

const KEYSTROKES = 40;
const BRIEF = 2;
/** One frame. */
const GOAL = { of: 'ours', atMost: 16.7 };
/** Long enough for everything below the answer to be updated too. */
const PAUSE_MS = 300;

/** A married couple in Ohio with two children. */
const CHOICES = ['dependents', 'spouseWorks', 'withheld'];
const SELECTED = { state: 'OH', filingStatus: 'marriedJoint' };
const TYPED = { wages: '62000', dependentAges: '4, 9', spouseWages: '38000', federalWithheld: '6700', stateWithheld: '3900' };

/** Runs in the page: notes when each key press reaches the answer, and the frame after it. */
function watch() {
  const times = [];
  let pressed;
  document.addEventListener('keydown', () => (pressed = performance.now()), true);
  const answer = document.querySelector('data[data-hero]').closest('section');
  new window.MutationObserver(() => {
    if (pressed === undefined) return;
    const start = pressed;
    pressed = undefined;
    times.push(performance.now() - start);
  }).observe(answer, { subtree: true, characterData: true, attributes: true, attributeFilter: ['value'] });
  Object.assign(window, { times });
}

/**
 * @param {import('../../scripts/benchmarks.mjs').Plan} plan
 * @returns {Promise<import('../../scripts/benchmarks.mjs').Row[]>}
 */
export const measure = ({ brief = false, site, round = undisturbed } = {}) =>
  inBrowser(site, async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    await page.goto(`${url}/full-tax-estimate`, { waitUntil: 'networkidle' });
    const field = (name) => page.locator(`form [name="${name}"]`);
    for (const [name, value] of Object.entries(SELECTED)) await field(name).selectOption(value);
    for (const choice of CHOICES) await field(choice).check();
    for (const [name, value] of Object.entries(TYPED)) await field(name).fill(value);
    await page.locator('form button[type=submit]').first().click();
    await page.waitForSelector('data[data-hero]');
    await page.waitForTimeout(5 * PAUSE_MS);
    await page.evaluate(watch);
    await field('spouseWages').focus();
    const ours = await round(async () => {
      await page.evaluate(() => (window.times.length = 0));
      for (let key = 0; key < (brief ? BRIEF : KEYSTROKES); key += 1) {
        await page.keyboard.press(key % 2 ? 'Backspace' : '5');
        await page.waitForTimeout(PAUSE_MS);
      }
      return page.evaluate(() => window.times);
    });
    return [{ id: 'keystroke', what: 'Full estimate: a keystroke until its answer is in the page', unit: 'ms', ours, goal: GOAL }];
  });
