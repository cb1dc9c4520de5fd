import { defineConfig } from '@playwright/test';
import { browser } from '../e2e/support/browser.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  globalSetup: './tests/build-stories.ts',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  fullyParallel: true,
  updateSnapshots: 'none',
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 300_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    // Glyphs without hinting and subpixels look alike on every machine.
    launchOptions: {
      ...browser,
      args: [...browser.args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
