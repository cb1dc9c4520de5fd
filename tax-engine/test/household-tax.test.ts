import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';
import { householdTax, type HouseholdTaxRequest } from '../src/questions/refund.ts';
import { familyEarnedIncomeCredit } from '../src/law/federal/earned-income-credit.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { allowedChildTaxCredit, splitChildTaxCredit } from '../src/rules/child-tax-credit.ts';
import { earnedIncomeCredit } from '../src/rules/earned-income-credit.ts';
import { cents, estimate } from './household.ts';

const allowed = (children: number, income: number, status: FilingStatus, year: TaxYear, youngChildren = 0) =>
  allowedChildTaxCredit({ children, youngChildren }, income, status, year).allowed;

describe('the child tax credit by income', () => {
  test.each([
    [2020, 2_000],
    [2022, 2_000],
    [2023, 2_000],
    [2024, 2_000],
    [2025, 2_200],
    [2026, 2_200],
  ] as const)('in %i is %i for each child, for any number of children', (year, perChild) => {
    for (const children of [0, 1, 2, 7]) expect(allowed(children, 80_000, 'single', year)).toBe(children * perChild);
  });

  test.each([
    // Schedule 8812 lines 8 to 11: 50 for each 1,000 or part of it.
    ['single', 200_000, 2_200],
    ['single', 200_000.01, 2_150],
    ['single', 201_000, 2_150],
    ['single', 201_000.01, 2_100],
    ['single', 243_000, 50],
    ['single', 243_000.01, 0],
    ['single', 900_000, 0],
    ['headOfHousehold', 200_001, 2_150],
    ['marriedSeparate', 200_001, 2_150],
    ['marriedJoint', 400_000, 2_200],
    ['marriedJoint', 400_001, 2_150],
  ] as const)('in 2025 for %s with %d is %i for one child', (status, income, credit) =>
    expect(allowed(1, income, status, 2025)).toBe(credit),
  );

  test.each([
    // Schedule 8812 (2021), Line 5 Worksheet: the increase falls first, the rest as in other years.
    ['marriedJoint', 2, 0, 150_000, 6_000],
    ['marriedJoint', 2, 2, 150_000, 7_200],
    ['marriedJoint', 2, 0, 160_000, 5_500],
    ['headOfHousehold', 2, 1, 120_000, 6_200],
    ['single', 1, 0, 75_001, 2_950],
    ['single', 1, 0, 95_000, 2_000],
    ['marriedJoint', 2, 0, 400_000, 4_000],
    ['marriedJoint', 2, 0, 405_000, 3_750],
    // At most 5% of the range: 4,375 of the increase of 4,800 for three young children.
    ['headOfHousehold', 3, 3, 200_000, 6_425],
  ] as const)('in 2021 for %s with %i children, %i of them under six, and %i is %i', (status, children, young, income, credit) => {
    expect(allowed(children, income, status, 2021, young)).toBe(credit);
  });
});

describe('the refundable part', () => {
  const basis = { children: 2, allowed: 4_400, incomeTax: 1_000, earnedIncome: 20_000, payrollTax: 1_530, earnedIncomeCredit: 7_000 };
  const split = (change: Partial<typeof basis>, year: TaxYear = 2025) => splitChildTaxCredit({ ...basis, ...change }, year);

  test.each<[string, Partial<typeof basis>, number, number]>([
    ['is 15% of earnings above 2,500', {}, 1_000, 2_625],
    ['is zero at 2,500', { earnedIncome: 2_500 }, 1_000, 0],
    ['is at most 1,700 for each child', { incomeTax: 0, earnedIncome: 40_000 }, 0, 3_400],
    ['is at most what the tax does not use', { incomeTax: 4_000, earnedIncome: 40_000 }, 4_000, 400],
    ['is zero if the tax uses it all', { incomeTax: 9_000 }, 4_400, 0],
    // Part II-B: with three children, payroll taxes minus the earned income credit, if that is more.
    [
      'is based on payroll taxes with three children',
      { children: 3, allowed: 6_600, incomeTax: 0, earnedIncome: 5_000, payrollTax: 382.5, earnedIncomeCredit: 0 },
      0,
      382.5,
    ],
    [
      'is based on earnings if that is more',
      { children: 3, allowed: 6_600, incomeTax: 0, earnedIncome: 6_000, payrollTax: 459, earnedIncomeCredit: 0 },
      0,
      525,
    ],
    ['ignores payroll taxes with two children', { incomeTax: 0, earnedIncome: 5_000, payrollTax: 382.5, earnedIncomeCredit: 0 }, 0, 375],
  ])('%s', (_case, change, nonrefundable, refundable) => expect(split(change)).toEqual({ nonrefundable, refundable }));

  test.each([
    [2020, 1_400],
    [2022, 1_500],
    [2023, 1_600],
    [2024, 1_700],
    [2026, 1_700],
  ] as const)('in %i is at most %i for each child', (year, most) => {
    expect(split({ children: 1, allowed: 2_000, incomeTax: 0, earnedIncome: 50_000 }, year).refundable).toBe(most);
  });

  test('in 2021 is the whole credit, even without earnings', () => {
    expect(split({ incomeTax: 0, earnedIncome: 0, allowed: 6_000 }, 2021)).toEqual({ nonrefundable: 0, refundable: 6_000 });
  });
});

