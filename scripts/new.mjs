/**
 * `npm run new -- calculator <id>`, `guide <id>`, `remote <name> <id>`, `state-rule <XX> <name>` or `language <code>`: writes what each has in
 * common with its kind, as code that works and, but for a language, passes `npm run verify`. What is missing is asked for, or refused if nobody can answer.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { importSource } from '../build/sources.mjs';
import { newLanguage } from './new/language.mjs';
import { newRemoteOutside } from './new/outside.mjs';
import { newPage } from './new/page.mjs';
import { newRemote } from './new/remote.mjs';
import { newStateRule } from './new/state-rule.mjs';
import { ROOT } from './tasks.mjs';

const { LANGUAGE_NAMES, LANGUAGES } = await importSource('contract/src/languages.ts');

const IN_EACH_LANGUAGE = LANGUAGES.map((language) => `[--${language} <name>]`).join(' ');

const USAGE = `npm run new -- calculator <id> [--remote mf-worker-calcs] ${IN_EACH_LANGUAGE} [--path /<id>-calculator]
npm run new -- guide <id> ${IN_EACH_LANGUAGE} [--path /<id>-guide]
npm run new -- remote <name> <id of its first calculator> ${IN_EACH_LANGUAGE} [--path /<id>-calculator]
                          [--outside <parent folder> [--packages <folder of tarballs, or version>]]  in another repository
npm run new -- language <code> --name <its own name> --locale <code>-<COUNTRY>
npm run new -- state-rule <XX> <name> --kind credit|refundable-credit|deduction|subtraction --label <line label> --amounts <year>=<dollars>,…
                          --source <form and line; statute> [--per return|person|dependent]

<dollars> is one amount, or four by filing status: <single>/<joint>/<separate>/<head of household>.`;

const NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, `Name of the page (${LANGUAGE_NAMES[language]})`]));

const text = { type: 'string' };
const names = Object.fromEntries(LANGUAGES.map((language) => [language, text]));

const OF_A_LANGUAGE = {
  name: 'Its own name, such as Português',
  locale: 'Locale of numbers and dates, the US variant if there is one, such as es-US',
};

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
    options: { ...names, path: text, remote: text },
    make: async ([id], { remote = 'mf-worker-calcs', ...options }) =>
      newPage({ kind: 'calculator', id, remote, ...(await completed(options, NAMES)) }),
  },
  guide: {
    options: { ...names, path: text },
    make: async ([id], options) => newPage({ kind: 'guide', id, remote: 'mf-guides', ...(await completed(options, NAMES)) }),
  },
  remote: {
    options: { ...names, path: text, outside: text, packages: text },
    make: async ([name, id], options) => {
      const asked = { name, id, ...(await completed(options, NAMES)) };
      return asked.outside ? newRemoteOutside(asked) : newRemote(asked);
    },
  },
  language: {
    options: { name: text, locale: text },
    make: async ([code], options) => newLanguage({ code, ...(await completed(options, OF_A_LANGUAGE)) }),
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
  execFileSync(path.join(ROOT, 'node_modules/.bin/oxfmt'), ['--no-error-on-unmatched-pattern', ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`${files.map((file) => path.relative(ROOT, file)).join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
