import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import type { RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import type { FetchPage } from '../pages/page-loader.ts';

const containerName = (remote: string) => remote.replaceAll('-', '_');

/** Scripts of a remote that are still on their way: a new attempt would wait for the very request that hangs. */
function forgetHangingScripts(entry: string): void {
  const { href } = new URL('.', new URL(entry, document.baseURI));
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(href)) script.remove();
}

/** Loads pages from the remotes at the addresses of the configuration. */
export function remotePages({ remotes }: RuntimeConfig): FetchPage {
  const registration = (remote: string) => {
    const entry = remotes[remote];
    if (!entry) throw new Error(`No address is configured for ${remote}`);
    return { name: containerName(remote), entry };
  };
  registerRemotes(Object.keys(remotes).map(registration));

  return async (page, { retry }) => {
    // Without `force` the runtime answers a retry with the failure it remembers.
    if (retry) {
      const remote = registration(page.remote);
      forgetHangingScripts(remote.entry);
      registerRemotes([remote], { force: true });
    }
    return loadRemote<ExposedPage>(`${containerName(page.remote)}/${page.expose}`);
  };
}
