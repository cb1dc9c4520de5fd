// Measures estimates and whole returns per second on one thread, including lines. NBER's TAXSIM, a compiled program, reaches 14,400
// households a second.
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { estimateTax, jurisdictions, taxReturn } from '../dist/index.js';
import { undisturbed } from '../../scripts/measuring.mjs';
import { householdOf, rowsOf } from '../scripts/reference-rows.mjs';

const ROUNDS = 7;
const ROUND_MS = 1_000;
const WARM_UP_MS = 1_000;
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

function perSecond(requests, milliseconds, file) {
  const start = performance.now();
  let estimates = 0;
  // Add up the results, so that no estimate can be optimized away.
  let lines = 0;
  while (performance.now() - start < milliseconds) {
    for (const request of requests) lines += file(request).lines.length;
    estimates += requests.length;
  }
  if (lines === 0) throw new Error('The results have no lines');
  return (estimates / (performance.now() - start)) * 1_000;
}

/**
 * @param {import('../../scripts/benchmarks.mjs').Plan} plan
 * @returns {Promise<import('../../scripts/benchmarks.mjs').Row[]>}
 */
export async function measure({ brief = false, round = undisturbed } = {}) {
  const rates = async (requests, file) => {
    if (brief) return [perSecond(requests.slice(0, 100), 1, file)];
    perSecond(requests, WARM_UP_MS, file);
    const figures = [];
    for (let count = 0; count < ROUNDS; count += 1) figures.push(await round(async () => perSecond(requests, ROUND_MS, file)));
    return figures;
  };
  const returns = await rates(households, taxReturn);
  return [
    {
      id: 'engine-estimates',
      what: 'Engine: estimates with all their lines, one thread',
      unit: '/s',
      ours: await rates(requestsOf(jurisdictions().map(({ code }) => code)), estimateTax),
    },
    {
      id: 'engine-households',
      what: 'Engine: whole households with all their lines, one thread; rival: TAXSIM as published',
      unit: '/s',
      ours: returns,
      rival: returns.map(() => TAXSIM),
    },
  ];
}
