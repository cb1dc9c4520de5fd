/** Pay that an employer sets aside before tax: 26 U.S.C. §§ 106(d), 125, 129. */
import { HOUSEHOLD, type Household, type HouseholdFieldName } from '@bracketwise/contract/household';
import { STATE_CODES } from '@bracketwise/contract/states';
import { taxReturn } from '../src/index.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 60_000 };
const parent: Household = { ...single, filingStatus: 'headOfHousehold', dependentAges: [5] };
const couple: Household = { ...single, filingStatus: 'marriedJoint', spouseWages: 40_000, dependentAges: [5, 8] };
const SET_ASIDE = ['preTaxPremiums', 'flexibleSpending', 'dependentCareFlexibleSpending', 'payrollHsa'] as const;
const creditOf = (household: Household) => taxReturn(household).dependentCareCredit;
const lineOf = (household: Household, label: string) => taxReturn(household).lines.find((line) => line.label === label)?.amount ?? 0;

// Form 2441 lines 27 to 31: 3,000, or 6,000 for two, less the benefits; at most what was paid without them. From an income of 43,000 on, 20%.
describe('dependent care benefits', () => {
  test.each<[string, Household, number]>([
    ['lower the limit for one child', { ...parent, dependentCareExpenses: 6_000, dependentCareFlexibleSpending: 2_000 }, 200],
    ['of 3,000 leave no credit for one child', { ...parent, dependentCareExpenses: 6_000, dependentCareFlexibleSpending: 3_000 }, 0],
    ['lower the limit for two children', { ...couple, dependentCareExpenses: 9_000, dependentCareFlexibleSpending: 5_000 }, 200],
    ['lower what was paid', { ...couple, dependentCareExpenses: 5_400, dependentCareFlexibleSpending: 5_000 }, 80],
    [
      'of both spouses count',
      { ...couple, dependentCareExpenses: 5_400, dependentCareFlexibleSpending: 3_000, spouseDependentCareFlexibleSpending: 2_000 },
      80,
    ],
    // The part that is taxed pays for care like other money: 6,000 − 5,000.
    ['that are taxed lower nothing', { ...couple, dependentCareExpenses: 9_000, dependentCareFlexibleSpending: 6_000 }, 200],
    ['of more than all care leave no credit', { ...couple, dependentCareExpenses: 4_000, dependentCareFlexibleSpending: 5_000 }, 0],
    // 2021: 16,000 − 10,500, half of it.
    ['of 2021', { ...couple, taxYear: 2021, dependentCareExpenses: 20_000, dependentCareFlexibleSpending: 10_500 }, 2_750],
  ])('%s', (_what, household, credit) => expect(creditOf(household)).toBe(credit));

  // Form 2441 lines 20 to 26; 26 U.S.C. § 129(a)(2), (b).
  test.each<[string, Household, number]>([
    ['up to 5,000 are not taxed', { ...parent, dependentCareFlexibleSpending: 5_000 }, 0],
    ['above 5,000 are income', { ...parent, dependentCareFlexibleSpending: 6_000 }, 1_000],
    [
      'of both spouses have one limit',
      { ...couple, dependentCareFlexibleSpending: 5_000, spouseDependentCareFlexibleSpending: 5_000 },
      5_000,
    ],
    ['on a separate return have half of it', { ...single, filingStatus: 'marriedSeparate', dependentCareFlexibleSpending: 5_000 }, 2_500],
    ['above what the spouse earns are income', { ...couple, spouseWages: 3_000, dependentCareFlexibleSpending: 5_000 }, 2_000],
    ['are income if the spouse earns nothing', { ...couple, spouseWages: 0, dependentCareFlexibleSpending: 5_000 }, 5_000],
    ['of 2020', { ...parent, taxYear: 2020, dependentCareFlexibleSpending: 5_001 }, 1],
    ['of 2021', { ...parent, taxYear: 2021, dependentCareFlexibleSpending: 10_501 }, 1],
    ['of 2022', { ...parent, taxYear: 2022, dependentCareFlexibleSpending: 5_001 }, 1],
    ['of 2026', { ...parent, taxYear: 2026, dependentCareFlexibleSpending: 7_501 }, 1],
    [
      'of 2026 on a separate return',
      { ...single, taxYear: 2026, filingStatus: 'marriedSeparate', dependentCareFlexibleSpending: 3_751 },
      1,
    ],
  ])('%s', (_what, household, taxed) => {
    expect(lineOf(household, 'dependentCareBenefits')).toBe(taxed);
    const wages = (household.wages ?? 0) + (household.spouseWages ?? 0);
    expect(taxReturn(household).adjustedGrossIncome).toBe(wages + taxed);
  });

  test('that are taxed are earned, but not wages of Social Security', () => {
    // 34% of 8,000 + 1,000: 26 U.S.C. § 32(b)(1).
    const poor = { ...parent, wages: 8_000 };
    const taxed = taxReturn({ ...poor, dependentCareFlexibleSpending: 6_000 });
    expect(taxed.earnedIncomeCredit).toBe(3_060);
    expect(taxed.socialSecurity).toBe(taxReturn(poor).socialSecurity);
  });
});

