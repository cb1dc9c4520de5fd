// Estimates per second on one thread, lines included, over all states, years, statuses and a spread of incomes.
import { ESTIMATE_YEARS, FILING_STATUSES, estimateTax, jurisdictions } from '../dist/index.js';

const SECONDS_PER_ROUND = 2;
const ROUNDS = 3;
const INCOMES = [0, 8_000, 15_000, 25_000, 40_000, 60_000, 85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000];

function requestsOf(states) {
  return states.flatMap((state) =>
    ESTIMATE_YEARS.flatMap((taxYear) =>
      FILING_STATUSES.flatMap((filingStatus) => INCOMES.map((income) => ({ state, taxYear, filingStatus, income }))),
    ),
  );
}

function estimatesPerSecond(requests, seconds) {
  const start = performance.now();
  const startOfWork = process.cpuUsage();
  let estimates = 0;
  // Summed so that no estimate can be optimised away.
  let lines = 0;
  while (performance.now() - start < seconds * 1000) {
    for (const request of requests) lines += estimateTax(request).lines.length;
    estimates += requests.length;
  }
  const { user, system } = process.cpuUsage(startOfWork);
  return {
    perSecond: (estimates / (performance.now() - start)) * 1_000,
    perSecondOfWork: (estimates / (user + system)) * 1_000_000,
    linesPerEstimate: lines / estimates,
  };
}

function report(title, requests) {
  estimatesPerSecond(requests, 1);
  const rounds = Array.from({ length: ROUNDS }, () => estimatesPerSecond(requests, SECONDS_PER_ROUND));
  const all = (rateOf) => rounds.map((round) => Math.round(rateOf(round)).toLocaleString('en-US')).join(', ');
  console.log(`${title}: ${all(({ perSecond }) => perSecond)} estimates/s, ${rounds[0].linesPerEstimate.toFixed(1)} lines each`);
  // On a machine that is busy with other work, this is what counts.
  console.log(`  per second of processor time: ${all(({ perSecondOfWork }) => perSecondOfWork)}`);
}

const states = jurisdictions();

/** Row of the table of all benchmarks. */
export function measureEngine() {
  const requests = requestsOf(states.map(({ code }) => code));
  estimatesPerSecond(requests, 1);
  const rounds = Array.from({ length: ROUNDS }, () => estimatesPerSecond(requests, SECONDS_PER_ROUND).perSecond);
  return [{ what: 'Engine: estimates with all their lines, one thread', unit: '/s', ours: Math.max(...rounds) }];
}

if (process.argv[1] === import.meta.filename) {
  report(`all ${states.length} jurisdictions`, requestsOf(states.map(({ code }) => code)));
  report('those with an income tax', requestsOf(states.filter(({ hasIncomeTax }) => hasIncomeTax).map(({ code }) => code)));
}
