import type { Release } from '@bracketwise/gateway/release';

/** An installation. */
export interface Target {
  /** The version of an app that it runs. */
  current(app: string): string;
  /** Replaces an app and renders its pages. @throws Error if that fails */
  put(app: string, version: string): Promise<void>;
}

/**
 * Puts a release in the place of the former one.
 * @param pausesMs - delays before looking at the site again
 * @returns what was seen of it
 * @throws Error with the reason; the former version runs again
 */
export function deploy(release: Release, target: Target, site: string, pausesMs?: readonly number[]): Promise<string>;

/** Writes an overlay over an installation's, with one app in another version. @returns its folder, from the repository's root */
export function previewOverlay(
  release: Release,
  overlay: string,
  number: string,
): { readonly folder: string; readonly namespace: string; readonly site: string };
