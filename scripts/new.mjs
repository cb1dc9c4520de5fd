/**
 * `npm run new -- calculator <id>`, `guide <id>`, `remote <name> <id>` or `state-rule <XX> <name>`: writes what each has in common with its
 * kind, as code that works and passes `npm run verify`. What is missing is asked for, or refused if nobody can answer.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { newPage } from './new/page.mjs';
import { newRemote } from './new/remote.mjs';
import { newStateRule } from './new/state-rule.mjs';
import { ROOT } from './tasks.mjs';

const USAGE = `npm run new -- calculator <id> [--remote mf-worker-calcs] [--en <name>] [--es <name>] [--fr <name>] [--path /<id>-calculator]
npm run new -- guide <id> [--en <name>] [--es <name>] [--fr <name>] [--path /<id>-guide]
npm run new -- remote <name> <id of its first calculator> [--en <name>] [--es <name>] [--fr <name>] [--path /<id>-calculator]
npm run new -- state-rule <XX> <name> --kind credit|refundable-credit|deduction|subtraction --label <line label> --amounts <year>=<dollars>,…
                          --source <form and line; statute> [--per return|person|dependent]

<dollars> is one amount, or four by filing status: <single>/<joint>/<separate>/<head of household>.`;

const NAMES = { en: 'Name of the page in English', es: 'Nombre de la página en español', fr: 'Nom de la page en français' };

const text = { type: 'string' };

/** Asks for the options that are missing, if somebody is there to answer. */
async function completed(options, questions) {
  const answers = { ...options };
  const missing = Object.keys(questions).filter((name) => !answers[name]);
  if (missing.length === 0) return answers;
  if (!process.stdin.isTTY) throw new Error(`${missing.map((name) => `--${name}`).join(', ')} is missing.\n\n${USAGE}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const name of missing) answers[name] = (await terminal.question(`${questions[name]}: `)).trim();
  terminal.close();
  return answers;
}

const KINDS = {
  calculator: {
    options: { en: text, es: text, fr: text, path: text, remote: text },
    make: async ([id], { remote = 'mf-worker-calcs', ...options }) =>
      newPage({ kind: 'calculator', id, remote, ...(await completed(options, NAMES)) }),
  },
  guide: {
    options: { en: text, es: text, fr: text, path: text },
    make: async ([id], options) => newPage({ kind: 'guide', id, remote: 'mf-guides', ...(await completed(options, NAMES)) }),
  },
  remote: {
    options: { en: text, es: text, fr: text, path: text },
    make: async ([name, id], options) => newRemote({ name, id, ...(await completed(options, NAMES)) }),
  },
  'state-rule': {
    options: { kind: text, label: text, amounts: text, source: text, per: text },
    make: async ([state, name], options) => newStateRule({ state, name, ...options }),
  },
};

try {
  const [kind, ...rest] = process.argv.slice(2);
  const known = KINDS[kind];
  if (!known) throw new Error(USAGE);
  const { values, positionals } = parseArgs({ args: rest, options: known.options, allowPositionals: true });
  const { files, next } = await known.make(positionals, values);
  execFileSync(path.join(ROOT, 'node_modules/.bin/prettier'), ['--write', '--ignore-unknown', '--log-level', 'warn', ...files], {
    stdio: 'inherit',
  });
  console.log(`${files.map((file) => path.relative(ROOT, file)).join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
