/**
 * Asks for a remote's entry twice more before giving up: one lost packet or a container that is being replaced should not cost
 * the visitor a page. The runtime remembers a failed entry as loading for ever, so the retry forgets it first. An entry that took
 * all of its time is not asked for again: the visitor has been told, and decides.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const DELAYS_MS = [300, 600];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export default function retryEntry(): ModuleFederationRuntimePlugin {
  /** When each script was asked for last, by its address. */
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
          // The hook's declared result lacks the `false | void` that the loader it is given may answer.
          return (await getRemoteEntry({ origin, remoteInfo, remoteEntryExports })) as never;
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
  };
}
