import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startSite } from '../../scripts/site.mjs';
import { PUBLIC_URL, sharedSiteVariable } from './site.ts';

/**
 * One production site for all tests that only visit it, built from the sources as they are. Its calculations are not limited: the
 * tests share one address. An analytics tag is configured, so that every test would notice a call to that service.
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = await startSite({
    port: 0,
    env: { RATE_LIMIT_PER_MINUTE: '0', SITE_URL: PUBLIC_URL, ANALYTICS_TAG_ID: 'G-E2E' },
    output: 'ignore',
  });
  process.env[sharedSiteVariable] = site.url;
  return () => site.stop();
}
