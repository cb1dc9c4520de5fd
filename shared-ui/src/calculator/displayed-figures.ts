import { shownSums, type Sums } from '../format/shown-sums.ts';
import type { ComparedLine, RoughFigure } from './figures.ts';

/** Dollar amounts as displayed, by field, rounded so that each column adds up. */
export interface DisplayedFigures {
  readonly rough: Readonly<Record<string, number>>;
  readonly official: Readonly<Record<string, number>>;
}

/** @param sums - totals and their parts, by field; fields missing from a result are skipped */
export function displayedFigures(figures: readonly RoughFigure[], lines: readonly ComparedLine[], sums: Sums): DisplayedFigures {
  const inDollars = lines.filter(({ unit = 'usd' }) => unit === 'usd');
  const rough: Record<string, number> = {};
  const official: Record<string, number> = {};
  for (const { field, rough: value } of inDollars) if (typeof value === 'number') rough[field] = value;
  for (const { field, official: value } of inDollars) if (typeof value === 'number') official[field] = value;
  for (const { field, value, unit = 'usd' } of figures) if (typeof value === 'number' && unit === 'usd') rough[field] = value;
  const shown = (values: Readonly<Record<string, number>>) => shownSums(values, sums, 2) as Readonly<Record<string, number>>;
  return { rough: shown(rough), official: shown(official) };
}
