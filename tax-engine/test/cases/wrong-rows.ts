/** A settled row of a reference file that is wrong according to the form. */
export interface WrongRow {
  /** Name in the tests, such as `2025 OH single 120000`, or a household id. */
  readonly row: string;
  /** The form and its line, with the statute. */
  readonly form: string;
  /** What the form says, and what the row says instead. */
  readonly reason: string;
}

/** In the order of the files. docs/differences.md is generated from it. */
export const WRONG_ROWS: readonly WrongRow[] = [];