describe('contributions to an HSA through payroll', () => {
  // 26 U.S.C. § 223(b)(4)(B): 8,550 for a family in 2025.
  test.each<[string, Household, number]>([
    ['leave less room for others', { ...single, hsaDeduction: 8_000, payrollHsa: 2_000 }, 6_550],
    ['of the spouse do so too', { ...couple, hsaDeduction: 8_000, payrollHsa: 1_000, spousePayrollHsa: 1_000 }, 6_550],
    ['may leave none', { ...single, hsaDeduction: 8_000, payrollHsa: 9_000 }, 0],
    ['change nothing within the limit', { ...single, hsaDeduction: 1_000, payrollHsa: 3_000 }, 1_000],
  ])('%s', (_what, household, deducted) => expect(0 - lineOf(household, 'hsaDeduction')).toBe(deducted));
});

test('what is set aside is neither income nor pay of Social Security, and net income is after it', () => {
  const { netIncome, totalTax } = taxReturn(single);
  for (const name of SET_ASIDE) expect(taxReturn({ ...single, [name]: 1_000 })).toMatchObject({ netIncome, totalTax });
});

describe('states', () => {
  const taxIn = (state: Household['state'], household: Household) => taxReturn({ ...household, state }).stateTax ?? NaN;
  const risesBy = (state: Household['state'], change: Partial<Household>, household: Household = single) =>
    taxIn(state, { ...household, ...change }) - taxIn(state, household);

  // N.J.S.A. 54A:6-24, Technical Bulletin TB-39(R): 5.525% of what is set aside.
  test.each<[string, Partial<Household>, number]>([
    ['a health FSA', { flexibleSpending: 1_000 }, 55.25],
    ['a health FSA up to the limit of 3,300', { flexibleSpending: 9_000 }, 182.33],
    ['an HSA', { payrollHsa: 1_000 }, 55.25],
    ['a dependent care FSA', { dependentCareFlexibleSpending: 1_000 }, 55.25],
    ['a dependent care FSA above the limit, once', { dependentCareFlexibleSpending: 6_000 }, 331.5],
    // Less than 2% of the income: no medical expenses (N.J.S.A. 54A:3-3).
    ['premiums', { preTaxPremiums: 1_000 }, 55.25],
    // 5,000 less a deduction of 5,000 − 2% of 65,000.
    ['premiums, which count as medical expenses', { preTaxPremiums: 5_000 }, 71.83],
  ])('New Jersey taxes %s', (_what, change, more) => expect(risesBy('NJ', change)).toBeCloseTo(more, 1));

  test('New Jersey taxes what the spouse sets aside', () => {
    // 2.45% from 50,000 to 70,000 on a joint return: N.J.S.A. 54A:2-1.
    const household = { ...couple, wages: 30_000, spouseWages: 32_000, dependentAges: [] };
    const change = { spouseFlexibleSpending: 1_000, spousePayrollHsa: 1_000, spouseDependentCareFlexibleSpending: 1_000 };
    expect(risesBy('NJ', change, household)).toBeCloseTo(73.5, 1);
    expect(risesBy('NJ', { spousePreTaxPremiums: 1_000 }, household)).toBeCloseTo(24.5, 1);
  });

  test('California taxes an HSA, Cal. Rev. & Tax. Code §§ 17131.4, 17131.5, without a levy', () => {
    // 8% from 55,866 of taxable income on.
    const household = { ...single, wages: 65_000, state: 'CA' as const };
    expect(risesBy('CA', { payrollHsa: 1_000 }, household)).toBeCloseTo(80, 1);
    expect(taxReturn({ ...household, payrollHsa: 1_000 }).payrollLevies).toBe(taxReturn(household).payrollLevies);
  });

  test('California taxes dependent care benefits above the limit before 2026, Cal. Rev. & Tax. Code § 17024.5 (2025 SB 711)', () => {
    const household = { ...single, wages: 65_000 };
    for (const [taxYear, more] of [
      [2025, 0],
      [2026, 200],
    ] as const)
      expect(risesBy('CA', { dependentCareFlexibleSpending: taxYear === 2025 ? 5_000 : 7_500 }, { ...household, taxYear })).toBeCloseTo(
        more,
        0,
      );
  });

  test('Oregon credits care that benefits paid for', () => {
    const stateLine = (spending: number) =>
      taxReturn({
        ...couple,
        wages: 25_000,
        state: 'OR',
        dependentCareExpenses: 10_000,
        dependentCareFlexibleSpending: spending,
      }).lines.find(({ label, section }) => section === 'state' && label === 'dependentCareCredit')?.amount;
    expect(stateLine(5_000)).toBeLessThan(0);
    expect(stateLine(5_000)).toBe(stateLine(0));
  });

  test.each([
    ['preTaxPremiums', ['NJ']],
    ['flexibleSpending', ['NJ']],
    ['dependentCareFlexibleSpending', ['NJ']],
    ['payrollHsa', ['CA', 'NJ']],
  ] as const)('%s change the tax of no other state', (name, expected) => {
    const changed = STATE_CODES.filter((state) => risesBy(state, { [name]: 1_000 }) !== 0);
    expect(changed.toSorted()).toEqual(expected);
    const { onlyIn } = HOUSEHOLD[name] as { onlyIn?: readonly string[] };
    if (onlyIn) expect(onlyIn).toEqual(expect.arrayContaining(changed));
  });

  test('places of Kentucky tax all that is set aside, KRS 67.750(2)', () => {
    // 2.2% in Louisville of those who live there.
    const household: Household = { ...single, state: 'KY', locality: 'KY:LOUISVILLE' };
    const localTax = (change: Partial<Household>) => taxReturn({ ...household, ...change }).localTax ?? NaN;
    const rise = (change: Partial<Household>) => cents(localTax(change)) - cents(localTax({}));
    for (const name of SET_ASIDE) expect(rise({ [name]: 1_000 })).toBe(2_200);
    expect(rise({ dependentCareFlexibleSpending: 6_000 })).toBe(13_200);
    expect(rise({ flexibleSpending: 9_000 })).toBe(7_260); // 3,300
  });

  test('with higher limits of care also lower them by the benefits', () => {
    // Idaho deducts up to 12,000: 10,000 − 5,000, and 12,000 − 5,000 (Idaho Code § 63-3022D, 26 U.S.C. § 21(c)).
    const deducted = (dependentCareExpenses: number) =>
      lineOf({ ...couple, state: 'ID', dependentCareExpenses, dependentCareFlexibleSpending: 5_000 }, 'dependentCareDeduction');
    expect([10_000, 20_000, 4_000].map(deducted)).toEqual([-5_000, -7_000, 0]);
  });
});

test('what is set aside never lowers a tax', () => {
  const alone: readonly HouseholdFieldName[] = [...SET_ASIDE, 'spousePreTaxPremiums', 'spouseFlexibleSpending', 'spousePayrollHsa'];
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const without = {
        ...household,
        ...Object.fromEntries(alone.map((name) => [name, undefined])),
        spouseDependentCareFlexibleSpending: 0,
      };
      const [less, more] = [taxReturn(without), taxReturn(household)];
      expect(cents(more.dependentCareCredit)).toBeLessThanOrEqual(cents(less.dependentCareCredit));
      expect(cents(more.regularTax)).toBeGreaterThanOrEqual(cents(less.regularTax));
    }),
    times(300),
  );
});
