import { shownSums, type Sums } from '../format/shown-sums.tsx';
import type { ComparedLine } from './OfficialPanel.tsx';
import type { QuickFigure } from './QuickEstimate.tsx';

/** Dollars and cents as they are shown, by field: every sum holds in each of the two. */
export interface ShownFigures {
  readonly quick: Readonly<Record<string, number>>;
  readonly official: Readonly<Record<string, number>>;
}

/** @param sums - of the fields, in dollars; those that a result does not have are passed over */
export function shownFigures(figures: readonly QuickFigure[], lines: readonly ComparedLine[], sums: Sums): ShownFigures {
  const inDollars = lines.filter(({ unit = 'usd' }) => unit === 'usd');
  const quick: Record<string, number> = {};
  const official: Record<string, number> = {};
  for (const { field, quick: value } of inDollars) if (value !== undefined) quick[field] = value;
  for (const { field, official: value } of inDollars) if (value !== undefined) official[field] = value;
  for (const { field, value, unit = 'usd' } of figures) if (typeof value === 'number' && unit === 'usd') quick[field] = value;
  const shown = (values: Readonly<Record<string, number>>) => shownSums(values, sums, 2) as Readonly<Record<string, number>>;
  return { quick: shown(quick), official: shown(official) };
}
