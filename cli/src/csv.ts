/** CSV in and out: one household per row. */
import Papa from 'papaparse';
import { InputError } from './input.ts';

/** Rows that are written at once. */
const BATCH = 1000;

export type Write = (text: string) => void;
export type Cell = string | number | undefined;

/** Reads one row after the other, so that only the text is in memory. */
export interface Table {
  readonly columns: readonly string[];
  /** @param answer - the cells that are written for a row */
  readonly each: (answer: (cells: readonly string[], line: number) => readonly Cell[]) => void;
}

/** @throws InputError if there is no header, or a column has no name or is there twice */
export function tableOf(text: string, write: Write, headerOf: (columns: readonly string[]) => readonly string[]): Table {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const { data } = Papa.parse<string[]>(text.slice(start), { preview: 1 });
  const columns = (data[0] ?? []).map((name) => name.trim());
  if (columns.every((name) => name === '')) throw new InputError('the first line has no names of columns');
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw new InputError(`the column ${twice} is there twice`);
  return {
    columns,
    each: (answer) => {
      let rows = [rowOf(headerOf(columns))];
      let line = 0;
      Papa.parse<string[]>(text.slice(start), {
        skipEmptyLines: 'greedy',
        step: ({ data: cells }) => {
          line += 1;
          if (line === 1) return;
          if (rows.length === BATCH) {
            write(rows.join('\n') + '\n');
            rows = [];
          }
          rows.push(rowOf(answer(cells, line)));
        },
      });
      write(rows.join('\n') + '\n');
    },
  };
}

const rowOf = (cells: readonly Cell[]): string => {
  let row = '';
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? '';
    row += (index > 0 ? ',' : '') + (typeof cell === 'string' && /[",\r\n]/.test(cell) ? Papa.unparse([[cell]]) : cell);
  }
  return row;
};
