import type { Release } from '@bracketwise/gateway/release';

/** A version, and the digest of each of its images. */
export interface Deployed {
  readonly version: string;
  readonly images?: Readonly<Record<string, string>>;
}

/** An installation. */
export interface Target {
  /** What it runs of an app. */
  current(app: string): Deployed;
  /** Writes down that it runs a release. @throws Error if the record is refused */
  record(release: Release & Deployed): Promise<void>;
  /** Takes the record back. */
  withdraw(release: Release & Deployed, former: Deployed): Promise<void>;
  /** Replaces an app and renders its pages. @throws Error if that fails */
  put(app: string, deployed: Deployed): Promise<void>;
}

/** An installation on Kubernetes. @param branch - where to push the overlay and the record of each release */
export function kubernetes(folder: string, branch?: string, root?: string): Target;

/**
 * Puts a release in the place of the former one.
 * @param pausesMs - delays before looking at the site again
 * @returns what was seen of it
 * @throws Error with the reason; the former version runs again
 */
export function deploy(release: Release & Deployed, target: Target, site: string, pausesMs?: readonly number[]): Promise<string>;

/** Writes an overlay over an installation's, with one app in another version. @returns its folder, from the repository's root */
export function previewOverlay(
  release: Release,
  overlay: string,
  number: string,
): { readonly folder: string; readonly namespace: string; readonly site: string };
