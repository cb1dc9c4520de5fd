/**
 * Examples that the IRS and others print for freelancers, investors and people abroad; the figure is printed in the source named with it.
 * Those for visa holders are in foreign-workers.test.ts, for owners in business-entities.test.ts, for sales in lots.test.ts, and more for
 * people abroad in income-abroad.test.ts.
 */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { homeOffice, taxOnFreelancer, taxOnIncomeAbroad, taxReturn } from '../src/index.ts';
import { qualifiedBusinessIncomeDeduction } from '../src/rules/qualified-business-income.ts';
import { estimatedTax } from '../src/rules/estimated-tax.ts';

const single = { taxYear: 2025, filingStatus: 'single' } as const;
/** A profit whose net earnings, 92.35 % of it, are the printed self-employment income. */
const profitOf = (netEarnings: Usd): Usd => Math.round((netEarnings / 0.9235) * 100) / 100;
const profit = (amount: Usd, household: Partial<Household> = {}) => taxReturn({ ...single, selfEmploymentProfit: amount, ...household });

describe('a freelancer', () => {
  // 38,500 × 92.35 % = 35,555: 1,031 of Medicare and 4,409 of Social Security. The rates are those of 2001.
  test('Anne Jones of Publication 505 (2001), example 2.9, owes 5,440 of self-employment tax', () =>
    expect(Math.round(profit(38_500).selfEmploymentTax)).toBe(5_440));

  test('with a profit of 100,000 owes 14,130, as advisers print it (hibernianfinancial.com)', () =>
    expect(Math.round(profit(100_000).selfEmploymentTax)).toBe(14_130));

  test.each<[string, Partial<Household>, Usd, Usd]>([
    ['C, single, with 130,000 of wages and 145,000 from self-employment: 75,000', { wages: 130_000 }, 145_000, 75_000],
    ['D and E, jointly, with 150,000 and 175,000: 75,000', { filingStatus: 'marriedJoint', wages: 150_000 }, 175_000, 75_000],
    // Of somebody with self-employment income alone: smartsolve.ai.
    ['one with 243,638 of self-employment income: 43,638', {}, 243_638, 43_638],
  ])('owes the Additional Medicare Tax on what the IRS’s questions and answers print: %s', (_who, household, netEarnings, taxed) =>
    expect(profit(profitOf(netEarnings), household).additionalMedicare).toBeCloseTo(0.009 * taxed, 1),
  );

  // Publication 505 (2022), chapter 2: 90 % of 71,253 is 64,128; 110 % of 42,581 is 46,839.
  test('Jeremy Martin of Publication 505 pays 46,839, 110 % of last year’s tax after a high income', () => {
    const paid = estimatedTax({ taxYear: 2022, tax: 71_253, lastYear: { tax: 42_581, highIncome: true } });
    expect([paid.ofThisYear, paid.ofLastYear, paid.required].map((amount = NaN) => Math.round(amount))).toEqual([64_128, 46_839, 46_839]);
  });

  // 90 % of 11,015 is 9,914, and 10,000 is withheld.
  test('Jane Smart of Publication 505 need not pay estimated tax', () =>
    expect(estimatedTax({ taxYear: 2024, tax: 11_015, withheld: 10_000 })).toMatchObject({ ofThisYear: 9_913.5, required: 0 }));

  test('with a home office of 300 square feet deducts 1,500 at most (Rev. Proc. 2013-13 § 4.01; Publication 587)', () =>
    expect([300, 350].map((area) => homeOffice(area, 0, 40_000, 2025).deducted)).toEqual([1_500, 1_500]));

  test('A, with a computer repair shop, deducts 16,200 for QBI (26 CFR § 1.199A-1(c)(3), example 1)', () =>
    expect(
      qualifiedBusinessIncomeDeduction(
        { income: 100_000, wages: 0, specifiedService: false, taxableIncome: 81_000, netCapitalGain: 0 },
        { rate: 0.2, ofWages: 0.5, threshold: 157_500, phaseInRange: 50_000 },
      ),
    ).toBe(16_200));

  // Publication 560, rate table: a rate of 25 % is 20 % of the profit less half of the self-employment tax: 0.2 × (80,000 − 5,651.82).
  test('with a solo 401(k) puts in the deferral of 23,500 and the fifth that Publication 560 prints for a plan of 25 %', () =>
    expect(taxOnFreelancer({ ...single, profit: 80_000, ownPlan: 60_000 }).ownPlan).toBeCloseTo(23_500 + 14_869.64, 2));
});

describe('an investor', () => {
  test.each<[string, Partial<Household>, Usd]>([
    ['180,000 of wages and 15,000 of dividends and gains: none', { nonqualifiedDividends: 5_000, longTermGain: 10_000 }, 0],
    ['180,000 of wages and 90,000 of a passive partnership: 3.8 % of 70,000', { partnershipIncome: 90_000 }, 2_660],
  ])('owes the net investment income tax that the IRS’s questions and answers print: %s', (_who, income, tax) =>
    expect(taxReturn({ ...single, wages: 180_000, ...income }).netInvestmentIncomeTax).toBe(tax),
  );

  // Publication 550, Capital loss carryover: Bob and Gloria deduct 3,000 of 7,000; of a loss of 2,000 nothing would be left.
  test.each([
    [7_000, 4_000],
    [2_000, 0],
  ])('on the joint return of Publication 550 with a loss of %d carries %d over', (loss, left) => {
    const { longTermLossLeft, shortTermLossLeft } = taxReturn({
      ...single,
      filingStatus: 'marriedJoint',
      wages: 57_500,
      longTermGain: -loss,
    });
    expect([shortTermLossLeft, longTermLossLeft]).toEqual([0, left]);
  });
});

describe('somebody abroad', () => {
  const abroad = { ...single, otherIncome: 0, housingExpenses: 0, claimsExclusion: true, foreignEarnedIncome: 0 };

  // Publication 54, chapter 3: the consultant with 95,000 of receipts and 27,000 of expenses owes the tax on all of 68,000: 15.3 % of 62,798.
  test('with a profit of 68,000 owes self-employment tax on all of it, though it is excluded', () =>
    expect(taxOnIncomeAbroad({ ...abroad, foreignEarnedIncome: 68_000, selfEmployed: true })).toMatchObject({
      selfEmploymentTax: 9_608.09,
      federalTax: 0,
    }));

  // ttlc.intuit.com, April 2021: 170,128 less 107,600 and a housing exclusion of 4,749 (expenses of 17,216 + 4,749).
  test('in 2020 with 170,128 has 57,779 left after both exclusions', () =>
    expect(taxOnIncomeAbroad({ ...abroad, taxYear: 2020, foreignEarnedIncome: 170_128, housingExpenses: 21_965 })).toMatchObject({
      housingExclusion: 4_749,
      foreignEarnedIncomeExclusion: 107_600,
      taxableForeignIncome: 57_779,
    }));
});
