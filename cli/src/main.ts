import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import type { Write } from './csv.ts';
import { answerHouseholds } from './households.ts';
import { asInput, InputError } from './input.ts';
import { answerOne, flagsText } from './one-return.ts';
import { refusalOf } from './refusal.ts';
import { answerTaxsim } from './taxsim.ts';

const USAGE = `US federal and state income tax of households, computed on this machine.

  bracketwise return --tax-year ${DEFAULT_ESTIMATE_YEAR} --filing-status single --wages 85000 --state CA [--lines] [--json]
      The return of one household. Each field of a household is a flag: bracketwise return --help
  bracketwise households [FILE] [--id COLUMN]...
      A CSV file with a household per row and its fields as columns in, the figures of the returns out.
      Columns named by --id are copied.
  bracketwise taxsim [FILE]
      The same with the columns of TAXSIM-35.

Without FILE, the rows come from standard input. Figures are US dollars.
`;

/** How the tool ends: everything was computed, some rows were refused, or the command was not understood. */
const EXIT = { done: 0, refused: 1, misused: 2 } as const;

export interface Streams {
  readonly out: Write;
  readonly err: Write;
  /** @param file - undefined for standard input */
  readonly read: (file: string | undefined) => string;
}

const STREAMS: Streams = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  read: (file) => readFileSync(file ?? 0, 'utf8'),
};

/** @returns the exit code */
export function main([command, ...args]: readonly string[], { out, err, read }: Streams = STREAMS): number {
  const rows = (refused: number): number => {
    if (refused > 0) err(`${refused} ${refused === 1 ? 'row was' : 'rows were'} refused; the last column says why\n`);
    return refused > 0 ? EXIT.refused : EXIT.done;
  };
  try {
    if (command === 'return' && args.includes('--help')) out(flagsText());
    else if (command === 'return') answerOne(args, out);
    else if (command === 'households') {
      const { file, id } = fileOf(args, ID);
      return rows(answerHouseholds(read(file), id ?? [], out));
    } else if (command === 'taxsim') return rows(answerTaxsim(read(fileOf(args, {}).file), out));
    else if (command === undefined || command === '--help') out(USAGE);
    else throw new InputError(`${command} is no command\n\n${USAGE}`);
    return EXIT.done;
  } catch (error) {
    err(`bracketwise: ${isNoFile(error) ? `there is no file ${error.path ?? ''}` : refusalOf(error)}\n`);
    return EXIT.misused;
  }
}

const ID = { id: { type: 'string', multiple: true } } as const;

function fileOf<Options extends typeof ID | Record<string, never>>(args: readonly string[], options: Options) {
  const { values, positionals } = asInput(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  if (positionals.length > 1) throw new InputError(`one file at a time, not ${positionals.join(' and ')}`);
  return { file: positionals[0], ...values };
}

const isNoFile = (error: unknown): error is NodeJS.ErrnoException => (error as NodeJS.ErrnoException).code === 'ENOENT';
