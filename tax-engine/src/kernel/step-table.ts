import type { Usd } from '../contract.ts';

/** Values by bands of an income, as forms print them: the first band whose limit holds gives the value, beyond the last it is zero. */
export interface StepTable {
  readonly limitIncluded: boolean;
  readonly bands: readonly (readonly [limit: Usd, value: number])[];
}

/** Bands that read "not over $…": the limit belongs to its band. */
export function notOver(...bands: StepTable['bands']): StepTable {
  return { limitIncluded: true, bands };
}

/** Bands that read "under $…": the limit belongs to the next band. */
export function under(...bands: StepTable['bands']): StepTable {
  return { limitIncluded: false, bands };
}

/** Shares that start with the whole and lose a tenth of it with each further band of `width` dollars. */
export function tenthsLess(fullUpTo: Usd, width: Usd): StepTable {
  const tenths = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  return notOver(...tenths.map((share, step) => [fullUpTo + width * step, share / 10] as const));
}

export function valueAt(table: StepTable, income: Usd): number {
  // Indexed: taking each pair apart would allocate for every band that is passed.
  for (const band of table.bands) {
    if (income < band[0] || (table.limitIncluded && income === band[0])) return band[1];
  }
  return 0;
}
