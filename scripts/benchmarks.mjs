/** All benchmarks by name, in the order of the report. */
import path from 'node:path';
import { ROOT } from './tasks.mjs';

const FILES = {
  engine: 'tax-engine/bench/estimates.mjs',
  api: 'api/bench/throughput.mjs',
  'first-load': 'e2e/bench/first-load.mjs',
  interactions: 'e2e/bench/interactions.mjs',
  keystroke: 'e2e/bench/keystroke.mjs',
  lighthouse: 'e2e/bench/lighthouse.mjs',
};

// They import what the build writes, so each is loaded when it runs.
export const BENCHMARKS = Object.fromEntries(
  Object.entries(FILES).map(([name, file]) => [name, async (plan) => (await import(path.join(ROOT, file))).measure(plan)]),
);
