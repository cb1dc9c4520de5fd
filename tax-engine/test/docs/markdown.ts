/** A table as the formatter writes it: columns are padded to their widest cell. */
export function table(header: readonly string[], rows: readonly (readonly string[])[], align: readonly ('left' | 'right')[] = []): string {
  const escaped = [header, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = header.map((_, column) => Math.max(3, ...escaped.map((row) => row[column]?.length ?? 0)));
  const isRight = (column: number) => align[column] === 'right';
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (isRight(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (isRight(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [head = [], ...body] = escaped;
  return [lineOf(head), lineOf(rule), ...body.map(lineOf)].join('\n');
}

/** A comment that says how the page is generated. */
export function generated(from: string): string {
  return `<!-- Written by \`npm run docs -w tax-engine\` from ${from}; a test fails when it is stale. -->`;
}

export const count = (amount: number) => amount.toLocaleString('en-US');
export const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
