/** Reads a table of sales: a CSV file, or cells pasted from a spreadsheet. It stays in the browser. */
import type { Locale } from '@bracketwise/shared-ui/runtime';
import type { Lot } from '@bracketwise/tax-engine';
import { COLUMNS, columnNamed, isDay, isFigure, isKind, isProblem, lotFrom, type CellProblem, type Column } from './cells.ts';
import { MOST_LOTS, textOfLots } from './lots-in-form.ts';

export type TableRead =
  /** `guessed` has the columns of a table without a header. */
  | { readonly lots: readonly Lot[]; readonly unknown: readonly string[]; readonly guessed?: readonly Column[] }
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

/** Brokers write a title and the account above the header. */
const MOST_LINES_ABOVE = 10;

interface Row {
  readonly cells: readonly string[];
  /** As spreadsheets number it. */
  readonly number: number;
}

type Columns = readonly (Column | undefined)[];

export async function readTable(text: string, options: TableOptions): Promise<TableRead> {
  const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { delimiter: text.includes('\t') ? '\t' : '' });
  const rows = data.map((cells, index) => ({ cells, number: index + 1 })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return { refused: 'empty' };
  const header = headerAmong(rows);
  const head = rows[header];
  if (!head) return readWithoutHeader(rows, options);
  const columns = head.cells.map(columnNamed);
  const missing = NEEDED.find((column) => !columns.includes(column));
  if (missing) return { refused: 'missing', column: missing };
  const read = lotsOf(rows.slice(header + 1), columns, options);
  return 'refused' in read ? read : { ...read, unknown: head.cells.filter((name) => name.trim() !== '' && !columnNamed(name)) };
}

/** The index of the line that names the columns, or -1. A row of a sale may have such words, but has dates and amounts too. */
function headerAmong(rows: readonly Row[]): number {
  const first = rows.findIndex(({ cells }) => cells.filter(isFigure).length > 1);
  const above = first === -1 ? rows : rows.slice(0, first);
  return above.slice(0, MOST_LINES_ABOVE).findLastIndex(({ cells }) => cells.filter(columnNamed).length > 1);
}

/** Reads the cells in the order of the form; if they aren't, by what they hold. */
function readWithoutHeader(rows: readonly Row[], options: TableOptions): TableRead {
  const { from } = options;
  const inOrder = lotsOf(rows, COLUMNS.slice(COLUMNS.indexOf(from ?? 'asset')), options);
  if ('lots' in inOrder && from !== undefined) return inOrder;
  const columns = columnsByContent(rows);
  const byContent = columns && lotsOf(rows, columns, options);
  if (byContent && 'lots' in byContent) return { ...byContent, guessed: columns.filter((column) => column !== undefined) };
  return from === undefined ? { refused: 'noHeader' } : inOrder;
}

/** The columns by the first row that has both dates: text and units come before them, the cost between or after them. */
function columnsByContent(rows: readonly Row[]): Columns | undefined {
  const { cells } = rows.find((row) => row.cells.filter(isDay).length === 2) ?? {};
  if (!cells) return undefined;
  const bought = cells.findIndex(isDay);
  const sold = cells.findLastIndex(isDay);
  const amounts = [...cells.keys()].filter((index) => index > bought && index !== sold && isFigure(cells[index] ?? ''));
  const names: Column[] = amounts.some((index) => index < sold) ? ['basis', 'proceeds', 'adjustment'] : ['proceeds', 'basis', 'adjustment'];
  const words = [...cells.keys()].filter((index) => index < bought && !isFigure(cells[index] ?? '') && cells[index]?.trim() !== '');
  const asset = words.find((index) => !isKind(cells[index] ?? '')) ?? words[0];
  const kind = words.find((index) => index !== asset && isKind(cells[index] ?? ''));
  const quantity = [...cells.keys()].find((index) => index < bought && isFigure(cells[index] ?? ''));
  return cells.map((_cell, index) => {
    if (index === bought) return 'acquired';
    if (index === sold) return 'sold';
    if (index === asset) return 'asset';
    if (index === kind) return 'kind';
    return index === quantity ? 'quantity' : names[amounts.indexOf(index)];
  });
}

function lotsOf(rows: readonly Row[], columns: Columns, { kind, locale, room }: TableOptions): TableRead {
  if (rows.length === 0) return { refused: 'empty' };
  if (rows.length > room) return { refused: 'tooMany', number: rows.length };
  const lots: Lot[] = [];
  for (const { cells, number } of rows) {
    const read = lotFrom(
      Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []))),
      kind,
      locale,
    );
    if (isProblem(read)) return { refused: 'cell', row: number, text: cells[columns.indexOf(read.column)] ?? '', ...read };
    lots.push(read);
  }
  return { lots, unknown: [] };
}

/** The lots that the list doesn't have yet; the same sale twice in one table is two sales. */
export function newLots(list: readonly Lot[], lots: readonly Lot[]): readonly Lot[] {
  const listed = list.map((lot) => textOfLots([lot]));
  return lots.filter((lot) => {
    const at = listed.indexOf(textOfLots([lot]));
    if (at === -1) return true;
    listed.splice(at, 1);
    return false;
  });
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
