import fc from 'fast-check';
import { LINE_LABELS, type EstimateYear, type FilingStatus } from '../src/contract.ts';
import { jurisdictions } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { rateRange, type StateLaw } from '../src/rules/state-law.ts';
import { YEARS_AND_STATUSES, cents, centsOf, estimate, linesOf } from './household.ts';

const LAWS = Object.values(stateLaws) as readonly StateLaw[];

/** Mostly incomes people have, sometimes the millions where recaptures and surtaxes live; with cents. */
const income = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 5_000_000 }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 60_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000_000_000 }) },
  )
  .map((amountInCents) => amountInCents / 100);
const yearAndStatus = fc.constantFrom(...YEARS_AND_STATUSES);

/** Whether a named cliff lies between two incomes. */
function meetsCliff(law: StateLaw, year: EstimateYear, status: FilingStatus, from: number, to: number, fallsOnly: boolean): boolean {
  return (law.cliffs ?? []).some(
    (cliff) => (!fallsOnly || cliff.falls === true) && cliff.between(year, status).some(([start, end]) => from <= end && to >= start),
  );
}

/** What phase-outs and step tables may add to a state's top rate over a thousand dollars, as a fraction. */
const GENTLE_SLOPE = 0.03;

describe.each(LAWS.map((law) => [law.code, law] as const))('%s', (code, law) => {
  test('tax is never negative and never above the income', () => {
    fc.assert(
      fc.property(yearAndStatus, income, ([year, status], wages) => {
        const result = estimate(code, year, status, wages);
        expect(
          Math.min(result.federalTax, result.socialSecurity, result.medicare, result.additionalMedicare, result.stateTax),
        ).toBeGreaterThanOrEqual(0);
        expect(result.stateTax).toBeLessThanOrEqual(wages);
        expect(result.totalTax).toBeLessThanOrEqual(wages);
      }),
    );
  });

  test('tax rises with income except where a named cliff lets it fall', () => {
    fc.assert(
      fc.property(yearAndStatus, income, income, ([year, status], one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const before = estimate(code, year, status, less);
        const after = estimate(code, year, status, more);
        expect(after.federalTax).toBeGreaterThanOrEqual(before.federalTax);
        if (!meetsCliff(law, year, status, less, more, true)) expect(after.stateTax).toBeGreaterThanOrEqual(before.stateTax);
      }),
    );
  });

  test('a thousand dollars more cost about the top rate at most, except at a named cliff', () => {
    fc.assert(
      fc.property(yearAndStatus, income, ([year, status], wages) => {
        fc.pre(wages + 1_000 <= 1_000_000_000 && !meetsCliff(law, year, status, wages, wages + 1_000, false));
        const rise = estimate(code, year, status, wages + 1_000).stateTax - estimate(code, year, status, wages).stateTax;
        const top = rateRange(law, year).top;
        expect(rise).toBeLessThanOrEqual(top === 0 ? 0 : 1_000 * (top + GENTLE_SLOPE));
      }),
    );
  });

  test('the parts sum to the total and the lines to the parts', () => {
    fc.assert(
      fc.property(yearAndStatus, income, ([year, status], wages) => {
        const result = estimate(code, year, status, wages);
        const payroll = cents(result.socialSecurity) + cents(result.medicare) + cents(result.additionalMedicare);
        expect(cents(result.totalTax)).toBe(cents(result.federalTax) + payroll + cents(result.stateTax));
        expect(cents(result.netIncome)).toBe(cents(result.grossIncome) - cents(result.totalTax));
        expect(result.effectiveRate).toBeCloseTo(wages === 0 ? 0 : (100 * result.totalTax) / wages, 9);
        expect(centsOf(linesOf(result, 'federal'))).toBe(cents(result.federalTax));
        expect(centsOf(linesOf(result, 'payroll'))).toBe(payroll);
        expect(centsOf(linesOf(result, 'state'))).toBe(cents(result.stateTax));
      }),
    );
  });

  test('every line has a known label, whole cents and a source', () => {
    fc.assert(
      fc.property(yearAndStatus, income, ([year, status], wages) => {
        for (const line of estimate(code, year, status, wages).lines) {
          expect(LINE_LABELS).toContain(line.label);
          expect(line.source).not.toBe('');
          for (const amount of [line.amount, line.tax ?? 0]) expect(amount).toBe(cents(amount) / 100);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test('the states under test are the ones the page offers', () => {
  expect(LAWS.map(({ code }) => code).sort()).toEqual(
    jurisdictions()
      .map(({ code }) => code)
      .sort(),
  );
});
