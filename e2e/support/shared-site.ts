import path from 'node:path';
import { buildStale } from '../../scripts/build.mjs';
import { ROOT, startSite } from '../../scripts/site.mjs';
import { SHARED_PAGES_VARIABLE, SHARED_SETTINGS, sharedSiteVariable } from './site.ts';
import { startStack } from './stack.ts';

/** Starts one production site for all tests that only visit it, built from the current sources, and nginx with the same pages. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  await buildStale(() => {});
  const storedIn = path.join(ROOT, '.cache/e2e-pages');
  const site = await startSite({ port: 0, env: SHARED_SETTINGS, output: 'ignore', storedIn });
  const stack = await startStack({ env: SHARED_SETTINGS, pagesOf: site.pagesDir });
  process.env[SHARED_PAGES_VARIABLE] = site.pagesDir;
  process.env[sharedSiteVariable('npm start')] = site.url;
  process.env[sharedSiteVariable('nginx')] = stack.url;
  return async () => {
    await Promise.all([site.stop(), stack.stop()]);
  };
}
