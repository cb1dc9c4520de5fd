import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES } from '@bracketwise/contract/states';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { savedByItemizing, taxReturn } from '../src/index.ts';
import { fileReturns } from '../src/filing.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const deducted = ({ lines }: ReturnType<typeof taxReturn>) => lines.find(({ label }) => label === 'stateLocalTaxDeduction')?.amount;

describe('a return deducts its own state tax and the levies that count as one without another expense', () => {
  test.each<[string, Household, federal: number, state: number, levies: number, deduction: number]>([
    // 1.2% for disability insurance. 400,000 − 38,136.13 = 361,863.87: 57,231 + 35% of the 111,338.87 above 250,525.
    ['in California', { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 400_000 }, 96_199.6, 33_336.13, 4_800, 38_136.13],
    // 354.53 for family leave and 31.20 for disability benefits. 326,187.42: 57,231 + 35% × 75,662.42.
    ['in New York', { taxYear: 2025, state: 'NY', filingStatus: 'single', wages: 350_000 }, 83_712.85, 23_426.85, 385.73, 23_812.58],
    // Paid leave: 0.6% of 176,100; the transit tax does not count. 199,191.56: 40,199 + 32% × 1,891.56.
    [
      'in Oregon, at 220,000',
      { taxYear: 2025, state: 'OR', filingStatus: 'single', wages: 220_000 },
      40_804.3,
      19_751.84,
      1_276.6,
      20_808.44,
    ],
    // At most 40,000. 440,000: 80,398 + 32% × 45,400.
    ['as a couple', { taxYear: 2025, state: 'CA', filingStatus: 'marriedJoint', wages: 480_000 }, 94_926, 36_149.96, 5_760, 40_000],
    // 75,845.02 without a standard deduction: 5,578.50 + 22% × 27,370.02.
    [
      'as a nonresident alien, 26 U.S.C. § 873(a)',
      { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 80_000, nonresident: true },
      11_599.9,
      3_194.98,
      960,
      4_154.98,
    ],
  ])('%s', (_where, household, federal, state, payrollLevies, deduction) => {
    const result = taxReturn(household);
    expect(result).toMatchObject({ itemizes: true, deduction, federalIncomeTax: federal, stateTax: state, payrollLevies });
    expect(deducted(result)).toBe(-deduction);
  });

  test.each<[string, Household]>([
    ['if the cap of 10,000 is less than the standard deduction', { taxYear: 2024, state: 'CA', filingStatus: 'single', wages: 400_000 }],
    ['if the tax is less', { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 150_000 }],
    ['if the cap has phased down', { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 600_000 }],
    ['in a state without an income tax', { taxYear: 2025, state: 'TX', filingStatus: 'single', wages: 400_000 }],
    ['without a state', { taxYear: 2025, filingStatus: 'single', wages: 400_000 }],
    ['if another amount is stated', { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 400_000, stateIncomeTaxPaid: 0 }],
  ])('but not %s', (_when, household) => {
    expect(taxReturn(household).itemizes).toBe(false);
  });
});

test('a nonresident alien deducts no mortgage interest, property tax and medical expenses, 26 U.S.C. § 873', () => {
  const household: Household = { taxYear: 2025, filingStatus: 'single', wages: 80_000, nonresident: true, charitableGifts: 1_000 };
  const more = { mortgageInterest: 9_000, propertyTax: 5_000, medicalExpenses: 30_000 };
  expect(taxReturn(household).deduction).toBe(1_000);
  expect(taxReturn({ ...household, ...more }).deduction).toBe(1_000);
});

test('a state that pays out more than it takes does not lower Schedule A', () => {
  const result = taxReturn({
    taxYear: 2025,
    filingStatus: 'marriedJoint',
    state: 'CO',
    dependentAges: [4, 5, 3],
    wages: 60_000,
    propertyTax: 9_000,
    mortgageInterest: 30_000,
    charitableGifts: 3_000,
  });
  // Property tax, and 0.45% of wages for paid leave, Rev. Rul. 2025-4.
  expect(deducted(result)).toBe(-9_270);
  expect(result).toMatchObject({ federalIncomeTax: -6_653.98, stateTax: -7_015.1 });
});

const households = householdsWith({
  state: fc.constantFrom(...STATE_CODES),
  // So that the return deducts its own state tax.
  stateIncomeTaxPaid: fc.constant(undefined),
});

