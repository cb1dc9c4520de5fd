/** What browsers need to know about a remote's release. */
export interface RemoteFiles {
  /** URL of the entry. */
  readonly entry: string;
  /** URLs of the scripts of each page with its texts in one language, by exposed name. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Digests of these and of the entry, by URL or file name (`released-scripts.ts`). */
  readonly digests: Readonly<Record<string, string>>;
}
