/** How a benchmark runs. */
export interface Plan {
  /** Run one short round, for the tests. */
  readonly brief?: boolean;
  /** URL of a running site to visit instead of an own one. */
  readonly site?: string;
  /** Runs each round; by default it repeats a round that other programs disturbed. */
  readonly round?: <T>(round: () => Promise<T>) => Promise<T>;
}

/** One line of the report. The figures of `ours` and `rival` come from the same rounds, in the same order. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  readonly rival?: readonly number[];
  /** A limit for the median of our figures or of their ratio to the rival's. */
  readonly goal?: { readonly of: 'ours' | 'ratio'; readonly atMost?: number; readonly atLeast?: number };
}

/** All benchmarks by name, in the order of the report. */
export const BENCHMARKS: Readonly<Record<string, (plan: Plan) => Promise<Row[]>>>;
