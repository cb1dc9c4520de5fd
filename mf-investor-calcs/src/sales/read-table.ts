/** Reads a table of sales: a CSV file, or cells pasted from a spreadsheet. It stays in the browser. */
import type { Locale } from '@bracketwise/shared-ui/runtime';
import type { Lot } from '@bracketwise/tax-engine';
import { COLUMNS, columnNamed, isProblem, lotFrom, type CellProblem, type Column } from './cells.ts';
import { MOST_LOTS } from './lots-in-form.ts';

export type TableRead =
  | { readonly lots: readonly Lot[]; readonly unknown: readonly string[] }
  | { readonly refused: 'noHeader' | 'empty' | 'failed' }
  | { readonly refused: 'missing'; readonly column: Column }
  | { readonly refused: 'tooMany'; readonly number: number }
  /** The row as spreadsheets number it, and the text of the cell. */
  | ({ readonly refused: 'cell'; readonly row: number; readonly text: string } & CellProblem);

interface TableOptions {
  readonly kind: Lot['kind'];
  readonly locale: Locale;
  /** The column of the first cell, for cells without a header. A file needs one. */
  readonly from?: Column;
  /** How many rows more the list takes. */
  readonly room: number;
}

const NEEDED: readonly Column[] = ['basis'];

export async function readTable(text: string, { kind, locale, from, room }: TableOptions): Promise<TableRead> {
  const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { delimiter: text.includes('\t') ? '\t' : '' });
  const rows = data.map((cells, index) => ({ cells, number: index + 1 })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head] = rows;
  if (!head) return { refused: 'empty' };
  const named = head.cells.map(columnNamed);
  const hasHeader = named.filter(Boolean).length > 1;
  if (!hasHeader && from === undefined) return { refused: 'noHeader' };
  const columns = hasHeader ? named : COLUMNS.slice(COLUMNS.indexOf(from ?? 'asset'));
  const missing = NEEDED.find((column) => !columns.includes(column));
  if (missing) return { refused: 'missing', column: missing };
  const body = hasHeader ? rows.slice(1) : rows;
  if (body.length === 0) return { refused: 'empty' };
  if (body.length > room) return { refused: 'tooMany', number: body.length };
  const lots: Lot[] = [];
  for (const { cells, number } of body) {
    const read = lotFrom(
      Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []))),
      kind,
      locale,
    );
    if (isProblem(read)) return { refused: 'cell', row: number, text: cells[columns.indexOf(read.column)] ?? '', ...read };
    lots.push(read);
  }
  return { lots, unknown: hasHeader ? head.cells.filter((name) => name.trim() !== '' && !columnNamed(name)) : [] };
}

/** A file's amounts are those of American brokers, whatever the page's language. */
export const readFile = async (file: Blob, options: Omit<TableOptions, 'locale'>): Promise<TableRead> => {
  try {
    return await readTable(await file.text(), { ...options, locale: 'en-US' });
  } catch {
    return { refused: 'failed' };
  }
};

export const roomIn = (lots: readonly Lot[]): number => MOST_LOTS - lots.length;
