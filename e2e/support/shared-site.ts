import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startSite } from '../../scripts/site.mjs';
import { PUBLIC_URL, sharedSiteVariable, TAG_ID } from './site.ts';

/**
 * One production site for all tests that only visit it, built from the sources as they are. Its calculations are not limited: the
 * tests share one address. An analytics tag is configured.
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = await startSite({
    port: 0,
    env: { RATE_LIMIT_PER_MINUTE: '0', SITE_URL: PUBLIC_URL, ANALYTICS_TAG_ID: TAG_ID },
    output: 'ignore',
  });
  process.env[sharedSiteVariable] = site.url;
  return () => site.stop();
}
