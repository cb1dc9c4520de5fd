// Scans every state, year and status at every $50 up to $700,000 and some incomes up to $30 million. Taxes must not be negative, exceed the
// income, fall while income rises, or rise faster than the top rate outside a declared cliff.
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { STATE_CODES } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { estimateTax, loadStateLaw } from '../dist/index.js';
import { rateRange } from '../dist/rules/state-law.js';

/** Maximum rounding error in the difference of two rounded taxes, in US dollars. */
const ROUNDING = 0.011;

const incomes = Array.from({ length: 14_001 }, (_, step) => 50 * step);
for (let income = 707_000; income <= 30_000_000; income = Math.round(income * 1.01)) incomes.push(income);

function* faultsOf(law, taxYear, filingStatus) {
  const { top } = rateRange(law, taxYear);
  const cliffs = (law.cliffs ?? []).flatMap(({ between }) => between(taxYear, filingStatus));
  let before = { income: 0, tax: 0 };
  for (const income of incomes) {
    const { stateTax: tax, totalTax } = estimateTax({ state: law.code, taxYear, filingStatus, income });
    if (!(tax >= 0 && tax <= income && totalTax <= income)) yield `${income}: a tax of ${tax}`;
    if (tax < before.tax) yield `${before.income} to ${income}: the tax falls from ${before.tax} to ${tax}`;
    const named = cliffs.some(([from, to]) => before.income <= to && income >= from);
    if (!named && tax - before.tax > top * (income - before.income) + ROUNDING) {
      yield `${before.income} to ${income}: the tax rises from ${before.tax} to ${tax}, faster than ${top}`;
    }
    before = { income, tax };
  }
}

let estimates = 0;
let faults = 0;
for (const code of STATE_CODES) {
  const law = await loadStateLaw(code);
  for (const year of ESTIMATE_YEARS) {
    for (const status of FILING_STATUSES) {
      for (const fault of faultsOf(law, year, status)) {
        faults += 1;
        console.log(`${code} ${year} ${status}, ${fault}`);
      }
      estimates += incomes.length;
    }
  }
}
console.log(`${estimates.toLocaleString('en-US')} estimates, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
