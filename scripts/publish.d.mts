import type { Release } from '@bracketwise/gateway/release';

/** Docker's arguments and environment that build, label and push an app's images. */
export function bakeCommand(
  release: Release,
  sbomDigest: string,
): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> };

/** Each image's digest. @throws Error that names an image without one */
export function digestsOf(app: string, digests: Readonly<Record<string, string>>, who?: string): Readonly<Record<string, string>>;

/** Signs an app's published images with cosign. @throws Error if one can't be signed */
export function sign(release: Release, registry: string): void;
