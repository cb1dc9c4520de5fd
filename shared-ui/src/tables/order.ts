/** Sorting of table rows by a column. */
import { alphabetically } from '../format/alphabetically.ts';
import type { SortDirection } from './SortHeader.tsx';

/** Names a column of figures, or `name`. */
export interface Order<Column extends string> {
  readonly by: Column;
  readonly direction: SortDirection;
}

/**
 * The order after a click on a column header; a second click reverses it.
 * @param first - direction after the first click
 */
export function nextOrder<Column extends string>(order: Order<Column>, by: Column, first: (by: Column) => SortDirection): Order<Column> {
  if (order.by === by) return { by, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
  return { by, direction: first(by) };
}

/** Sorts rows; equal ones by name. */
export function inOrder<Column extends string, R extends { readonly name: string } & Readonly<Record<Exclude<Column, 'name'>, number>>>(
  rows: readonly R[],
  { by, direction }: Order<Column>,
): readonly R[] {
  const byName = (a: R, b: R) => alphabetically(a.name, b.name);
  const figure = (row: R): number => row[by as Exclude<Column, 'name'>];
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => (by === 'name' ? sign * byName(a, b) : sign * (figure(a) - figure(b)) || byName(a, b)));
}
