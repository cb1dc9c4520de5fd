// Measures estimates and whole returns per second on one thread, including lines. NBER's TAXSIM, a compiled program, reaches 14,400
// households a second.
import { ESTIMATE_YEARS, FILING_STATUSES, estimateTax, jurisdictions, taxReturn } from '../dist/index.js';
import { householdOf, rowsOf } from '../scripts/reference-rows.mjs';

const SECONDS_PER_ROUND = 2;
const ROUNDS = 3;
/** Households a second, measured on a similar machine. */
const TAXSIM = 14_400;
const INCOMES = [0, 8_000, 15_000, 25_000, 40_000, 60_000, 85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000];

function requestsOf(states) {
  return states.flatMap((state) =>
    ESTIMATE_YEARS.flatMap((taxYear) =>
      FILING_STATUSES.flatMap((filingStatus) => INCOMES.map((income) => ({ state, taxYear, filingStatus, income }))),
    ),
  );
}

/** As visitors describe them: the return computes the state tax that it deducts. */
const households = rowsOf('households.csv').map((row) => ({ ...householdOf(row), stateIncomeTaxPaid: undefined }));

function estimatesPerSecond(requests, seconds, file = estimateTax) {
  const start = performance.now();
  const startOfWork = process.cpuUsage();
  let estimates = 0;
  // Add up the results, so that no estimate can be optimized away.
  let lines = 0;
  while (performance.now() - start < seconds * 1000) {
    for (const request of requests) lines += file(request).lines.length;
    estimates += requests.length;
  }
  const { user, system } = process.cpuUsage(startOfWork);
  return {
    perSecond: (estimates / (performance.now() - start)) * 1_000,
    perSecondOfWork: (estimates / (user + system)) * 1_000_000,
    linesPerEstimate: lines / estimates,
  };
}

function report(title, requests, file = estimateTax) {
  estimatesPerSecond(requests, 1, file);
  const rounds = Array.from({ length: ROUNDS }, () => estimatesPerSecond(requests, SECONDS_PER_ROUND, file));
  const all = (rateOf) => rounds.map((round) => Math.round(rateOf(round)).toLocaleString('en-US')).join(', ');
  console.log(`${title}: ${all(({ perSecond }) => perSecond)} /s, ${rounds[0].linesPerEstimate.toFixed(1)} lines each`);
  // On a busy machine, CPU time is the meaningful figure.
  console.log(`  per second of processor time: ${all(({ perSecondOfWork }) => perSecondOfWork)}`);
}

const states = jurisdictions();

/** Row for the table in docs/benchmarks.md. */
export function measureEngine() {
  const most = (requests, file) => {
    estimatesPerSecond(requests, 1, file);
    return Math.max(...Array.from({ length: ROUNDS }, () => estimatesPerSecond(requests, SECONDS_PER_ROUND, file).perSecond));
  };
  return [
    {
      what: 'Engine: estimates with all their lines, one thread',
      unit: '/s',
      ours: most(requestsOf(states.map(({ code }) => code)), estimateTax),
    },
    {
      what: 'Engine: whole households with all their lines, one thread; rival: TAXSIM as published',
      unit: '/s',
      ours: most(households, taxReturn),
      rival: TAXSIM,
    },
  ];
}

if (process.argv[1] === import.meta.filename) {
  report(`estimates in all ${states.length} jurisdictions`, requestsOf(states.map(({ code }) => code)));
  report('estimates in those with an income tax', requestsOf(states.filter(({ hasIncomeTax }) => hasIncomeTax).map(({ code }) => code)));
  report('whole households', households, taxReturn);
}
