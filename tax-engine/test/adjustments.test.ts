import { HOUSEHOLD, type Household } from '@bracketwise/contract/household';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';
import { mortgageInsurance } from '../src/law/federal/itemized-deductions.ts';

const single = { taxYear: 2025, filingStatus: 'single', wages: 60_000 } as const;
const agi = (household: Household) => taxReturn(household).adjustedGrossIncome;
const lineOf = (household: Household, label: string) => taxReturn(household).lines.find((line) => line.label === label)?.amount;

describe('educator expenses', () => {
  // 26 U.S.C. § 62(a)(2)(D); Schedule 1 (Form 1040) line 11.
  test.each([
    [2020, 250],
    [2021, 250],
    [2022, 300],
    [2025, 300],
    [2026, 350],
  ] as const)('of one teacher in %i are deducted up to %i', (taxYear, limit) => {
    expect(agi({ ...single, taxYear, educatorExpenses: limit - 1 })).toBe(60_000 - limit + 1);
    expect(agi({ ...single, taxYear, educatorExpenses: 1_000 })).toBe(60_000 - limit);
  });

  test('of two teachers on a joint return are deducted up to twice the limit', () => {
    expect(agi({ ...single, filingStatus: 'marriedJoint', educatorExpenses: 1_000 })).toBe(59_400);
  });
});

describe('alimony of agreements from before 2019', () => {
  test('is deducted by who pays it', () => {
    expect(agi({ ...single, alimonyPaid: 10_000 })).toBe(50_000);
    expect(lineOf({ ...single, alimonyPaid: 10_000 }, 'alimonyPaid')).toBe(-10_000);
  });

  test('is income of who receives it, from which an IRA may be deducted', () => {
    expect(agi({ ...single, alimonyReceived: 10_000 })).toBe(70_000);
    // 26 U.S.C. § 219(f)(1); Publication 590-A, "What Is Compensation?".
    expect(agi({ ...single, wages: 0, alimonyReceived: 5_000, iraDeduction: 6_000 })).toBe(0);
  });

  test('is not deducted by a nonresident, whose form has no line for it, 26 U.S.C. § 873', () => {
    expect(agi({ ...single, nonresident: true, alimonyPaid: 10_000 })).toBe(60_000);
  });

  test('is not earned', () => {
    expect(taxReturn({ ...single, wages: 0, alimonyReceived: 8_000 }).earnedIncomeCredit).toBe(0);
  });
});

test('a business loss does not lower the pay from which an IRA is deducted, Publication 590-A', () => {
  const owner = { ...single, wages: 30_000, selfEmploymentProfit: -25_000, taxableInterest: 30_000, iraDeduction: 7_000 };
  expect(agi(owner)).toBe(30_000 - 25_000 + 30_000 - 7_000);
});

describe('other adjustments', () => {
  test('are moving expenses and the penalty on savings withdrawn early', () => {
    expect(agi({ ...single, movingExpenses: 2_000, savingsPenalty: 300 })).toBe(57_700);
  });

  test('lower the income that makes benefits taxable, 26 U.S.C. § 86(b)(2)', () => {
    // 20,000 + half of 16,000 − 3,000 = 25,000: no benefits are taxable.
    const retired = { ...single, age: 70, wages: 0, pensionIncome: 20_000, socialSecurityBenefits: 16_000 };
    expect(taxReturn({ ...retired, alimonyPaid: 3_000 }).taxableSocialSecurity).toBe(0);
    expect(taxReturn(retired).taxableSocialSecurity).toBe(1_500);
  });

  test('lower net investment income only if they are penalties on savings, 26 CFR § 1.1411-4(f)(2)', () => {
    // 3.8% of 10,000 − 1,000.
    const investor = { ...single, wages: 300_000, taxableInterest: 10_000 };
    expect(taxReturn({ ...investor, savingsPenalty: 1_000 }).netInvestmentIncomeTax).toBe(342);
    expect(taxReturn({ ...investor, alimonyPaid: 1_000 }).netInvestmentIncomeTax).toBe(380);
  });
});

