import { defineConfig } from '@playwright/test';

/** `npm run stress`: several minutes of load, one test at a time. Needs an idle machine. */
export default defineConfig({
  testDir: '..',
  testMatch: ['stress/*.spec.ts', 'tests/faults.spec.ts'],
  outputDir: '../results',
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
});
