/** Reads a table of sales: a CSV file, or cells pasted from a spreadsheet. It stays in the browser. */
import { parseAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import type { Lot } from '@bracketwise/tax-engine';
import { COLUMNS, columnNamed, isDay, isFigure, isKind, isProblem, lotFrom, type CellProblem, type Column } from './cells.ts';
import { MOST_LOTS, textOfLots } from './lots-in-form.ts';

export type TableRead =
  /** `lots` has those that the list doesn't have; `repeated` counts the others. `guessed` has the columns of a table without a header. */
  | { readonly lots: readonly Lot[]; readonly unknown: readonly string[]; readonly guessed?: readonly Column[]; readonly repeated?: number }
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
  /** The list that takes the rows. */
  readonly list: readonly Lot[];
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
  const read = await readRows(text, options);
  if ('refused' in read) return read;
  const lots = newLots(options.list, read.lots);
  const repeated = read.lots.length - lots.length;
  if (lots.length > roomIn(options.list)) return { refused: 'tooMany', number: lots.length };
  return { ...read, lots, ...(repeated > 0 && { repeated }) };
}

async function readRows(text: string, options: TableOptions): Promise<TableRead> {
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
  const named = (row: Row) => row.cells.map(columnNamed).filter((column) => column !== undefined);
  // A period with two dates may stand above it.
  const clear = rows
    .slice(0, MOST_LINES_ABOVE)
    .findIndex((row) => named(row).length > 2 && NEEDED.every((column) => named(row).includes(column)));
  if (clear !== -1) return clear;
  const first = rows.findIndex(({ cells }) => cells.filter(isFigure).length > 1);
  const above = first === -1 ? rows : rows.slice(0, first);
  return above.slice(0, MOST_LINES_ABOVE).findLastIndex((row) => named(row).length > 1);
}

/** Reads the cells in the order of the form; if they aren't, by what they hold. */
function readWithoutHeader(rows: readonly Row[], options: TableOptions): TableRead {
  const { from } = options;
  const columns = columnsByContent(
    rows.map(({ cells }) => cells),
    options.locale,
  );
  const inOrder = from === undefined ? undefined : lotsWithoutHeader(rows, COLUMNS.slice(COLUMNS.indexOf(from)), options);
  // The form has no units after the dates: they would be read as proceeds.
  const hasLateUnits = columns !== undefined && columns.indexOf('quantity') > columns.indexOf('sold');
  if (inOrder && 'lots' in inOrder && !hasLateUnits) return { lots: inOrder.lots, unknown: inOrder.unknown };
  if (!columns) return inOrder ?? { refused: 'noHeader' };
  const byContent = lotsWithoutHeader(rows, columns, options);
  // A refused line without figures is a title, or names the columns in other words.
  const isLine = 'row' in byContent && !rows.find(({ number }) => number === byContent.row)?.cells.some(isFigure);
  return isLine ? { refused: 'noHeader' } : byContent;
}

/** `unknown` has the other columns, as spreadsheets name them, with their first text. */
function lotsWithoutHeader(rows: readonly Row[], named: Columns, options: TableOptions): TableRead {
  const columns = hasGain(rows, named, options.locale) ? named.map((column) => (column === 'adjustment' ? undefined : column)) : named;
  const read = lotsOf(rows, columns, options);
  if ('refused' in read) return read;
  const unknown = indexesIn(rows.map(({ cells }) => cells)).flatMap((index) => {
    const text = columns[index] ? undefined : rows.map(({ cells }) => cells[index]?.trim()).find(Boolean);
    return text ? [`${letterOf(index)} (${text})`] : [];
  });
  return { ...read, unknown, guessed: columns.filter((column) => column !== undefined) };
}

/** Of the longest row. */
const indexesIn = (rows: readonly (readonly string[])[]): readonly number[] => [
  ...rows.reduce((longest, cells) => (cells.length > longest.length ? cells : longest), []).keys(),
];

const letterOf = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

/** Brokers write the gain after proceeds and cost. As an adjustment, it would count twice. */
function hasGain(rows: readonly Row[], columns: Columns, locale: Locale): boolean {
  return rows.some(({ cells }) => {
    const amount = (column: Column) => parseAmount(cells[columns.indexOf(column)] ?? '', locale);
    const third = amount('adjustment');
    const off = Math.abs(amount('proceeds') - amount('basis') - third);
    // Gains may be in whole dollars.
    return third !== 0 && off <= (Number.isInteger(third) ? 1 : 0.02);
  });
}

