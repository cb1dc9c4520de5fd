import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startSite } from '../../scripts/site.mjs';
import { SHARED_PAGES_VARIABLE, SHARED_SETTINGS, sharedSiteVariable } from './site.ts';
import { startStack } from './stack.ts';

/** Starts one production site for all tests that only visit it, built from the current sources, and nginx with the same pages. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = await startSite({ port: 0, env: SHARED_SETTINGS, output: 'ignore' });
  const stack = await startStack({ env: SHARED_SETTINGS, pagesOf: site.pagesDir });
  process.env[SHARED_PAGES_VARIABLE] = site.pagesDir;
  process.env[sharedSiteVariable('npm start')] = site.url;
  process.env[sharedSiteVariable('nginx')] = stack.url;
  return async () => {
    await Promise.all([site.stop(), stack.stop()]);
  };
}
