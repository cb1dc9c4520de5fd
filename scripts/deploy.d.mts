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

/** An installation on Kubernetes. `branch` is where the overlay and the record of each release are pushed; staging has no record. */
export function kubernetes(
  folder: string,
  options?: { readonly branch?: string; readonly recorded?: boolean; readonly root?: string },
): Target;

/** The digests with which an overlay runs a version. @throws Error if it runs another one, or not by digest */
export function digestsRunBy(folder: string, release: Release, root?: string): Readonly<Record<string, string>>;

export interface Looks {
  readonly pausesMs?: readonly number[];
  readonly browse?: (app: string, site: string) => Promise<string>;
  /** Whether scripts of the former release must be served afterward. */
  readonly former?: boolean;
}

/**
 * Puts a release in the place of the former one.
 * @param looks - how to look at the site
 * @returns what was seen of it
 * @throws Error with the reason; the former version runs again
 */
export function deploy(release: Release & Deployed, target: Target, site: string, looks?: Looks): Promise<string>;

/** Writes an overlay over an installation's, with some apps in other versions. @returns its folder, from the repository's root */
export function previewOverlay(
  releases: readonly (Release & Required<Deployed>)[],
  overlay: string,
  number: string,
): { readonly folder: string; readonly namespace: string; readonly site: string };
