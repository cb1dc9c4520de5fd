/** Figures of every benchmark run, one file per machine with one line per run, so that a slow-down shows. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { summary } from './measuring.mjs';

/** How many earlier runs a figure is compared with. */
const RUNS = 5;
/** A median that is worse than this share of the earlier ones is a slow-down. */
const TOLERANCE = 0.1;

const higherIsBetter = ({ unit, goal }) => unit === '/s' || goal?.atLeast !== undefined;

/** @returns the file of a machine: `2 × AMD EPYC, node v20.20.2` has `2-amd-epyc-node-v20-20-2.jsonl` */
export const historyOf = (folder, machine) =>
  path.join(
    folder,
    `${machine
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      .join('-')}.jsonl`,
  );

/** @returns the runs on a machine, the oldest first */
export const runsIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** Adds a run. `isQuiet` is false with `--anyway`, when other programs may have slowed it down. */
export function keep(file, rows, { date, commit, isQuiet }) {
  mkdirSync(path.dirname(file), { recursive: true });
  const medians = Object.fromEntries(rows.map(({ id, ours }) => [id, Number(summary(ours).median.toPrecision(6))]));
  appendFileSync(file, `${JSON.stringify({ date, commit, isQuiet, medians })}\n`);
}

/** @returns a sentence for each figure that is worse than in the last quiet runs on the same machine */
export function slowDowns(rows, runs) {
  return rows.flatMap((row) => {
    const earlier = runs.flatMap(({ isQuiet, medians }) => (isQuiet && row.id in medians ? [medians[row.id]] : [])).slice(-RUNS);
    if (earlier.length === 0) return [];
    const [now, before] = [summary(row.ours).median, summary(earlier).median];
    const worse = higherIsBetter(row) ? before / now - 1 : now / before - 1;
    if (!(worse > TOLERANCE)) return [];
    const count = earlier.length === 1 ? 'the run before' : `${earlier.length} runs before`;
    return [`${row.what}: ${now.toPrecision(4)} ${row.unit}, ${before.toPrecision(4)} in ${count} on this machine`];
  });
}
