/**
 * `npm run bench`: runs every benchmark together with its competitor and writes one table to docs/benchmarks.md. Needs an idle machine with
 * two processor cores.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT, buildStale } from './build.mjs';

await buildStale(console.log);
const { measureFirstLoad } = await import('../e2e/bench/first-load.mjs');
const { measureKeystroke } = await import('../e2e/bench/keystroke.mjs');
const { measureLighthouse } = await import('../e2e/bench/lighthouse.mjs');
const { measureApi } = await import('../api/bench/throughput.mjs');
const { measureEngine } = await import('../tax-engine/bench/estimates.mjs');

const rows = [];
for (const measure of [measureEngine, measureApi, measureFirstLoad, measureKeystroke, measureLighthouse]) {
  console.log(`${measure.name} …`);
  rows.push(...(await measure()));
}

const figure = (value, unit) =>
  value === undefined
    ? ''
    : `${value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 })}${unit === '/s' ? unit : ` ${unit}`}`;
const table = [
  '| what | ours | rival | ratio | goal |',
  '| --- | --: | --: | --: | --: |',
  ...rows.map(
    ({ what, unit, ours, rival, ratio, goal = '' }) =>
      `| ${what} | ${figure(ours, unit)} | ${figure(rival, unit)} | ${ratio?.toFixed(2) ?? ''} | ${goal} |`,
  ),
].join('\n');
console.log(table);

const [cpu] = os.cpus();
const text = `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} × ${cpu.model}, node ${process.version}, load ${os.loadavg()[1].toFixed(1)} at the end.
Ratios compare figures of the same run. The figures themselves depend on the machine.

${table}

- **The home page** is loaded by an emulated phone (headless Chromium): 1.6 Mbit/s, 150 ms latency, a quarter of this machine's speed. The
  figures are medians of alternating rounds. The rival is the same site as one application, built with the same compiler, split by route and
  served by the same gateway, with all scripts of the first load requested in one wave. It has no federation and no prerendered HTML.
- **Lighthouse** emulates its own phone and sees the consent banner. Performance is the median of three runs.
- **The API** gets requests over 32 connections of autocannon. "Fastify alone" has the same schema and the same engine call, but no headers,
  log or problem documents. NestJS on Express is set up as in its documentation, with class-validator.
`;
const file = path.join(ROOT, 'docs/benchmarks.md');
const options = await prettier.resolveConfig(file);
writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
