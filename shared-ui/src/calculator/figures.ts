import type { Unit } from './units.ts';

/** A line of the table of both methods. Its label is `lines.<field>`, from the calculator's texts or the shared ones. */
export interface ComparedLine {
  /** Field name of the official figure. */
  readonly field: string;
  /** The rough estimate's figure; undefined if it does not count this item. The whole amount is then a difference. */
  readonly rough?: number | boolean | undefined;
  /** Undefined if not included. */
  readonly official: number | boolean | undefined;
  /** Formats values that are not numbers. */
  readonly text?: (value: boolean) => string;
  /** Default: dollars. */
  readonly unit?: Unit;
  /** The line is the total of the lines above. */
  readonly total?: boolean;
}

/** A figure of the rough estimate. */
export interface RoughFigure {
  readonly field: string;
  /** Its label is `results.<word>`. Default: the field name. */
  readonly word?: string;
  readonly value: number | boolean | string;
  /** Unit of a number. Default: dollars. */
  readonly unit?: Unit;
  /** Text to show when the value is not a number. */
  readonly text?: string;
}
