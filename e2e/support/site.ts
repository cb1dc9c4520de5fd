/** For tests that speak to the server alone: without `page` no browser is started. */
/* eslint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { test as base } from '@playwright/test';
import { startSite, type Service, type Site } from '../../scripts/site.mjs';

export type { Site };

/** Names the shared site's address to the workers. */
export const sharedSiteVariable = 'BRACKETWISE_E2E_SITE';

/** Where the shared site is told that it will be found; no name of the machine the tests run on. */
export const PUBLIC_URL = 'https://bracketwise.example';

/** The analytics tag of the shared site: every test would notice a call to that service. */
export const TAG_ID = 'G-E2E';

const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0' };

export type BreakableSite = Pick<Site, 'url' | 'interrupt' | 'render'>;

/**
 * `baseURL` is the shared site. A test that stops a part of the site does so in `breakableSite`, which is whole again for the next
 * one; a test that configures it otherwise starts one of its own with `ownSite`.
 */
export const test = base.extend<
  { baseURL: string; breakableSite: BreakableSite; ownSite: (env: Record<string, string>) => Promise<Site> },
  { siteOfWorker: Site }
>({
  baseURL: async ({}, use) => {
    const url = process.env[sharedSiteVariable];
    if (!url) throw new Error('The shared site was not started');
    await use(url);
  },
  siteOfWorker: [
    async ({}, use) => {
      const site = await startSite({ port: 0, env: UNLIMITED, output: 'ignore' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  breakableSite: async ({ siteOfWorker }, use) => {
    const interrupted = new Map<string, () => Promise<Service>>();
    let rendered = false;
    await use({
      url: siteOfWorker.url,
      interrupt: async (name) => {
        interrupted.set(name, await siteOfWorker.interrupt(name));
        return async () => {
          const bringBack = interrupted.get(name);
          interrupted.delete(name);
          if (!bringBack) throw new Error(`${name} runs already`);
          return bringBack();
        };
      },
      render: (...remotes) => {
        rendered = true;
        return siteOfWorker.render(...remotes);
      },
    });
    await Promise.all([...interrupted.values()].map((bringBack) => bringBack()));
    if (rendered) await siteOfWorker.render();
  },
  ownSite: async ({}, use) => {
    const started: Site[] = [];
    await use(async (env) => {
      const site = await startSite({ port: 0, env: { ...UNLIMITED, ...env }, output: 'ignore' });
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
});

export { expect } from '@playwright/test';
