import { ESTIMATE_YEARS, estimateTax, FILING_STATUSES, jurisdictions } from '@bracketwise/tax-engine';
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

describe.each(jurisdictions().map(({ code }) => code))('for every estimate in %s', (state) => {
  test('section lines add up to their tax and parts to the income, both exactly and as displayed', () => {
    for (const taxYear of ESTIMATE_YEARS) {
      for (const filingStatus of FILING_STATUSES) {
        for (const income of [0, 8_000, 23_456.78, 60_000, 250_000, 1_500_000]) {
          const estimate = estimateTax({ state, income, filingStatus, taxYear });
          const sections = explainedSections(estimate);
          for (const { lines, total } of sections) {
            expect(cents(lines.map(({ tax }) => tax ?? 0))).toBe(Math.round(total * 100));
          }
          expect(cents(sections.map(({ total }) => total))).toBe(Math.round(estimate.totalTax * 100));
          const results = resultsOf(estimate);
          expect(cents(dollarParts(results).map(({ value }) => value ?? NaN))).toBe(Math.round(income * 100));

          const shown = shownResults(results);
          const charges = [shown.federalTax, shown.socialSecurity, shown.medicare, shown.additionalMedicare];
          expect(charges.reduce((sum, amount) => sum + amount, 0)).toBe(shown.totalFederal);
          expect(shown.totalFederal + shown.totalState).toBe(shown.totalTax);
          expect(shown.netIncome + shown.totalTax).toBe(shown.grossIncome);
          expect(dollarParts(results).reduce((sum, { shown: amount = NaN }) => sum + amount, 0)).toBe(shown.grossIncome);
          for (const [field, amount] of Object.entries(shown)) {
            if (typeof amount === 'number') expect(Math.abs(amount - results[field as keyof typeof results])).toBeLessThan(1);
          }
        }
      }
    }
  });
});
