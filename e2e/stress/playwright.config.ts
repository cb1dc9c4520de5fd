import { defineConfig } from '@playwright/test';

/** `npm run stress`: minutes of load, one test after the other, on a machine with nothing else to do. */
export default defineConfig({
  testDir: '..',
  testMatch: ['stress/*.spec.ts', 'tests/faults.spec.ts'],
  outputDir: '../results',
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
});
