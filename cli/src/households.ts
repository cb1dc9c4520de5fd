/** `bracketwise households`: a CSV file whose columns are fields of a household, answered by one with the figures of each return. */
import { taxReturn, type TaxReturn } from '@bracketwise/tax-engine';
import { tableOf, type Cell, type Write } from './csv.ts';
import { FIGURES } from './figures.ts';
import { fieldNamed, householdOf, setterOf } from './input.ts';
import { refusalOf } from './refusal.ts';

/**
 * @param ids - columns that are copied and mean nothing
 * @returns how many rows were refused; each says why in its last cell
 * @throws InputError that names a column that is no field
 */
export function answerHouseholds(text: string, ids: readonly string[], write: Write): number {
  let refused = 0;
  const table = tableOf(text, write, (columns) => [
    ...columns.filter((name) => ids.includes(name)),
    ...FIGURES,
    'stateNotComputed',
    'refused',
  ]);
  const readers = table.columns.map((name) => (ids.includes(name) ? undefined : setterOf(fieldNamed(name), name)));
  table.each((cells) => {
    const copied = cells.filter((_, index) => readers[index] === undefined);
    try {
      const read: Record<string, unknown> = {};
      for (let index = 0; index < cells.length; index++) {
        const cell = (cells[index] ?? '').trim();
        if (cell !== '') readers[index]?.(read, cell);
      }
      return [...copied, ...figuresOf(taxReturn(householdOf(read)))];
    } catch (error) {
      refused += 1;
      return [...copied, ...FIGURES.map(() => undefined), undefined, refusalOf(error)];
    }
  });
  return refused;
}

function figuresOf(result: TaxReturn): Cell[] {
  const figures: Cell[] = FIGURES.map((name) => result[name]);
  figures.push(result.stateNotComputed, undefined);
  return figures;
}