const LIKE_THE_RETURN = { stateRefundableCredits: true } as const;

test('itemizing never raises the total tax, and Schedule A deducts the tax of the state form and its levies, or less', () => {
  fc.assert(
    fc.property(households, (household) => {
      const law = stateLaws[household.state ?? 'TX'];
      const { federal, state } = fileReturns(law, household, LIKE_THE_RETURN);
      const total = cents(federal.federalIncomeTax) + cents(state?.tax ?? NaN);
      if (!federal.itemizes || state?.notComputed) return;
      const standard = fileReturns(law, household, {
        ...LIKE_THE_RETURN,
        deduction: 'standard',
        stateIncomeTax: federal.stateIncomeTaxPaid,
      });
      expect(total).toBeLessThan(cents(standard.federal.federalIncomeTax) + cents(standard.state?.tax ?? NaN) + 2);
      const levies = state?.levies.deductible ?? NaN;
      expect(federal.stateIncomeTaxPaid).toBeLessThanOrEqual(Math.max(0, state?.tax ?? NaN) + levies + 0.015);
      expect(federal.stateIncomeTaxPaid).toBeGreaterThanOrEqual(levies);
    }),
    times(1_500),
  );
});

test('the return owes no more than with its own state tax and levies stated', () => {
  fc.assert(
    fc.property(households, (household) => {
      const result = taxReturn(household);
      const { state } = fileReturns(stateLaws[household.state ?? 'TX'], household, LIKE_THE_RETURN);
      const paid = Math.max(0, result.stateTax ?? 0) + (state?.levies.deductible ?? NaN);
      const stated = taxReturn({ ...household, stateIncomeTaxPaid: paid });
      // The state tax depends on the federal one, which deducts it: rounding may cost a cent in each.
      expect(cents(result.totalTax)).toBeLessThanOrEqual(cents(stated.totalTax) + 2);
    }),
    times(1_000),
  );
});

test('a state form reads the state tax that was paid only if its law says so or the federal return itemizes', () => {
  fc.assert(
    fc.property(households, (household) => {
      const law = stateLaws[household.state ?? 'TX'];
      // Schedule A of Form 1040-NR has no property tax, and some state forms read the income tax on it as one.
      if (law.itemizesTaxes || household.nonresident) return;
      const stateTaxWith = (stateIncomeTax: number) =>
        fileReturns(law, household, { ...LIKE_THE_RETURN, deduction: 'standard', stateIncomeTax }).state?.tax;
      expect(stateTaxWith(9_000)).toBe(stateTaxWith(0));
    }),
    times(1_500),
  );
});

describe('what itemizing saves compared with an estimate', () => {
  const asked = (state: EstimateRequest['state'], income: number, change: Partial<EstimateRequest> = {}) =>
    savedByItemizing(stateLaws[state], { state, income, filingStatus: 'single', taxYear: 2025, ...change });

  test.each([
    // 35% of 38,136.13 − 15,750: state tax and 1.2% for disability insurance.
    ['state tax and levies on the federal return', asked('CA', 400_000), { total: 7_835.15, federal: 7_835.15, state: 0 }],
    ['less in New York', asked('NY', 350_000), { total: 2_821.9, federal: 2_821.9, state: 0 }],
    ['nothing while the standard deduction is larger', asked('CA', 100_000), { total: 0, federal: 0, state: 0 }],
    ['nothing without a state tax', asked('TX', 400_000), { total: 0, federal: 0, state: 0 }],
    // 3,299.15 − 3,215.38.
    ['state tax on Hawaii’s return', asked('HI', 52_380.95, { taxYear: 2022 }), { total: 83.77, federal: 0, state: 83.77 }],
    // 5% of the 2,090 by which payroll taxes of 4,590 exceed 2,500.
    ['payroll taxes on Alabama’s return', asked('AL', 60_000), { total: 104.5, federal: 0, state: 104.5 }],
  ])('%s', (_what, saved, expected) => expect(saved).toEqual(expected));

  test('rejects another state and a year without estimates', () => {
    expect(() => savedByItemizing(stateLaws.CA, { state: 'NY', income: 1, filingStatus: 'single', taxYear: 2025 })).toThrow(RangeError);
    expect(() => asked('CA', 1, { taxYear: 2026 as 2025 })).toThrow(/^taxYear/u);
  });
});
