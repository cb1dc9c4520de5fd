/** `bracketwise return`: the return of one household, whose fields are flags. */
import { parseArgs } from 'node:util';
import { HOUSEHOLD_DESCRIPTIONS, HOUSEHOLD_FIELDS, householdField, type HouseholdFieldName } from '@bracketwise/contract/household';
import { taxReturn, type TaxReturn } from '@bracketwise/tax-engine';
import type { Write } from './csv.ts';
import { FIGURES, wordsOf } from './figures.ts';
import { asInput, householdOf, setterOf } from './input.ts';

/** `spouseWages` is the flag `--spouse-wages`. */
const flagOf = (name: HouseholdFieldName): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const FIELD_OF_FLAG = new Map(HOUSEHOLD_FIELDS.map((name) => [flagOf(name), name]));

/** One flag per field, with its description. */
export const flagsText = (): string =>
  HOUSEHOLD_FIELDS.map((name) => `  --${flagOf(name)}\n      ${HOUSEHOLD_DESCRIPTIONS[name]}\n`).join('');

/** @throws InputError, HouseholdError */
export function answerOne(args: readonly string[], write: Write): void {
  const options = Object.fromEntries(
    HOUSEHOLD_FIELDS.map((name) => [flagOf(name), { type: householdField(name).kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  const { values } = asInput(() =>
    parseArgs({
      args: [...args],
      options: { ...options, json: { type: 'boolean' }, lines: { type: 'boolean' } },
      allowNegative: true,
    }),
  );
  const read: Record<string, unknown> = {};
  for (const [flag, value] of Object.entries(values)) {
    const name = FIELD_OF_FLAG.get(flag);
    if (name) setterOf(name, `--${flag}`)(read, String(value));
  }
  const result = taxReturn(householdOf(read));
  write(values.json ? JSON.stringify(result, undefined, 2) + '\n' : tableOf(result) + (values.lines ? linesOf(result) : ''));
}

const usd = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function tableOf(result: TaxReturn): string {
  const rows = FIGURES.flatMap((name) => {
    const amount = result[name];
    return amount === undefined || (amount === 0 && name !== 'totalTax') ? [] : [[wordsOf(name), usd.format(amount)] as const];
  });
  if (result.stateNotComputed) rows.push(['State tax', `not computed (${result.stateNotComputed})`]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, amount]) => `${name.padEnd(width)}  ${amount.padStart(16)}\n`).join('');
}

const linesOf = ({ lines }: TaxReturn): string =>
  '\n' +
  lines
    .map(
      ({ section, label, amount, tax, source }) =>
        `${section.padEnd(8)}${wordsOf(label)}: ${usd.format(amount)}${tax === undefined ? '' : `, tax ${usd.format(tax)}`}  (${source})\n`,
    )
    .join('');