describe('the earned income credit with children', () => {
  // The completed phase-out amounts printed in the Rev. Procs.: there the credit ends, and not a dollar earlier.
  test.each([
    [2020, [41_756, 47_440, 50_954], [47_646, 53_330, 56_844]],
    [2021, [42_158, 47_915, 51_464], [48_108, 53_865, 57_414]],
    [2022, [43_492, 49_399, 53_057], [49_622, 55_529, 59_187]],
    [2023, [46_560, 52_918, 56_838], [53_120, 59_478, 63_398]],
    [2024, [49_084, 55_768, 59_899], [56_004, 62_688, 66_819]],
    [2025, [50_434, 57_310, 61_555], [57_554, 64_430, 68_675]],
    [2026, [51_593, 58_629, 62_974], [58_863, 65_899, 70_244]],
  ] as const)('ends at the published incomes of %i', (year, single, joint) => {
    familyEarnedIncomeCredit[year].value.forEach((law, index) => {
      for (const [status, end] of [
        ['single', single[index]!],
        ['headOfHousehold', single[index]!],
        ['marriedJoint', joint[index]!],
      ] as const) {
        expect(earnedIncomeCredit(end, status, law)).toBeLessThan(1);
        expect(earnedIncomeCredit(end - 20, status, law)).toBeGreaterThan(2);
      }
      expect(earnedIncomeCredit(law.phaseOutStart, 'single', law)).toBe(law.maximum);
      expect(earnedIncomeCredit(20_000, 'marriedSeparate', law)).toBe(0);
    });
  });

  // The earned income amounts printed there, at which the credit reaches its maximum.
  test.each([
    [2024, 12_390, 17_400],
    [2025, 12_730, 17_880],
    [2026, 13_020, 18_290],
  ] as const)('of %i is whole from %i with one child, from %i with more', (year, one, more) => {
    familyEarnedIncomeCredit[year].value.forEach((law, index) => {
      const earned = index === 0 ? one : more;
      expect(Math.round(earned * law.phaseInRate)).toBe(law.maximum);
    });
  });
});

const household: HouseholdTaxRequest = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, children: 2 };

