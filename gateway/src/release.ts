/**
 * What a build says about itself in its `release.json`, and whether a remote and a shell fit each other. The build finds the names in its
 * own module graph (`build/src/release-manifest.ts`).
 */

import type { Descriptions, LocatedPage } from '@bracketwise/contract/site-map';

export interface Release {
  readonly app: string;
  /** `1.4.0`; `unreleased` if nobody released this build. */
  readonly version: string;
  /** The commit it was built from. */
  readonly revision: string;
}

/** A build of the federation. */
interface FederatedRelease extends Release {
  /** The number of the page contract. */
  readonly contract: number;
  /** Versions of the shared packages, by name. */
  readonly packages: Readonly<Record<string, string>>;
}

export interface ShellRelease extends FederatedRelease {
  /** Exported names of each shared module. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** The pages that it was built with. Releases from before this list have none. */
  readonly pages?: readonly LocatedPage[];
  /** Digest of contract, packages and exports: the same for two shells that fit the same remotes. */
  readonly hash: string;
}

export interface RemoteRelease extends FederatedRelease {
  /** Names that the remote uses of each shared module. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** `sha256-…` digests of the files that `render` fetches and of the entry. */
  readonly files: Readonly<Record<string, string>>;
  /** The pages that it declares, and what menus say about them. Releases from before these lists have none. */
  readonly pages?: readonly LocatedPage[];
  readonly descriptions?: Descriptions;
}

/** How a release is named in a message: `mf-guides 1.4.0 (640c0fb)`. */
export const nameOf = ({ app, version, revision }: Release): string => `${app} ${version} (${revision.slice(0, 7)})`;

/** Whether a version satisfies the caret range of another one, as the federation's runtime compares them. */
function satisfies(version: string, wanted: string): boolean {
  const [own = [], other = []] = [version, wanted].map((each) => each.split(/[.-]/, 3).map(Number));
  const [major = 0, ...rest] = own;
  const [wantedMajor = 0, ...wantedRest] = other;
  if (major !== wantedMajor) return false;
  const differing = rest.findIndex((part, index) => part !== wantedRest[index]);
  return differing < 0 || (rest[differing] ?? 0) > (wantedRest[differing] ?? 0);
}

/** @returns the reasons why the remote can't run in the shell, one sentence each; empty if it can */
export function incompatibilities(remote: RemoteRelease, shell: ShellRelease): readonly string[] {
  if (remote.contract !== shell.contract) {
    return [`${nameOf(remote)} has contract ${remote.contract}, ${nameOf(shell)} contract ${shell.contract}.`];
  }
  const missing = Object.entries(remote.uses).flatMap(([module, names]) =>
    names
      .filter((name) => !shell.exports[module]?.includes(name))
      .map((name) => `${nameOf(remote)} uses ${name} of ${module}, which ${nameOf(shell)} does not export.`),
  );
  const older = Object.entries(remote.packages)
    .filter(([name, version]) => !satisfies(shell.packages[name] ?? '0.0.0', version))
    .map(
      ([name, version]) =>
        `${nameOf(remote)} needs ${name} ^${version}, but ${nameOf(shell)} has ${shell.packages[name] ?? 'no such package'}.`,
    );
  return [...missing, ...older, ...takenNames(remote, shell)];
}

/** Ids and addresses of pages that another remote has. */
function takenNames(remote: RemoteRelease, shell: ShellRelease): readonly string[] {
  const others = new Map(
    (shell.pages ?? [])
      .filter((page) => page.remote !== remote.app)
      .flatMap((page) => [page.id, page.path, ...(page.aliases ?? [])].map((name) => [name, page.remote] as const)),
  );
  return (remote.pages ?? [])
    .flatMap(({ id, path, aliases = [] }) => [id, path, ...aliases])
    .filter((name) => others.has(name))
    .map((name) => `${nameOf(remote)} declares a page ${name}, but ${others.get(name)} has one.`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** @throws Error if the text is not the release of an app of the federation, with `source` in the message */
function parse(text: string, source: string, lists: 'exports' | 'uses'): unknown {
  let release: unknown;
  try {
    release = JSON.parse(text);
  } catch {
    throw new Error(`${source} is not JSON`);
  }
  const isComplete =
    isRecord(release) &&
    ['app', 'version', 'revision'].every((name) => typeof release[name] === 'string') &&
    typeof release.contract === 'number' &&
    isRecord(release.packages) &&
    isRecord(release[lists]) &&
    Object.values(release[lists]).every(Array.isArray);
  if (!isComplete) throw new Error(`${source} is not the release of a ${lists === 'exports' ? 'shell' : 'remote'}`);
  return release;
}

/** @throws Error that names `source` if the text is not a shell's release */
export const parseShellRelease = (text: string, source: string): ShellRelease => parse(text, source, 'exports') as ShellRelease;

/** @throws Error that names `source` if the text is not a remote's release */
export const parseRemoteRelease = (text: string, source: string): RemoteRelease => parse(text, source, 'uses') as RemoteRelease;
