import { defineConfig, devices } from '@playwright/test';
import type { SiteOptions } from './support/site.ts';

/**
 * Debian's build of what Playwright takes for headless runs, Chromium without its windows: the tests take a third less time.
 * The flags keep it from calling home, which a closed network refuses one by one.
 */
const browser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  outputDir: 'results',
  globalSetup: './support/shared-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A machine may be starved for a moment. A test that passes on the second try is named as flaky in the report.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    actionTimeout: 15_000,
    launchOptions: browser,
    // Recording every test costs a quarter of the time: TRACE=1 where a failure does not explain itself.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // What a server decides is asked of both, in other files by the tag `@server`; the pages themselves are the same files.
  projects: [
    { name: 'npm start', testIgnore: /(nginx|metrics|deployment|deployment-schemas|releases|faults)\.spec/, use: { served: 'npm start' } },
    {
      name: 'nginx',
      grep: /(server|headers|nginx|metrics|deployment|deployment-schemas|releases|faults)\.spec|@server/,
      use: { served: 'nginx' },
    },
  ],
});
