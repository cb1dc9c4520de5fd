/** What all benchmarks share: statistics, and the check that no other program disturbs a round. */
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The value below which a share of the values lies, interpolated between neighbors. */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  return sorted[below] + (place - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
}

/** @returns the median and the quartiles */
export const summary = (values) => ({ median: quantile(values, 0.5), low: quantile(values, 0.25), high: quantile(values, 0.75) });

/** @returns the ratio to the rival in each round, or undefined if there is no rival */
export const ratios = ({ ours, rival }) => rival?.map((figure, round) => ours[round] / figure);

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const KERNEL_THREAD = 0x00200000;

/** Reads one process, or nothing if it has ended. */
function processOf(pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const fields = rest.split(' ').map(Number);
    const [own, children] = [fields[11] + fields[12], fields[13] + fields[14]];
    // Init adopts what our own browsers leave behind.
    return { pid, name, parent: fields[1], session: fields[3], flags: fields[6], own, total: pid === 1 ? own : own + children };
  } catch {
    return undefined;
  }
}

/** @returns seconds of processor time that a process and its threads have used */
export const processorSeconds = (pid) => processOf(pid).own / TICKS_PER_SECOND;

/** @returns the same with all of its children that have ended, and theirs */
export const processorSecondsOfAll = (pid) => processOf(pid).total / TICKS_PER_SECOND;

const stolenTicks = () => Number(/^cpu +(?:\d+ +){7}(\d+)/.exec(readFileSync('/proc/stat', 'utf8'))[1]);

/** Processes that this one did not start, with their processor time and that of their ended children. */
function others() {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const running = new Map(all.map((pid) => [Number(pid), processOf(Number(pid))]).filter(([, found]) => found));
  const isOurs = ({ pid, parent }) => pid === process.pid || (running.has(parent) && isOurs(running.get(parent)));
  return {
    at: performance.now(),
    stolen: stolenTicks(),
    processes: new Map([...running].filter(([, found]) => !(found.flags & KERNEL_THREAD) && !isOurs(found))),
  };
}

/** @returns how many processor cores other programs used between two looks, and the busiest of them */
function usedByOthers(before, after) {
  // Init adopts what is left of a browser that we have closed. Its session ended with the browser.
  const isLeftover = ({ pid, parent, session }) => parent === 1 && !before.processes.has(pid) && !after.processes.has(session);
  const used = [...after.processes.values()]
    .filter((found) => !isLeftover(found))
    .map(({ pid, name, own, total }) => {
      const former = before.processes.get(pid) ?? { own: 0, total: 0 };
      return { name: `${name} (${pid})`, own: own - former.own, ticks: total - former.total };
    })
    .concat({ name: 'other virtual machines', own: after.stolen - before.stolen, ticks: after.stolen - before.stolen });
  // A process that ended meanwhile moved its time to its parent.
  for (const [pid, { total }] of before.processes) if (!after.processes.has(pid)) used.push({ own: 0, ticks: -total });
  const coresOf = (ticks) => (ticks / TICKS_PER_SECOND / (after.at - before.at)) * 1000;
  const busiest = used.toSorted((a, b) => b.own - a.own).filter(({ own }) => own > 0);
  return {
    cores: coresOf(used.reduce((sum, { ticks }) => sum + ticks, 0)),
    busiest: busiest.slice(0, 3).map(({ name, own }) => `${name} ${coresOf(own).toFixed(2)}`),
  };
}

/** Processor cores that other programs may use on average during a round. */
const MOST_BY_OTHERS = 0.1;
const LOOK_MS = 500;
/** How long to wait for other programs to end. */
const PATIENCE_MS = 15_000;
/** In all rounds together, and in a row. */
let repeats = 20;
const MOST_IN_A_ROW = 5;

export class BusyMachine extends Error {}

const busy = ({ cores, busiest }) =>
  new BusyMachine(
    `This machine is busy, so its figures would mean nothing: other programs use ${cores.toFixed(2)} cores (${busiest.join(', ')}). ` +
      'Stop them and run npm run bench again, or add -- --anyway for figures that only show an order of magnitude.',
  );

async function useNow() {
  const start = others();
  await wait(LOOK_MS);
  return usedByOthers(start, others());
}

/**
 * Waits until other programs leave the processor alone.
 * @param looks - how many in a row must find it so, half a second each
 * @throws BusyMachine if they don't within 15 seconds
 */
export async function untilQuiet(looks = 1) {
  const start = performance.now();
  for (let quiet = 0; ;) {
    const use = await useNow();
    quiet = use.cores <= MOST_BY_OTHERS ? quiet + 1 : 0;
    if (quiet === looks) return;
    if (performance.now() - start > PATIENCE_MS) throw busy(use);
  }
}

/** @returns a warning if other programs use the processor now */
export async function warningIfBusy() {
  const use = await useNow();
  if (use.cores <= MOST_BY_OTHERS) return undefined;
  return `Other programs use ${use.cores.toFixed(2)} cores (${use.busiest.join(', ')}): these figures only show an order of magnitude.`;
}

/**
 * Runs a round while other programs leave the processor alone, and repeats it if they did not.
 * @template T
 * @param {() => Promise<T>} round
 * @returns {Promise<T>}
 * @throws BusyMachine after too many repetitions, or if the machine does not become quiet
 */
export async function undisturbed(round) {
  for (let inARow = 1; ; inARow += 1) {
    await untilQuiet();
    const before = others();
    const result = await round();
    const use = usedByOthers(before, others());
    if (use.cores <= MOST_BY_OTHERS) return result;
    repeats -= 1;
    console.warn(`other programs used ${use.cores.toFixed(2)} cores (${use.busiest.join(', ')}); measuring again`);
    if (repeats < 0 || inARow === MOST_IN_A_ROW) throw busy(use);
  }
}

/** Runs a round without looking at the machine. */
export const unguarded = (round) => round();
