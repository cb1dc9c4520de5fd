import type { Usd } from '@bracketwise/contract/amounts';

/**
 * A value for each range of income, as forms print them. The first range that contains the income applies; above the last the value is
 * zero.
 */
export interface StepTable {
  readonly limitIncluded: boolean;
  readonly bands: readonly (readonly [limit: Usd, value: number])[];
}

/** Ranges that read "not over $…": the limit belongs to its range. */
export function notOver(...bands: StepTable['bands']): StepTable {
  return { limitIncluded: true, bands };
}

/** Ranges that read "under $…": the limit belongs to the next range. */
export function under(...bands: StepTable['bands']): StepTable {
  return { limitIncluded: false, bands };
}

/** Shares that start at 1 and drop by a tenth with each further `width` dollars. */
export function tenthsLess(fullUpTo: Usd, width: Usd): StepTable {
  const tenths = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  return notOver(...tenths.map((share, step) => [fullUpTo + width * step, share / 10] as const));
}

export function valueAt(table: StepTable, income: Usd): number {
  // Not destructured, because that would allocate for every range in the loop.
  for (const band of table.bands) {
    if (income < band[0] || (table.limitIncluded && income === band[0])) return band[1];
  }
  return 0;
}