/** The columns by the first row that has both dates: text comes before them, the cost between or after them, units before or after them. */
function columnsByContent(rows: readonly (readonly string[])[], locale: Locale): Columns | undefined {
  const cells = rows.find((row) => row.filter(isDay).length === 2);
  if (!cells) return undefined;
  const bought = cells.findIndex(isDay);
  const sold = cells.findLastIndex(isDay);
  const dated = rows.filter((row) => isDay(row[bought] ?? ''));
  const figures = [...cells.keys()].filter((index) => index !== bought && index !== sold && isFigure(cells[index] ?? ''));
  const afterDates = figures.filter((index) => index > sold);
  const soldRows = dated.filter((row) => isDay(row[sold] ?? ''));
  const lateUnits = unitsAmong(afterDates.slice(0, 3), soldRows, locale);
  const amounts = figures.filter((index) => index > bought && index !== lateUnits).slice(0, 2);
  const names: readonly [Column, Column] = amounts.some((index) => index < sold) ? ['basis', 'proceeds'] : ['proceeds', 'basis'];
  // Other rows may have an adjustment where this one has none.
  const adjustment = indexesIn(dated).find(
    (index) => index > Math.max(sold, ...amounts) && index !== lateUnits && soldRows.some((row) => isFigure(row[index] ?? '')),
  );
  const words = [...cells.keys()].filter((index) => index < bought && !figures.includes(index) && cells[index]?.trim() !== '');
  const assets = words.filter((index) => !isKind(cells[index] ?? ''));
  const asset = assets.find((index) => !isCode(cells[index] ?? '')) ?? assets[0] ?? words[0];
  const units = figures.filter(
    (index) =>
      index < bought &&
      holdsUnits(
        dated.map((row) => row[index] ?? ''),
        index === 0,
      ),
  );
  const found = new Map<number | undefined, Column>([
    [bought, 'acquired'],
    [sold, 'sold'],
    [asset, 'asset'],
    [words.find((index) => index !== asset && isKind(cells[index] ?? '')), 'kind'],
    [lateUnits ?? (units.length === 1 ? units[0] : undefined), 'quantity'],
    [amounts[0], names[0]],
    [amounts[1], names[1]],
    [adjustment, 'adjustment'],
  ]);
  return indexesIn(dated).map((index) => found.get(index));
}

/**
 * The column of units among the first three with figures after the dates, or undefined if the third has adjustments or gains. An adjustment may
 * follow a code, rows may leave it blank, and it is no more than what a wash sale disallows: the loss. Proceeds and cost are nearer to each other
 * than to units.
 */
function unitsAmong([first = 0, , third = 0]: readonly number[], rows: readonly (readonly string[])[], locale: Locale) {
  if (third - first !== 2) return undefined;
  const figures = rows.map((row) => row.slice(first, third + 1).map((cell) => parseAmount(cell, locale)));
  const isAdjustment = ([proceeds = NaN, cost = NaN, last = NaN]: readonly number[]) =>
    last <= 0 || Math.abs(proceeds - cost - last) <= 1 || last <= Math.min(cost - proceeds, proceeds);
  // A zero or a blank says nothing about which column has units.
  const whole = figures.filter((row) => row.every((figure) => figure > 0));
  if (whole.every(isAdjustment)) return undefined;
  const apart = (one: number, other: number) =>
    whole.reduce((sum, row) => sum + Math.abs(Math.log(row[one] ?? NaN) - Math.log(row[other] ?? NaN)), 0);
  return apart(1, 2) < apart(0, 1) ? first : third;
}

/** A CUSIP, or the number of an account. */
const isCode = (text: string): boolean => /^(?:\d{8,}|(?=.*\d)[\dA-Z]{9})$/u.test(text.trim());

/** Whether a column before the dates has units: no numbers of rows, and no codes. */
function holdsUnits(texts: readonly string[], isFirst: boolean): boolean {
  const [first = NaN, ...others] = texts.map(Number);
  const isRunning = (step: number) => others.every((each, at) => each === first + (at + 1) * step);
  const isNumber = others.length === 0 ? isFirst && first === 1 : isRunning(1) || isRunning(-1);
  return !isNumber && !texts.some(isCode);
}

function lotsOf(rows: readonly Row[], columns: Columns, { kind, locale }: TableOptions): TableRead {
  if (rows.length === 0) return { refused: 'empty' };
  // The list has no room for so many, even if it has some of them already.
  if (rows.length > MOST_LOTS) return { refused: 'tooMany', number: rows.length };
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
