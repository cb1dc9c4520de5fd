import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import type { RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import type { FetchPage } from '../pages/page-loader.ts';
import { forgetHangingScripts, know } from './released-scripts.ts';
import type { Releases } from './releases.ts';

const containerName = (remote: string) => remote.replaceAll('-', '_');

/** Loads pages from the remotes, each in the release that its pages were rendered from. */
export function remotePages({ remotes, unverified = [] }: RuntimeConfig, releases: Releases): FetchPage {
  const entryOf = async (remote: string, retry: boolean): Promise<string> => {
    const { [remote]: named } = remotes;
    const isVerified = !unverified.includes(remote);
    if (named && !isVerified) know({ [named]: '' });
    // If the page's release can't be loaded any more, the list has the current one.
    if (named && !(retry && isVerified)) return named;
    const list = await releases.fetch({ again: retry }).catch((error: unknown) => {
      if (named) return undefined;
      throw error;
    });
    const entry = list?.[remote]?.entry ?? named;
    if (!entry) throw new Error(`${remote} has no release`);
    return entry;
  };

  return async (page, { retry }) => {
    const { remote, expose } = page;
    const former = releases.inUse.get(remote);
    const entry = retry || !former ? await entryOf(remote, retry) : former;
    if (retry && former) forgetHangingScripts(former);
    // Without `force` the runtime repeats the failure it has cached.
    registerRemotes([{ name: containerName(remote), entry }], { force: retry });
    releases.inUse.set(remote, entry);
    return loadRemote<ExposedPage>(`${containerName(remote)}/${expose}`);
  };
}
