import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import type { RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import type { FetchPage } from '../pages/page-loader.ts';

const containerName = (remote: string) => remote.replaceAll('-', '_');

/** Removes a remote's script elements that are still loading, because a retry would wait for the same hanging request. */
function forgetHangingScripts(entry: string): void {
  const { href } = new URL('.', new URL(entry, document.baseURI));
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(href)) script.remove();
}

/** Loads pages from the remotes at the configured URLs. */
export function remotePages({ remotes }: RuntimeConfig): FetchPage {
  const registration = (remote: string) => {
    const entry = remotes[remote];
    if (!entry) throw new Error(`No address is configured for ${remote}`);
    return { name: containerName(remote), entry };
  };
  registerRemotes(Object.keys(remotes).map(registration));

  return async (page, { retry }) => {
    // Without `force` the runtime repeats the failure it has cached.
    if (retry) {
      const remote = registration(page.remote);
      forgetHangingScripts(remote.entry);
      registerRemotes([remote], { force: true });
    }
    return loadRemote<ExposedPage>(`${containerName(page.remote)}/${page.expose}`);
  };
}