describe('a household’s tax', () => {
  test('with two children and 60,000 of wages is negative', () => {
    // 2,385 + 12% of 4,650; 4,400 of credit; 7,152 − 21.06% of 29,530.
    expect(householdTax(household)).toMatchObject({
      standardDeduction: 31_500,
      taxableIncome: 28_500,
      incomeTax: 2_943,
      childTaxCreditAllowed: 4_400,
      childTaxCredit: 2_943,
      additionalChildTaxCredit: 1_457,
      earnedIncomeCredit: 932.98,
      federalTax: -2_389.98,
      totalTax: -2_389.98,
    });
  });

  test('with one child and 150,000 is reduced by the whole credit', () => {
    // 1,192.50 + 4,386 + 12,072.50 + 24% of 30,900 = 25,067 on 134,250 of taxable income.
    expect(householdTax({ ...household, filingStatus: 'single', wages: 150_000, children: 1 })).toMatchObject({
      incomeTax: 25_067,
      childTaxCredit: 2_200,
      additionalChildTaxCredit: 0,
      earnedIncomeCredit: 0,
      federalTax: 22_867,
    });
  });

  test('with three children on a separate return includes a refund based on payroll taxes', () => {
    expect(householdTax({ ...household, filingStatus: 'marriedSeparate', wages: 5_000, children: 3 })).toMatchObject({
      additionalChildTaxCredit: 382.5,
      earnedIncomeCredit: 0,
      federalTax: -382.5,
    });
  });

  test.each(FILING_STATUSES)('without children equals the estimate minus the earned income credit: %s', (filingStatus) => {
    for (const wages of [0, 9_000, 60_000, 700_000]) {
      const alone = estimate('CA', 2025, filingStatus, wages);
      const result = householdTax({ ...household, filingStatus, wages, children: 0, state: stateLaws.CA });
      expect(result.incomeTax).toBe(alone.federalTax);
      expect(result.federalTax).toBeCloseTo(alone.federalTax - result.earnedIncomeCredit, 6);
      const { stateTax } = taxReturn({ taxYear: 2025, state: 'CA', filingStatus, wages });
      expect(result.state).toEqual({ code: 'CA', provisional: false, tax: stateTax });
    }
  });

  test('includes the state’s credits for children, also refundable ones', () => {
    const { state, totalTax, federalTax } = householdTax({ ...household, taxYear: 2026, state: stateLaws.NY });
    const dependentAges = [10, 10];
    const asReturn = taxReturn({ taxYear: 2026, state: 'NY', filingStatus: 'marriedJoint', wages: 60_000, dependentAges });
    expect(state).toMatchObject({ tax: asReturn.stateTax });
    expect(asReturn.stateRefundableCredits).toBeGreaterThan(0);
    expect(cents(totalTax)).toBe(cents(federalTax) + cents(state!.tax));
  });

  test('in 2021 uses credits limited to the tax first, because the child care credit was a payment', () => {
    // Schedule 3 (2021), line 13g. 10% of 22,000 − 18,800; 3,618 − 15.98% of 2,480; half of 3,000.
    const dependents = { filingStatus: 'headOfHousehold', taxYear: 2021, dependentAges: [5, 20] } as const;
    expect(taxReturn({ ...dependents, state: 'TX', wages: 22_000, dependentCareExpenses: 3_000 })).toMatchObject({
      regularTax: 320,
      childTaxCredit: 320,
      additionalChildTaxCredit: 3_600,
      dependentCareCredit: 1_500,
      earnedIncomeCredit: 3_221.7,
      federalIncomeTax: -8_321.7,
    });
  });

  test.each([
    // 15.3% of 9,820; a student gets it from 24, 26 U.S.C. § 32(n)(1)(B).
    [21, false, 1_502],
    [23, true, 0],
    [24, true, 1_502],
  ])('in 2021 at %i, as a student: %s, without children includes an earned income credit of %i', (age, fullTimeStudent, credit) => {
    const { earnedIncomeCredit } = taxReturn({ taxYear: 2021, filingStatus: 'single', wages: 9_820, age, fullTimeStudent });
    expect(earnedIncomeCredit).toBe(credit);
  });

  test('never rises with another child, and the lines add up to it', () => {
    for (const taxYear of TAX_YEARS)
      for (const filingStatus of FILING_STATUSES)
        for (const wages of [0, 4_000, 18_000, 55_000.55, 210_000, 450_000]) {
          let before = Infinity;
          for (const children of [0, 1, 2, 3, 4]) {
            // § 32(n) raised the credit of 2021 for filers without children, but it stays smaller than with one.
            const { federalTax, lines } = householdTax({ taxYear, filingStatus, wages, children });
            expect(federalTax).toBeLessThanOrEqual(before);
            before = federalTax;
            expect(lines.reduce((sum, { tax = 0 }) => sum + cents(tax), 0)).toBe(cents(federalTax));
            for (const { source } of lines) expect(source).not.toBe('');
          }
        }
  });

  test.each<[string, Partial<HouseholdTaxRequest>]>([
    ['half a child', { children: 0.5 }],
    ['a negative number of children', { children: -1 }],
    ['more young children than children', { youngChildren: 3 }],
    ['negative wages', { wages: -1 }],
    ['wages that are not a number', { wages: NaN }],
    ['an unknown year', { taxYear: 2019 as TaxYear }],
  ])('rejects %s', (_what, change) => expect(() => householdTax({ ...household, ...change })).toThrow(RangeError));
});
