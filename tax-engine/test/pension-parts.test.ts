import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { HOUSEHOLD, type Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { PENSION_PARTS } from '../src/household.ts';
import { taxReturn } from '../src/index.ts';
import { earlyDistribution } from '../src/law/federal/retirement-plans.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single', age: 45 };

describe('a part of a pension', () => {
  const parts = Object.entries(PENSION_PARTS).flatMap(([whole, names]) => names.map((part) => [part, whole] as const));
  test.each(parts)('%s is at most %s', (part, whole) => {
    const couple: Household = { ...single, filingStatus: 'marriedJoint' };
    expect(() => taxReturn({ ...couple, [whole]: 100, [part]: 100 })).not.toThrow();
    expect(() => taxReturn({ ...couple, [whole]: 100, [part]: 100.01 })).toThrow(
      new RangeError(`${part}: must not exceed ${whole}, which includes it`),
    );
    expect(() => taxReturn({ ...couple, [part]: -1 })).toThrow(RangeError);
  });

  test('changes neither federal tax nor income, except early distributions', () => {
    const retired: Household = { ...single, wages: 30_000, pensionIncome: 20_000 };
    expect(taxReturn({ ...retired, iraDistributions: 20_000, definedBenefitPension: 5_000 })).toEqual(taxReturn(retired));
  });
});

describe('the tax on early distributions (26 U.S.C. § 72(t))', () => {
  test('is 10%, its own line and part of the federal income tax', () => {
    const early = taxReturn({ ...single, wages: 50_000, pensionIncome: 20_000, earlyDistributions: 12_000 });
    const usual = taxReturn({ ...single, wages: 50_000, pensionIncome: 20_000 });
    expect(early).toMatchObject({
      earlyDistributionTax: 1_200,
      regularTax: usual.regularTax,
      federalIncomeTax: usual.federalIncomeTax + 1_200,
      totalTax: usual.totalTax + 1_200,
      netIncome: usual.netIncome - 1_200,
    });
    expect(early.lines.filter(({ label }) => label === 'earlyDistributionTax')).toMatchObject([
      { section: 'federal', amount: 12_000, tax: 1_200, source: earlyDistribution.source },
    ]);
  });

  test('is due without any income tax, and no credit reduces it', () => {
    // Income of 10,000 is below the standard deduction; the child gives no refund without earnings.
    const { regularTax, federalIncomeTax } = taxReturn({
      ...single,
      filingStatus: 'headOfHousehold',
      dependentAges: [8],
      pensionIncome: 10_000,
      earlyDistributions: 10_000,
    });
    expect([regularTax, federalIncomeTax]).toEqual([0, 1_000]);
  });

  test('counts both spouses', () => {
    const couple: Household = { ...single, filingStatus: 'marriedJoint', pensionIncome: 5_000, spousePensionIncome: 7_000 };
    expect(taxReturn({ ...couple, earlyDistributions: 5_000, spouseEarlyDistributions: 7_000 }).earlyDistributionTax).toBe(1_200);
  });
});

test.each(['iraDistributions', 'definedBenefitPension'] as const)('%s changes the tax of the listed states only', (part) => {
  const changed = new Set<StateCode>();
  for (const state of STATE_CODES) {
    for (const taxYear of HOUSEHOLD_YEARS) {
      for (const filingStatus of FILING_STATUSES) {
        for (const age of [45, 57, 59, 60, 63, 66, 70]) {
          const household: Household = { taxYear, state, filingStatus, age, spouseAge: age, wages: 20_000, pensionIncome: 30_000 };
          if (taxReturn({ ...household, [part]: 30_000 }).stateTax !== taxReturn(household).stateTax) changed.add(state);
        }
      }
    }
  }
  expect([...changed].toSorted()).toEqual(HOUSEHOLD[part].onlyIn);
});
