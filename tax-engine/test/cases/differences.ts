/** Rows of `households.csv` and `wages2026.csv` that the state's form proves wrong. */
export interface Difference {
  /** Ids of the households; a row of wages is named as `wages 2026 single 15000`. */
  readonly rows: readonly string[];
  /** The form and its line. */
  readonly form: string;
  /** Why the form gives another figure, in a sentence. */
  readonly reason: string;
}
