/** Where browsers load a remote's scripts from, with the digests of its release. */
import type { Remote } from '@bracketwise/contract/apps';
import { HASHED_NAME } from '@bracketwise/gateway/declaration';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import type { RemoteRelease } from '@bracketwise/gateway/release';
import type { DeployedApp } from './deployed-app.ts';
import type { Script } from './document.ts';

export interface RemoteScripts {
  readonly entry: Script;
  /** The script of a file, relative to `browser/`. */
  readonly at: (file: string) => Script;
  /** Whether browsers run only the release's scripts. */
  readonly verified: boolean;
}

const IN_BROWSER = 'browser/';

/**
 * @param release - its `files` name the entry. Releases from before the digests of scripts have only the entry with the fixed name.
 * @param app - not known while the remote does not answer; then only the entry has its digest
 */
export function remoteScripts(
  { remoteEntries, verified }: Pick<RenderInstallation, 'remoteEntries' | 'verified'>,
  remote: Remote,
  { files }: Pick<RemoteRelease, 'files'>,
  app?: DeployedApp,
): RemoteScripts {
  const address = remoteEntries[remote];
  const base = address.slice(0, address.lastIndexOf('/') + 1);
  const entry = Object.keys(files).find((file) => HASHED_NAME.test(file));
  if (!verified[remote] || !entry) return { entry: { src: address }, at: (file) => ({ src: base + file }), verified: false };
  const at = (file: string): Script => ({ src: base + file, integrity: app?.integrity[file] ?? '' });
  return { entry: { src: base + entry.slice(IN_BROWSER.length), integrity: files[entry] ?? '' }, at, verified: true };
}
