/** Comma-separated values that every spreadsheet can read (RFC 4180). */

import { downloadFile } from './download-file.ts';

/** Numbers are written with a decimal point in every language. */
export type CsvCell = string | number | undefined;

export interface CsvFile {
  /** Without an extension. */
  readonly name: string;
  /** The first row holds the headers. */
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Matches text that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

function written(cell: CsvCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvText(rows: CsvFile['rows']): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

export function downloadCsv({ name, rows }: CsvFile): void {
  downloadFile(`${name}.csv`, new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }));
}
