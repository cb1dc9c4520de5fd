/** Rows of `households.csv` and `wages2026.csv` that are wrong according to the state's form. */
export interface Difference {
  /** Household ids. A row of wages is named like `wages 2026 single 15000`. */
  readonly rows: readonly string[];
  /** The form and its line. */
  readonly form: string;
  /** Why the form gives another figure, in one sentence. */
  readonly reason: string;
}
