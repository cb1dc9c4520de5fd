export interface Sbom {
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** The packages that workspaces ship, as a CycloneDX document. */
export function sbomOf(release: { readonly app: string; readonly version: string }, workspaces: readonly string[]): Sbom;
