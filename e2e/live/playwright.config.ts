import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';
import { sharedSiteVariable, type SiteOptions } from '../support/site.ts';

const site = process.env.LIVE_SITE;
if (!site || !URL.canParse(site)) throw new Error('LIVE_SITE must be the address of a site');
process.env[sharedSiteVariable('npm start')] = site;

/** Journeys through a site that is already running (`npm run release -- journeys`). Nothing is built or started, and nothing is stopped. */
export default defineConfig<{ standIns: readonly string[] }, SiteOptions>({
  testDir: '../tests',
  testMatch: 'journeys.spec.ts',
  outputDir: '../results',
  // The site limits the calculations of one address.
  workers: 1,
  retries: 1,
  timeout: 300_000,
  expect: config.expect ?? {},
  reporter: 'list',
  use: { ...config.use, served: 'npm start', standIns: [new URL(site).hostname] },
});
