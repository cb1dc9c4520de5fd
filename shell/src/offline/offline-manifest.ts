/** What a release of the whole site consists of, for the service worker. `render` writes it in front of the worker's code. */

/** For the worker's own page, which looks like the site. */
export { color, colorDeclarations, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';

export interface ReleasedFile {
  /** URL on this site. The name holds the content's hash. */
  readonly url: string;
  /** `sha256-…` */
  readonly integrity: string;
}

export interface OfflineManifest {
  /** Changes with any of the other values. */
  readonly release: string;
  /** Files of the shell, which every page needs. */
  readonly shell: readonly ReleasedFile[];
  /** Files of each remote on this origin. The first one is its entry. */
  readonly remotes: Readonly<Record<string, readonly ReleasedFile[]>>;
  /** The remote of each path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Paths that a visitor can save with one click. */
  readonly offered: readonly string[];
  /** Texts of the page shown offline instead of one that is not saved, by language. */
  readonly words: Readonly<Record<string, OfflineWords>>;
}

export interface OfflineWords {
  readonly title: string;
  readonly explanation: string;
  /** Heading of the list of saved pages. */
  readonly kept: string;
}

/** Messages from a page to the worker; each is answered by `KeptPages`. */
export type OfflineMessage =
  | { readonly type: 'keep'; readonly language: string; readonly paths: readonly string[] }
  | { readonly type: 'keepOffered'; readonly language: string }
  | { readonly type: 'count' };

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * @param data - of a message to the worker; may be anything
 * @param languages - of the site
 * @returns the message, unless it is of another type or names no language of the site
 */
export function offlineMessageIn(data: unknown, languages: readonly string[]): OfflineMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, language, paths } = data as Readonly<Record<string, unknown>>;
  if (type === 'count') return { type };
  if (!isText(language) || !languages.includes(language)) return undefined;
  if (type === 'keepOffered') return { type, language };
  return type === 'keep' && Array.isArray(paths) && paths.every(isText) ? { type, language, paths } : undefined;
}

export interface KeptPages {
  readonly kept: number;
  readonly offered: number;
  /** A page could not be fetched. What was saved before stays. */
  readonly failed?: true;
}

/** Where the installed site takes links that the visitor shares with it. Only the service worker answers. */
export const SHARE_TARGET = '/shared';

/** Names of this site's caches begin with it. */
export const CACHE_PREFIX = 'offline-';
