import { test as base } from '@playwright/test';
import { startSite } from '../../scripts/site.mjs';

export const readOnlySiteVariable = 'BRACKETWISE_E2E_SITE';

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * `baseURL` is the shared site. A test that stops a part of the site, or configures it otherwise, starts one of its own with
 * `ownSite`. Any test fails on an error in the console that it did not announce with `expectConsoleErrors`.
 */
export const test = base.extend<{
  ownSite: (env?: Record<string, string>) => Promise<Site>;
  expectConsoleErrors: () => void;
  quietConsole: void;
}>({
  baseURL: async ({}, use) => {
    await use(process.env[readOnlySiteVariable]);
  },
  ownSite: async ({}, use) => {
    const started: Site[] = [];
    await use(async (env = {}) => {
      const site = await startSite({ port: 0, env: { RATE_LIMIT_PER_MINUTE: '0', ...env }, output: 'ignore' });
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
  expectConsoleErrors: async ({}, use, testInfo) => {
    await use(() => testInfo.annotations.push({ type: 'console errors expected' }));
  },
  quietConsole: [
    async ({ page }, use, testInfo) => {
      const messages: string[] = [];
      page.on('pageerror', (error) => messages.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      });
      await use();
      const announced = testInfo.annotations.some(({ type }) => type === 'console errors expected');
      if (!announced && messages.length > 0) throw new Error(`The console is not quiet:\n${messages.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
