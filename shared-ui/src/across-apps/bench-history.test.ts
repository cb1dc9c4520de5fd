/** The file of earlier benchmark runs on a machine. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Row } from '../../../scripts/benchmarks.mjs';
import { historyOf, keep, runsIn, slowDowns } from '../../../scripts/bench-history.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-runs-'));
const file = historyOf(folder, '2 × AMD EPYC, node v20.20.2');
const rate = (ours: readonly number[]): Row => ({ id: 'engine', what: 'Engine', unit: '/s', ours });
const time = (ours: readonly number[]): Row => ({ id: 'paint', what: 'Paint', unit: 'ms', ours });
const run = { date: '2026-11-29T12:00:00.000Z', commit: 'abcdef', isQuiet: true };

test('a slow-down shows against the quiet runs on the same machine', () => {
  expect(path.basename(file)).toBe('2-amd-epyc-node-v20-20-2.jsonl');
  expect(slowDowns([rate([50])], runsIn(file))).toEqual([]);
  keep(file, [rate([100, 90, 110]), time([20])], run);
  // Other programs slowed it down, so nothing is compared with it.
  keep(file, [rate([10]), time([900])], { ...run, isQuiet: false });

  expect(runsIn(file).map(({ medians }) => medians)).toEqual([
    { engine: 100, paint: 20 },
    { engine: 10, paint: 900 },
  ]);
  expect(slowDowns([rate([95]), time([21])], runsIn(file))).toEqual([]);
  expect(slowDowns([rate([80]), time([30])], runsIn(file))).toEqual([
    'Engine: 80.00 /s, 100.0 in the run before on this machine',
    'Paint: 30.00 ms, 20.00 in the run before on this machine',
  ]);
});
