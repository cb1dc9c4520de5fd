import type { FurtherPage } from '@bracketwise/contract/site-map';

/**
 * Settings of an installation, which no bundle contains. `render` writes them from the environment into each page as a JSON data
 * block, which the content security policy allows.
 */
export interface RuntimeConfig {
  /** Public origin of the site without a trailing slash, used in canonical links and social tags. */
  readonly siteUrl: string;
  /**
   * URLs of entries, by the remote's folder name: the one of the release that the page was rendered from, and those of `unverified` remotes.
   * The list of releases (`/page-files.<language>.json`) has the others.
   */
  readonly remotes: Readonly<Record<string, string>>;
  /** Remotes whose scripts run unchecked: they come from a development server, or from an older release without digests. */
  readonly unverified?: readonly string[];
  /** Contact address on the About page; empty if none is configured. */
  readonly contactEmail: string;
  /** Id of the analytics tag; empty if none is configured. */
  readonly analyticsTagId: string;
  /** Whether visitors may keep pages for use without a network. */
  readonly offline: boolean;
  /** In a widget (a calculator alone, for a frame on another site): path of the page whose calculator it shows. Pages have none. */
  readonly widgetOf?: string;
  /** Pages that the shell was built without, in the order of menus and lists. */
  readonly pages?: readonly FurtherPage[];
}

export const RUNTIME_CONFIG_ID = 'runtime-config';

/** @throws Error if the page has no configuration block */
export function readRuntimeConfig(): RuntimeConfig {
  const text = document.getElementById(RUNTIME_CONFIG_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${RUNTIME_CONFIG_ID} block`);
  return JSON.parse(text) as RuntimeConfig;
}
