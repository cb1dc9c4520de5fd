/** For tests that speak to the server alone: without `page` no browser is started. */
/* eslint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { test as base } from '@playwright/test';
import { startSite, type Site } from '../../scripts/site.mjs';

export type { Site };

/** Names the shared site's address to the workers. */
export const sharedSiteVariable = 'BRACKETWISE_E2E_SITE';

/** Where the shared site is told that it will be found; no name of the machine the tests run on. */
export const PUBLIC_URL = 'https://bracketwise.example';

/**
 * `baseURL` is the shared site. A test that stops a part of the site, or configures it otherwise, starts one of its own with
 * `ownSite`.
 */
export const test = base.extend<{ baseURL: string; ownSite: (env?: Record<string, string>) => Promise<Site> }>({
  baseURL: async ({}, use) => {
    const url = process.env[sharedSiteVariable];
    if (!url) throw new Error('The shared site was not started');
    await use(url);
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
});

export { expect } from '@playwright/test';
