/** Rows of `households.csv` that the state's form proves wrong. */
export interface Difference {
  /** Ids of the rows. */
  readonly rows: readonly string[];
  /** The form and its line. */
  readonly form: string;
  /** Why the form gives another figure, in a sentence. */
  readonly reason: string;
}
