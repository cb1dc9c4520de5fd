/**
 * Loads a remote's entry, and retries twice, so that a lost packet or a container restart doesn't cost the visitor a page. An entry that
 * timed out is not retried: the visitor has already seen the message and can retry.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadScript, ScriptError } from './released-scripts.ts';

const DELAYS_MS = [300, 600];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export default function loadEntry(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entry',
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      const load = () => loadScript(name.replaceAll('_', '-'), entry);
      const isFinal = (error: unknown) => !(error instanceof ScriptError) || error.reason !== 'failed';
      let attempt = load();
      for (const delay of DELAYS_MS) {
        attempt = attempt.catch(async (error: unknown) => {
          if (isFinal(error)) throw error;
          await pause(delay);
          await load();
        });
      }
      await attempt;
      const entryExports = (globalThis as unknown as Record<string, unknown>)[entryGlobalName];
      if (!entryExports) throw new Error(`${entry} has no ${entryGlobalName}`);
      return entryExports as never;
    },
  };
}
