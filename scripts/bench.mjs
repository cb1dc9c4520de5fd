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
const { measureLighthouse } = await import('../e2e/bench/lighthouse.mjs');
const { measureApi } = await import('../api/bench/throughput.mjs');
const { measureEngine } = await import('../tax-engine/bench/estimates.mjs');

const rows = [];
for (const measure of [measureEngine, measureApi, measureFirstLoad, measureLighthouse]) {
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
A ratio compares figures of the same run; figures themselves differ from machine to machine.

${table}

- **The home page** is visited by an emulated phone (Chromium without its windows): 1.6 Mbit/s, 150 ms, a quarter of this machine's speed; medians of rounds that take turns.
  Its rival is the same shell and the same pages as one application without federation, built by the same compiler, split by route, with every
  script of the first load asked for in one wave, behind the same gateway. What it lacks is federation and HTML written beforehand.
- **Lighthouse** visits as a phone of its own, with the banner that asks for consent; the median of three visits for performance.
- **The API** is asked by 32 connections of autocannon. Fastify alone has the same schema and the same engine call and nothing else: no headers, no log, no
  problem documents. NestJS on Express is set up as its documentation does, with class-validator.
`;
const file = path.join(ROOT, 'docs/benchmarks.md');
const options = await prettier.resolveConfig(file);
writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
