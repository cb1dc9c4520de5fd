/** Tables as comma-separated values, which every spreadsheet reads (RFC 4180). */

/** A number is written as such: a dot before its decimals, in every language. */
export type CsvCell = string | number | undefined;

export interface CsvFile {
  /** Without its ending. */
  readonly name: string;
  /** The first one holds the heads of the columns. */
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for the start of a formula. */
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

/** Gives the file to the visitor as a download; it never leaves the browser. */
export function downloadCsv({ name, rows }: CsvFile): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // Not at once: the browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
