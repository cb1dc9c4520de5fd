/** The test fixtures without a browser: as long as a test does not use `page`, none is started. */
/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
import { test as base } from '@playwright/test';
import { linkPages, startSite, type Service, type Site } from '../../scripts/site.mjs';
import { startStack, type Stack, type StackOptions } from './stack.ts';

export type { Site };

/** How the site is served: by `npm start`, or by nginx with several API processes as in production. */
export type Served = 'npm start' | 'nginx';

/** Environment variables that give the workers the shared site's URLs and pages folder. */
export const sharedSiteVariable = (served: Served): string => (served === 'nginx' ? 'BRACKETWISE_E2E_STACK' : 'BRACKETWISE_E2E_SITE');
export const SHARED_PAGES_VARIABLE = 'BRACKETWISE_E2E_PAGES';

/** Public URL of the shared site. It differs from this machine's name on purpose. */
export const PUBLIC_URL = 'https://bracketwise.example';

/** Analytics tag of the shared site, so any test would notice a request to that service. */
export const TAG_ID = 'G-E2E';

/** All tests share one IP address. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0' };
export const SHARED_SETTINGS = { ...UNLIMITED, SITE_URL: PUBLIC_URL, ANALYTICS_TAG_ID: TAG_ID };

function settled(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error('The shared site was not started');
  return value;
}
/** URL of the shared site on the given server. */
export const sharedSite = (served: Served): string => settled(sharedSiteVariable(served));
/** Folder of the shared site's rendered pages. */
export const sharedPages = (): string => settled(SHARED_PAGES_VARIABLE);

const start = (served: Served, options: StackOptions): Promise<Site> =>
  served === 'nginx' ? startStack(options) : startSite({ port: 0, output: 'ignore', ...options });

export interface SiteOptions {
  readonly served: Served;
}

export type BreakableSite = Pick<Site, 'url' | 'services' | 'interrupt' | 'render' | 'renderEnvironment'>;

/**
 * `baseURL` is the shared site. Tests that stop a part of the site use `breakableSite`, which is restored after each test. Tests with other
 * settings start their own site with `ownSite`; it reuses the shared pages, except that it renders the given remotes again. `ownStack`
 * always uses nginx.
 */
export const test = base.extend<
  {
    baseURL: string;
    breakableSite: BreakableSite;
    ownSite: (env: Record<string, string>, again?: readonly string[]) => Promise<Site>;
    ownStack: (options?: Omit<StackOptions, 'pagesOf'>) => Promise<Stack>;
  },
  SiteOptions & { siteOfWorker: Site }
>({
  served: ['npm start', { option: true, scope: 'worker' }],
  baseURL: async ({ served }, use) => {
    await use(sharedSite(served));
  },
  siteOfWorker: [
    async ({ served }, use) => {
      const site = await start(served, { env: SHARED_SETTINGS, pagesOf: sharedPages() });
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
      services: siteOfWorker.services,
      renderEnvironment: siteOfWorker.renderEnvironment,
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
    if (rendered) linkPages(sharedPages(), siteOfWorker.pagesDir);
  },
  ownSite: async ({ served }, use) => {
    const started: Site[] = [];
    await use(async (env, again = []) => {
      const site = await start(served, { env: { ...UNLIMITED, ...env }, pagesOf: sharedPages() });
      started.push(site);
      if (again.length > 0) await site.render(...again);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
  ownStack: async ({}, use) => {
    const started: Stack[] = [];
    await use(async ({ env, ...options } = {}) => {
      const stack = await startStack({ env: { ...SHARED_SETTINGS, ...env }, pagesOf: sharedPages(), ...options });
      started.push(stack);
      return stack;
    });
    await Promise.all(started.map((stack) => stack.stop()));
  },
});

export { expect } from '@playwright/test';
