import { defineConfig, devices } from '@playwright/test';
import { browser } from './support/browser.ts';
import type { SiteOptions } from './support/site.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  outputDir: 'results',
  globalSetup: './support/shared-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A busy machine may be slow for a moment. The report marks a test that passes on the second try as flaky.
  retries: 1,
  // No test measures time: a busy machine only makes it later.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    actionTimeout: 30_000,
    launchOptions: browser,
    // Traces cost a quarter of the time. Set TRACE=1 to debug a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // Runs server tests against both servers: tests with the tag `@server` in other files, too. The pages themselves are the same files.
  // The longest tests come first, so that no worker waits at the end.
  projects: [
    {
      name: 'nginx',
      grep: /(server|headers|nginx|metrics|deployment|deployment-schemas|releases|faults)\.spec|@server/,
      use: { served: 'nginx' },
    },
    { name: 'npm start', testIgnore: /(nginx|metrics|deployment|deployment-schemas|releases|faults)\.spec/, use: { served: 'npm start' } },
  ],
});
