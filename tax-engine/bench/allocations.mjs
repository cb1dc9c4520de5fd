// Measures memory that an estimate allocates beyond its result, which must not grow with the size of the law's tables. Needs --expose-gc
// and a young generation large enough for all runs.
import { estimateTax, jurisdictions } from '../dist/index.js';

const RUNS = 5_000;

function allocatedBeyondResult(request) {
  for (let run = 0; run < 30_000; run += 1) estimateTax(request);
  const results = new Array(RUNS).fill(undefined);
  globalThis.gc();
  for (let run = 0; run < RUNS; run += 1) results[run] = estimateTax(request);
  const allocated = process.memoryUsage().heapUsed;
  globalThis.gc();
  return { state: request.state, lines: results[0].lines.length, bytes: (allocated - process.memoryUsage().heapUsed) / RUNS };
}

const allocations = jurisdictions()
  .map(({ code }) => allocatedBeyondResult({ state: code, taxYear: 2023, filingStatus: 'single', income: 300_000 }))
  .sort((a, b) => a.bytes - b.bytes);
const describe = ({ state, lines, bytes }) => `${Math.round(bytes).toLocaleString('en-US')} bytes (${state}, ${lines} lines)`;
console.log(`allocated beyond the result: ${describe(allocations[0])} to ${describe(allocations.at(-1))}`);
