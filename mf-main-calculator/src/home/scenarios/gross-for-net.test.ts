import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { STATE_CODES } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { estimateTax } from '@bracketwise/tax-engine';
import fc from 'fast-check';
import { grossForNet } from './gross-for-net.ts';

const cents = (amount: number) => Math.round(amount * 100);

describe('with a made-up tax', () => {
  const solve = (netOf: (gross: number) => number, net: number) => grossForNet(netOf, net, 1_000_000);

  test.each([
    [0, 0],
    [0.01, 0.01],
    [999.99, 999.99],
    [1_000, 1_000],
    [1_000.01, 1_000.01],
    [1_000.02, 1_000.03],
    [1_500, 2_000],
    [500_500, 1_000_000],
  ])('half of income above 1,000: a net of %d needs a gross of %d', (net, gross) => {
    const netOf = (income: number) => income - Math.max(0, cents(income) - 100_000) / 200;
    expect(solve(netOf, net)).toEqual({ found: 'exact', gross, net });
  });

  test('no income leaves more than the highest income does', () => {
    expect(solve((income) => income / 2, 500_000.01)).toEqual({ found: 'none', gross: 1_000_000, net: 500_000 });
    expect(solve((income) => income / 2, 2_000_000)).toEqual({ found: 'none', gross: 1_000_000, net: 500_000 });
  });

  test('where one more cent costs 100, the income before the jump is the answer, although a higher one leaves the same', () => {
    const netOf = (income: number) => (income > 2_000 ? income - 100 : income);
    expect(solve(netOf, 2_000)).toEqual({ found: 'exact', gross: 2_000, net: 2_000 });
    expect(solve(netOf, 1_950)).toEqual({ found: 'exact', gross: 1_950, net: 1_950 });
    expect(solve(netOf, 2_000.01)).toEqual({ found: 'exact', gross: 2_100.01, net: 2_000.01 });
  });

  test('where a tax of 100 ends, no income leaves a net inside the gap, so the incomes on both sides are given', () => {
    const netOf = (income: number) => (income < 2_000 ? Math.max(0, income - 100) : income);
    expect(solve(netOf, 1_950)).toEqual({ found: 'nearest', gross: 2_000, net: 2_000, below: { gross: 1_999.99, net: 1_899.99 } });
    expect(solve(netOf, 1_899.99)).toEqual({ found: 'exact', gross: 1_999.99, net: 1_899.99 });
    expect(solve(netOf, 2_000)).toEqual({ found: 'exact', gross: 2_000, net: 2_000 });
  });

  test('where a tax takes everything for a while, the lowest income that leaves the net is the answer', () => {
    const netOf = (income: number) => Math.min(income, Math.max(1_000, income - 500));
    expect(solve(netOf, 1_000)).toEqual({ found: 'exact', gross: 1_000, net: 1_000 });
    expect(solve(netOf, 1_000.01)).toEqual({ found: 'exact', gross: 1_500.01, net: 1_000.01 });
  });
});

test('whole-dollar incomes are found again from their net', () => {
  for (const state of STATE_CODES) {
    const netOf = (income: number) => estimateTax({ state, income, filingStatus: 'single', taxYear: 2025 }).netIncome;
    expect(grossForNet(netOf, netOf(60_000), INCOME_LIMITS.maximum)).toMatchObject({ found: 'exact', gross: 60_000 });
  }
});

describe.each(STATE_CODES)('under the law of %s', (state) => {
  const request = fc.record({
    state: fc.constant(state),
    filingStatus: fc.constantFrom(...FILING_STATUSES),
    taxYear: fc.constantFrom(...ESTIMATE_YEARS),
  });
  const net = fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 30_000_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 40_000_000_000 }) },
    )
    .map((amountInCents) => amountInCents / 100);

  test('the answer leaves at least the net, exactly if it says so, and five cents less leave less', () => {
    fc.assert(
      fc.property(request, net, (asked, wanted) => {
        let estimates = 0;
        const netOf = (income: number) => {
          estimates += 1;
          return estimateTax({ ...asked, income }).netIncome;
        };
        const answer = grossForNet(netOf, wanted, INCOME_LIMITS.maximum);
        expect(estimates).toBeLessThan(500);
        expect(answer.found).not.toBe('none');
        expect(netOf(answer.gross)).toBe(answer.net);
        expect(cents(answer.net)).toBeGreaterThanOrEqual(cents(wanted));
        if (answer.found === 'exact') expect(cents(answer.net)).toBe(cents(wanted));
        if (answer.gross > 0.05) expect(cents(netOf((cents(answer.gross) - 5) / 100))).toBeLessThan(cents(wanted));
      }),
      { numRuns: 60, seed: 2026 },
    );
  });

  test('no lower income leaves the net', () => {
    fc.assert(
      fc.property(request, net, fc.double({ min: 0, max: 1, noNaN: true }), (asked, wanted, share) => {
        const netOf = (income: number) => estimateTax({ ...asked, income }).netIncome;
        const { gross } = grossForNet(netOf, wanted, INCOME_LIMITS.maximum);
        // Incomes below the net itself can't leave it.
        const lower = Math.floor(cents(wanted) + share * (cents(gross) - cents(wanted)) - 5) / 100;
        if (lower >= 0) expect(netOf(lower)).toBeLessThan(wanted);
      }),
      { numRuns: 60, seed: 2026 },
    );
  });

  test('the net of a whole-dollar income leads back to that income or a lower one', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 0, max: 500_000 }), (asked, income) => {
        const netOf = (amount: number) => estimateTax({ ...asked, income: amount }).netIncome;
        const answer = grossForNet(netOf, netOf(income), INCOME_LIMITS.maximum);
        expect(answer).toMatchObject({ found: 'exact', net: netOf(income) });
        expect(answer.gross).toBeLessThanOrEqual(income);
      }),
      { numRuns: 60, seed: 2026 },
    );
  });
});
