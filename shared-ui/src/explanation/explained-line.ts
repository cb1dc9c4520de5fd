/** A worksheet line, as the engine returns it. */
export interface ExplainedLine {
  /** Key of its text, `lines.<label>`. */
  readonly label: string;
  readonly amount: number;
  readonly tax?: number | undefined;
  readonly rate?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly source: string;
}
