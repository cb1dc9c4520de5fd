/**
 * Asks for a remote's entry twice more before giving up: one lost packet or a container that is being replaced should not cost
 * the visitor a page. The runtime remembers a failed entry as loading for ever, so the retry forgets it first.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const DELAYS_MS = [300, 600];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export default function retryEntry(): ModuleFederationRuntimePlugin {
  return {
    name: 'retry-entry',
    async loadEntryError({ getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey }) {
      let failure: unknown;
      for (const delay of DELAYS_MS) {
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
