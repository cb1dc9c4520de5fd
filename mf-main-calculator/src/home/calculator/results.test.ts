import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Estimate } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { estimateTax, jurisdictions, largestPlaceTax, loadStateLaw, withPlaceTax } from '@bracketwise/tax-engine';
import { dollarParts, explainedSections, resultsOf, shownResults } from './results.ts';

test('the displayed parts of 75,000 in California add up, although rounding each one alone would not', () => {
  const results = resultsOf(estimateTax({ state: 'CA', income: 75_000, filingStatus: 'single', taxYear: 2025 }));
  const { totalFederal, totalState, totalTax, netIncome } = shownResults(results);
  expect(Math.round(results.totalFederal) + Math.round(results.totalState)).not.toBe(Math.round(results.totalTax));
  expect(totalFederal + totalState).toBe(totalTax);
  expect(netIncome + totalTax).toBe(75_000);
});

/** Adds zero, because floating-point noise around zero would round to minus zero. */
const cents = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) + 0;

/** What does not add up in the results of an estimate. Matchers would take most of the time of so many estimates. */
function faultsOf(estimate: Estimate & { readonly localTax?: number }): readonly string[] {
  const sections = explainedSections(estimate);
  const results = resultsOf(estimate);
  const shown = shownResults(results);
  const parts = dollarParts(results, shown);
  const charges = [shown.federalTax, shown.socialSecurity, shown.medicare, shown.additionalMedicare];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const { federalTax, socialSecurity, medicare, additionalMedicare, payrollLevies, stateTax } = estimate;
  const ofSection = {
    federal: [federalTax],
    payroll: [socialSecurity, medicare, additionalMedicare, payrollLevies],
    state: [stateTax],
    local: [estimate.localTax ?? 0],
  };
  const checks: Readonly<Record<string, boolean>> = {
    'the lines of a section': sections.every(({ key, total }) => cents([total]) === cents(ofSection[key])),
    'the sections': cents(sections.map(({ total }) => total)) === Math.round(estimate.totalTax * 100),
    'the parts of the income': cents(parts.map(({ value }) => value ?? NaN)) === Math.round(estimate.grossIncome * 100),
    'the displayed federal taxes': sum(charges) === shown.totalFederal,
    'the displayed taxes': shown.totalFederal + shown.totalState === shown.totalTax,
    'the displayed net income and tax': shown.netIncome + shown.totalTax === shown.grossIncome,
    'the displayed parts of the income': sum(parts.map(({ shown: amount = NaN }) => amount)) === shown.grossIncome,
    'the displayed amounts are a dollar off': Object.entries(shown).every(
      ([field, amount]) => typeof amount !== 'number' || Math.abs(amount - results[field as keyof typeof results]) < 1,
    ),
  };
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]));
}

describe.each(jurisdictions().map(({ code }) => code))('for every estimate in %s', (state) => {
  test('section lines add up to their tax and parts to the income, both exactly and as displayed', async () => {
    const law = await loadStateLaw(state);
    for (const taxYear of ESTIMATE_YEARS) {
      for (const filingStatus of FILING_STATUSES) {
        for (const income of [0, 8_000, 23_456.78, 60_000, 250_000, 1_500_000]) {
          const request = { state, income, filingStatus, taxYear };
          const estimate = estimateTax(request);
          const place = largestPlaceTax(law, request);
          for (const each of place ? [estimate, withPlaceTax(estimate, place)] : [estimate]) {
            const faults = faultsOf(each);
            if (faults.length > 0) throw new Error(`${taxYear}, ${filingStatus}, ${income}: ${faults.join('; ')}`);
          }
        }
      }
    }
  });
});
