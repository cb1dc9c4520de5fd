/**
 * What an installation decides and no bundle knows. `render` writes it from the environment into each page as a JSON data
 * block, which a strict script policy allows; the browser reads it from there.
 */
export interface RuntimeConfig {
  /** Public origin of the site without a trailing slash, for canonical links and social tags. */
  readonly siteUrl: string;
  /** Address of each remote's `remoteEntry.js`, by the remote's folder name. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Address the contact link of the About page shows; empty where none is configured. */
  readonly contactEmail: string;
  /** Tag of the analytics service; empty where none is configured. */
  readonly analyticsTagId: string;
}

export const RUNTIME_CONFIG_ID = 'runtime-config';

/** @throws Error when the page carries no configuration: it was not written by `render` or the development server. */
export function readRuntimeConfig(): RuntimeConfig {
  const text = document.getElementById(RUNTIME_CONFIG_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${RUNTIME_CONFIG_ID} block`);
  return JSON.parse(text) as RuntimeConfig;
}
