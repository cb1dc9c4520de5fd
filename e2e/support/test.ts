/** The test fixtures with a browser. */
/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
import { givenConsent, NECESSARY_ONLY, type ConsentRecord } from './consent.ts';
import { test as siteTest } from './site.ts';

/** Everything the tests serve runs on this machine, including parts on other origins. */
const OUR_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Chromium expects preloaded scripts to run within seconds of the load event, which doesn't wait for them. A busy machine is later.
 * budget.spec.ts checks that every page uses what it preloads.
 */
const UNUSED_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

interface Fixtures {
  /** The consent from an earlier visit. `null` means no choice yet, so the banner appears. */
  readonly consent: ConsentRecord | null;
  /** External hosts that the test mocks. */
  readonly standIns: readonly string[];
  readonly allowConsole: (expected: RegExp) => void;
}

/**
 * Every test fails on a request to an external host or an unexpected console message; expected messages are passed to `allowConsole`. By
 * default the visitor has accepted only necessary cookies.
 */
export const test = siteTest.extend<Fixtures>({
  consent: [NECESSARY_ONLY, { option: true }],
  standIns: [[], { option: true }],
  // The page leaves a site before it stops, because what the page still loads would fail.
  ownSite: async ({ ownSite, page }, use) => {
    await use(ownSite);
    if (!page.isClosed()) await page.goto('about:blank');
  },
  allowConsole: async ({}, use, testInfo) => {
    await use((expected) => testInfo.annotations.push({ type: 'console', description: expected.source }));
  },
  // Not automatic, because a test that only sends requests needs no page.
  page: async ({ page, consent }, use, testInfo) => {
    if (consent) await givenConsent(page, consent);
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    await use(page);
    const allowed = testInfo.annotations
      .filter(({ type, description }) => type === 'console' && description)
      .map(({ description = '' }) => new RegExp(description));
    const loud = messages.filter((message) => ![...allowed, UNUSED_PRELOAD].some((expected) => expected.test(message)));
    if (loud.length > 0) throw new Error(`The console is not quiet:\n${loud.join('\n')}`);
  },
  context: async ({ context, standIns }, use) => {
    const foreign: string[] = [];
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && ![...OUR_HOSTS, ...standIns].includes(hostname)) foreign.push(request.url());
    });
    await use(context);
    if (foreign.length > 0) throw new Error(`Requests to foreign hosts:\n${foreign.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
