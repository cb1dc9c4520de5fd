import { startSite } from '../../scripts/site.mjs';
import { readOnlySiteVariable } from './test.ts';

/** One production site for all tests that only visit it. Its calculations are not limited: the tests share one address. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite({ port: 0, env: { RATE_LIMIT_PER_MINUTE: '0' }, output: 'ignore' });
  process.env[readOnlySiteVariable] = site.url;
  return () => site.stop();
}
