/** For browser tests: how a visitor uses a calculator. The `journey.ts` in a calculator's folder has one. */
export interface Journey {
  /** By keyboard alone, in form order. A line break presses Enter. */
  readonly fields: readonly Entry[];
  /** Fields in the "More precise" group, which is opened first. */
  readonly precise?: readonly Entry[];
  /** The field where the visitor presses Enter too early, which shows its hint as an error. */
  readonly refused: string;
  /** Key of the announced answer. */
  readonly announcement: `hero.${string}`;
  readonly question: Question;
  /** Whether the calculator has no rough estimate, because the specification has none. */
  readonly withoutRough?: true;
}

type Entry = readonly [field: string, value: string];

/** A typical visitor's question. The calculator's own tests compute the answer by hand. */
export interface Question {
  readonly inputs: Readonly<Record<string, string>>;
  /** An entry to add to a list before filling in the other fields. */
  readonly entry?: Readonly<Record<string, string>>;
  /** The answer in English. It must fit on the first screen of a phone. */
  readonly answer: RegExp;
}
