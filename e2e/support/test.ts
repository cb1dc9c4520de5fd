/** For tests in a browser. */
/* eslint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { givenConsent, NECESSARY_ONLY, type ConsentRecord } from './consent.ts';
import { test as siteTest } from './site.ts';

/** Everything the tests serve, the parts that stand elsewhere included, is on this machine. */
const OUR_HOSTS = ['localhost', '127.0.0.1'];

interface Fixtures {
  /** What this visitor chose on an earlier visit. `null`: nothing yet, so that the banner asks. */
  readonly consent: ConsentRecord | null;
  /** Foreign hosts that the test itself stands in for. */
  readonly standIns: readonly string[];
  readonly allowConsole: (expected: RegExp) => void;
  readonly consentGiven: void;
  readonly consoleIsQuiet: void;
  readonly nothingLeaves: void;
}

/**
 * Two laws hold in every test: no request leaves for a foreign host, and the console stays quiet. A message that belongs to what
 * a test provokes is named with `allowConsole`. The visitor has accepted the necessary alone, unless a test is about choosing.
 */
export const test = siteTest.extend<Fixtures>({
  consent: [NECESSARY_ONLY, { option: true }],
  standIns: [[], { option: true }],
  consentGiven: [
    async ({ page, consent }, use) => {
      if (consent) await givenConsent(page, consent);
      await use();
    },
    { auto: true },
  ],
  allowConsole: async ({}, use, testInfo) => {
    await use((expected) => testInfo.annotations.push({ type: 'console', description: expected.source }));
  },
  consoleIsQuiet: [
    async ({ page }, use, testInfo) => {
      const messages: string[] = [];
      page.on('pageerror', (error) => messages.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      });
      await use();
      const allowed = testInfo.annotations
        .filter(({ type, description }) => type === 'console' && description)
        .map(({ description = '' }) => new RegExp(description));
      const loud = messages.filter((message) => !allowed.some((expected) => expected.test(message)));
      if (loud.length > 0) throw new Error(`The console is not quiet:\n${loud.join('\n')}`);
    },
    { auto: true },
  ],
  nothingLeaves: [
    async ({ context, standIns }, use) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && ![...OUR_HOSTS, ...standIns].includes(hostname)) foreign.push(request.url());
      });
      await use();
      if (foreign.length > 0) throw new Error(`Requests to foreign hosts:\n${foreign.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
