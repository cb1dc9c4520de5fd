/** Rows of a table in the order of one of its columns. */
import { alphabetically } from '../format/alphabetically.tsx';
import type { SortDirection } from './SortHeader.tsx';

/** By a column of figures, or by `name`. */
export interface Order<Column extends string> {
  readonly by: Column;
  readonly direction: SortDirection;
}

/**
 * The order after a press on a column's head: a second one turns it round.
 * @param first - how a column stands after the first press
 */
export function nextOrder<Column extends string>(order: Order<Column>, by: Column, first: (by: Column) => SortDirection): Order<Column> {
  if (order.by === by) return { by, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
  return { by, direction: first(by) };
}

/** Equal ones by name. */
export function inOrder<Column extends string, R extends { readonly name: string } & Readonly<Record<Exclude<Column, 'name'>, number>>>(
  rows: readonly R[],
  { by, direction }: Order<Column>,
): readonly R[] {
  const byName = (a: R, b: R) => alphabetically(a.name, b.name);
  const figure = (row: R): number => row[by as Exclude<Column, 'name'>];
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => (by === 'name' ? sign * byName(a, b) : sign * (figure(a) - figure(b)) || byName(a, b)));
}
