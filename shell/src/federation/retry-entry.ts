/**
 * Retries a remote's entry twice, so that a lost packet or a container restart doesn't cost the visitor a page. The runtime keeps a
 * failed entry marked as loading, so the retry clears that mark first. An entry that timed out is not retried: the visitor has already
 * seen the message and can retry.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const DELAYS_MS = [300, 600];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export default function retryEntry(): ModuleFederationRuntimePlugin {
  /** When each script was last requested, by URL. */
  const asked = new Map<string, number>();
  return {
    name: 'retry-entry',
    createScript({ url }) {
      asked.set(url, performance.now());
      return { timeout: REMOTE_DEADLINE_MS };
    },
    async loadEntryError({ getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey }) {
      let failure: unknown = new Error(`${remoteInfo.name} did not answer`);
      for (const delay of DELAYS_MS) {
        if (performance.now() - (asked.get(remoteInfo.entry) ?? 0) >= REMOTE_DEADLINE_MS) break;
        await pause(delay);
        delete globalLoading[uniqueKey];
        try {
          // The loader may return `false` or `void`, which the hook's declared type doesn't allow.
          return (await getRemoteEntry({ origin, remoteInfo, remoteEntryExports })) as never;
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
  };
}
