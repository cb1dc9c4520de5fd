/** A settled row of a reference file that the form proves wrong. */
export interface WrongRow {
  /** As the tests name it, such as `2025 OH single 120000`, or the id of a household. */
  readonly row: string;
  /** The form and its line, with the statute. */
  readonly form: string;
  /** What the form says, and what the row has instead. */
  readonly reason: string;
}

/** In the order of the files. docs/differences.md is written from it. */
export const WRONG_ROWS: readonly WrongRow[] = [];
