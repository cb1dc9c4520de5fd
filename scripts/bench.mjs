/**
 * `npm run bench`: runs every benchmark together with its rival and writes docs/benchmarks.md. Takes about twelve minutes on an idle Linux
 * machine with two processor cores, and refuses within 20 seconds if other programs keep the machine busy. Each run is added to the machine's
 * file in docs/benchmark-runs, and figures that are worse than in the runs before are named.
 *
 *   npm run bench -- api keystroke    only these, and only prints their tables
 *   npm run bench -- --anyway         even on a busy machine, with a warning, and only prints the tables
 *   npm run bench -- --as-before      keeps the figures as what later runs compare with, instead of writing the page
 *   npm run bench -- --site=URL       visits a running site (keystroke, interactions, lighthouse)
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { historyOf, keep, runsIn, slowDowns } from './bench-history.mjs';
import { BENCHMARKS } from './benchmarks.mjs';
import { buildStale } from './build.mjs';
import { formatted } from './formatted.mjs';
import { BusyMachine, ratios, summary, undisturbed, unguarded, untilQuiet, warningIfBusy } from './measuring.mjs';
import { ROOT } from './tasks.mjs';

const PAGE = path.join(ROOT, 'docs/benchmarks.md');
const BEFORE = path.join(ROOT, 'docs/benchmarks-before.json');
const RUNS = path.join(ROOT, 'docs/benchmark-runs');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { anyway: { type: 'boolean' }, 'as-before': { type: 'boolean' }, site: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}; they are ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(2);
}
const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
const plan = { site: options.site, round: options.anyway ? unguarded : undisturbed };

/** Two seconds of quiet: a busy machine has shorter pauses. */
const LOOKS_AT_START = 4;

const number = (value) => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
const spread = (text, { median, low, high }) => (low === high ? text(median) : `${text(median)} (${text(low)}–${text(high)})`);
const figures = (values, unit) => values && `${spread(number, summary(values))}${unit === '/s' ? unit : ` ${unit}`}`.trim();
const ratio = (values) => values && spread((value) => value.toFixed(2), summary(values));

/** @returns the goal in words, and whether the median meets it */
function goalOf({ goal, unit, ...row }) {
  if (!goal) return [];
  const { of, atMost, atLeast } = goal;
  const { median } = summary(of === 'ratio' ? ratios(row) : row.ours);
  const isMet = atMost === undefined ? median >= atLeast : median <= atMost;
  const limit = of === 'ratio' ? `ratio ${(atMost ?? atLeast).toFixed(2)}` : `${number(atMost ?? atLeast)} ${unit}`.trim();
  return [`${atMost === undefined ? '≥' : '≤'} ${limit}`, isMet ? 'yes' : 'no'];
}

function tableOf(rows, before) {
  const lines = rows.map((row) => {
    const former = before[row.id];
    return [
      row.what,
      former && figures(former.ours, row.unit),
      figures(row.ours, row.unit),
      figures(row.rival, row.unit),
      former && ratio(ratios(former)),
      ratio(ratios(row)),
      ...goalOf(row),
    ];
  });
  const head = ['what', 'before', 'ours', 'rival', 'ratio before', 'ratio', 'goal', 'met'];
  const align = ['---', '--:', '--:', '--:', '--:', '--:', '--:', '---'];
  return [head, align, ...lines].map((cells) => `| ${head.map((_name, column) => cells[column] ?? '').join(' | ')} |`).join('\n');
}

const machine = `${os.cpus().length} × ${os.cpus()[0].model}, node ${process.version}`;
const today = new Date().toISOString().slice(0, 10);

async function write(file, text) {
  writeFileSync(file, await formatted(file, text));
}

const pageOf = (table, before) => `# Benchmarks

Written by \`npm run bench\` on ${today}: ${machine}. ${before ? `Before: ${before.date}, ${before.machine}. ${before.note ?? ''}` : ''}
Each figure is the median of several rounds, with the quartiles in parentheses. Ratios compare ours with the rival in the same round. The figures
themselves depend on the machine.

${table}

- **A busy machine** is never reported. Before and during each round, the benchmark adds up the processor time of all programs it did not start.
  If they use more than a tenth of a core for 15 seconds before a round, the benchmark stops with an error. A disturbed round is repeated,
  five times in a row at most.
- **Runs** of each machine are in \`docs/benchmark-runs\`. A figure that is a tenth worse than in the runs before is named at the end of a run.
- **The home page** is loaded by an emulated phone (headless Chromium): 1.6 Mbit/s, 150 ms latency, a quarter of this machine's speed. The
  rival is the same site as one application, built with the same compiler, split by route and served by the same gateway, with all scripts of
  the first load requested in one wave. It has no federation and no prerendered HTML. Rounds alternate.
- **A link** is followed when nothing more is loading on the home page.
- **Interactions** are measured on the same phone by the browser's event timing: from the click or key to the next frame.
- **A keystroke** in the full estimate is measured on a desktop, until the answer is in the page. A frame takes 16.7 ms.
- **Lighthouse** emulates its own phone and sees the consent banner.
- **The API** gets requests over 32 connections of autocannon. Processor time is that of the API's process, all threads and the kernel's work for
  it included. "Fastify alone" has the same schemas and the same engine call, but no headers, log, ids or problem documents. NestJS on Express
  is set up as in its documentation, with class-validator. The API works around a slow function of Node 20 ([0008](adr/0008-api-on-fastify.md));
  one row compares it with Fastify that has the same workaround.

[What was tried without gain](performance.md) has one line for each attempt.
`;

try {
  if (!options.anyway) await untilQuiet(LOOKS_AT_START);
  const warning = options.anyway ? await warningIfBusy() : undefined;
  if (warning) console.warn(warning);
  await buildStale(console.log);
  const before = existsSync(BEFORE) ? JSON.parse(readFileSync(BEFORE, 'utf8')) : undefined;
  const rows = [];
  for (const name of names) {
    console.log(`${name} …`);
    const measured = await BENCHMARKS[name](plan);
    console.log(tableOf(measured, before?.rows ?? {}));
    rows.push(...measured);
  }
  if (!options.site) {
    const file = historyOf(RUNS, machine);
    for (const sentence of slowDowns(rows, runsIn(file))) console.warn(`worse than before: ${sentence}`);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
    keep(file, rows, { date: new Date().toISOString(), commit, isQuiet: !options.anyway });
  }
  const isWhole = names.length === Object.keys(BENCHMARKS).length && !options.anyway && !options.site;
  if (options['as-before']) {
    const stored = Object.fromEntries(rows.map(({ id, ours, rival }) => [id, { ours, rival }]));
    await write(BEFORE, JSON.stringify({ date: today, machine, rows: { ...before?.rows, ...stored } }));
  } else if (isWhole) await write(PAGE, pageOf(tableOf(rows, before?.rows ?? {}), before));
} catch (error) {
  if (!(error instanceof BusyMachine)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