describe('mortgage insurance premiums', () => {
  const owner = { ...single, taxYear: 2026, wages: 100_000, mortgageInterest: 20_000, mortgageInsurancePremiums: 5_000 } as const;

  test('are deducted on Schedule A up to an adjusted gross income of 100,000', () => {
    expect(taxReturn(owner)).toMatchObject({ itemizes: true, deduction: 25_000 });
  });

  // 26 U.S.C. § 163(h)(3)(E)(ii): a tenth less for each 1,000 or part of it.
  test.each([
    [100_001, -4_500],
    [106_505, -1_500],
    [109_000, -500],
    [109_001, undefined],
  ])('with an income of %i, lower it by %p', (wages, amount) => {
    expect(lineOf({ ...owner, wages }, 'mortgageInsuranceDeduction')).toBe(amount);
  });

  test('fall from 50,000 on by steps of 500 on a separate return', () => {
    expect(lineOf({ ...owner, filingStatus: 'marriedSeparate', wages: 52_000 }, 'mortgageInsuranceDeduction')).toBe(-3_000);
  });

  test('are deductible in the whole returns of the years that the contract names, and of no other', () => {
    const years: readonly number[] = HOUSEHOLD.mortgageInsurancePremiums.onlyInYears;
    expect(years).toEqual(TAX_YEARS.filter((year) => mortgageInsurance[year].value.deductible));
    expect(taxReturn({ ...owner, taxYear: 2025 }).deduction).toBe(20_000);
  });
});

/** How much the state's tax falls, by the rate of the top bracket that the household reaches. */
const savedIn = (state: 'AL' | 'AR' | 'CA' | 'MS' | 'NJ' | 'PA', change: Partial<Household>) => {
  const before = taxReturn({ ...single, state, taxableInterest: 5_000 }).stateTax ?? NaN;
  return before - (taxReturn({ ...single, state, taxableInterest: 5_000, ...change }).stateTax ?? NaN);
};

describe('state forms', () => {
  // 1,000 × 4.4% (Miss. Code § 27-7-5), 5.525% (N.J.S.A. 54A:2-1), 3.07% (72 P.S. § 7302).
  test.each([
    ['Mississippi deducts alimony', 'MS', { alimonyPaid: 1_000 }, 44],
    ['Mississippi deducts penalties on savings', 'MS', { savingsPenalty: 1_000 }, 44],
    ['Mississippi deducts no educator expenses', 'MS', { educatorExpenses: 300 }, 0],
    ['Mississippi taxes alimony', 'MS', { alimonyReceived: 1_000 }, -44],
    ['New Jersey deducts alimony', 'NJ', { alimonyPaid: 1_000 }, 55.25],
    ['New Jersey lowers interest by penalties', 'NJ', { savingsPenalty: 1_000 }, 55.25],
    ['New Jersey deducts no educator expenses', 'NJ', { educatorExpenses: 300 }, 0],
    ['New Jersey deducts no moving expenses', 'NJ', { movingExpenses: 1_000 }, 0],
    ['Pennsylvania deducts no alimony', 'PA', { alimonyPaid: 1_000 }, 0],
    ['Pennsylvania taxes no alimony', 'PA', { alimonyReceived: 1_000 }, 0],
    ['Pennsylvania deducts no moving expenses', 'PA', { movingExpenses: 1_000 }, 0],
    ['California adds educator expenses back', 'CA', { educatorExpenses: 300 }, 0],
    ['Alabama deducts no educator expenses, and less federal tax', 'AL', { educatorExpenses: 300 }, -3.3],
    ['Arkansas deducts alimony', 'AR', { alimonyPaid: 1_000 }, 39],
    ['Arkansas deducts penalties on savings', 'AR', { savingsPenalty: 1_000 }, 39],
  ] as const)('%s', (_what, state, change, saved) => {
    expect(savedIn(state, change)).toBeCloseTo(saved, 2);
  });

  test('California deducts alimony and moving expenses', () => {
    // 9.3% begins above 70,606 in 2025, 8% above 55,866: 65,000 − 5,706 is taxed at 8%.
    expect(savedIn('CA', { alimonyPaid: 1_000 })).toBeCloseTo(80, 0);
    expect(savedIn('CA', { movingExpenses: 1_000 })).toBeCloseTo(80, 0);
  });

  test('Alabama deducts alimony, and the federal tax that is left', () => {
    // 1,000 at 5%, less 5% of what the federal tax falls by: 775 × 22% + 225 × 12% = 197.50.
    expect(savedIn('AL', { alimonyPaid: 1_000 })).toBeCloseTo(40.12, 1);
    expect(savedIn('AL', { savingsPenalty: 1_000 })).toBeCloseTo(40.12, 1);
  });
});
