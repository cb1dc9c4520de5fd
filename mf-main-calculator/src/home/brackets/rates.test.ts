import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { effectiveRate, incomeTax, marginalRate } from '@bracketwise/shared-ui/charts';
import { estimateTax } from '@bracketwise/tax-engine';
import { bracketsResponse } from '../../testing/responses.ts';
import { bracketOf, rateSteps } from './rates.ts';

const steps = (status: FilingStatus) => rateSteps(bracketsResponse(2025), status);

describe('the rates of 2025 under Rev. Proc. 2024-40 and Pub. L. 119-21 § 70102', () => {
  // Gross income at which each rate starts: the standard deduction plus the previous bracket's limit.
  test.each([
    ['single', [15_750, 27_675, 64_225, 119_100, 213_050, 266_275, 642_100]],
    ['marriedJoint', [31_500, 55_350, 128_450, 238_200, 426_100, 532_550, 783_100]],
    ['marriedSeparate', [15_750, 27_675, 64_225, 119_100, 213_050, 266_275, 391_550]],
    ['headOfHousehold', [23_625, 40_625, 88_475, 126_975, 220_925, 274_125, 649_975]],
  ] as const)('%s: each rate starts one cent above its limit', (status, limits) => {
    const rates = [0, 0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
    limits.forEach((limit, index) => {
      expect(marginalRate(steps(status), limit - 0.01)).toBe(rates[index]);
      expect(marginalRate(steps(status), limit)).toBe(rates[index]);
      expect(marginalRate(steps(status), limit + 0.01)).toBe(rates[index + 1]);
    });
  });

  test.each([
    ['single', 0, 0],
    ['single', 15_750, 0],
    ['single', 60_000, 5_071.5],
    ['marriedJoint', 60_000, 2_943],
    ['marriedSeparate', 60_000, 5_071.5],
    ['headOfHousehold', 60_000, 4_025],
    ['single', 642_100, 188_769.75],
  ] as const)('%s with wages of %d pays %d', (status, income, tax) => {
    expect(incomeTax(steps(status), income)).toBeCloseTo(tax, 6);
    expect(effectiveRate(steps(status), income)).toBeCloseTo(income ? tax / income : 0, 9);
  });

  test.each([
    [0, undefined],
    [0.01, 10],
    [11_925, 10],
    [11_925.01, 12],
    [626_350, 35],
    [626_350.01, 37],
    [1_000_000_000, 37],
  ])('a taxable income of %d is in the bracket of %p %%', (taxable, rate) => {
    expect(bracketOf(bracketsResponse(2025), 'single', taxable)?.rateValue).toBe(rate);
  });
});

test("the tax equals the calculator's in every year and status", () => {
  for (const taxYear of ESTIMATE_YEARS) {
    for (const filingStatus of FILING_STATUSES) {
      const law = rateSteps(bracketsResponse(taxYear), filingStatus);
      for (const income of [0, 12_000, 15_000.01, 48_475, 103_351, 250_525, 640_000, 5_000_000]) {
        const { federalTax } = estimateTax({ state: 'TX', income, filingStatus, taxYear });
        expect(Math.abs(incomeTax(law, income) - federalTax)).toBeLessThan(0.0051);
      }
    }
  }
});
