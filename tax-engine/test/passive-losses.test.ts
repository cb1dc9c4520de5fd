/** Rents, royalties and shares of partnerships: 26 U.S.C. §§ 469, 1411, 32(i); Form 8582. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { LAW_YEARS } from '@bracketwise/contract/years';
import { fileReturns } from '../src/filing.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 90_000 };
const landlord: Household = { ...single, rentalIncome: -30_000, rentalIsActive: true };

test.each<[string, Household, number]>([
  // 90,000 - 25,000.
  ['up to 25,000 of the loss of rents reduces pay', landlord, 65_000],
  ['a smaller loss counts in full', { ...landlord, rentalIncome: -24_000 }, 66_000],
  ['without a part in managing them, no loss does', { ...landlord, rentalIsActive: false }, 90_000],
  ['nor on a separate return', { ...landlord, filingStatus: 'marriedSeparate' }, 90_000],
  ['a couple has the allowance once', { ...landlord, filingStatus: 'marriedJoint', rentalIncome: -60_000 }, 65_000],
  // 25,000 - 50% of 20,000 = 15,000.
  ['the allowance phases out', { ...landlord, wages: 120_000 }, 105_000],
  ['all of it is left at 100,000', { ...landlord, wages: 100_000 }, 75_000],
  ['a dollar is left at 149,998', { ...landlord, wages: 149_998 }, 149_997],
  ['nothing is left at 150,000', { ...landlord, wages: 150_000 }, 150_000],
  // Form 8582 line 6 is figured without the deduction for IRAs: 105,000 leaves 22,500.
  ['an IRA does not keep the allowance', { ...landlord, wages: 105_000, iraDeduction: 7_000 }, 105_000 - 7_000 - 22_500],
  // But with that for health savings accounts: 101,000 leaves 24,500.
  ['a health savings account does', { ...landlord, wages: 105_000, hsaDeduction: 4_000 }, 105_000 - 4_000 - 24_500],
  // Without taxable benefits: 90,000 leaves 25,000. The benefits are then taxed at 85%.
  [
    'taxable benefits do not count',
    { ...landlord, wages: 0, pensionIncome: 90_000, socialSecurityBenefits: 20_000, age: 70 },
    90_000 - 25_000 + 17_000,
  ],
  // 10,000 of the loss against the partnership, 15,000 of the rest; 120,000 + 10,000 - 25,000.
  ['passive income comes first', { ...landlord, wages: 120_000, partnershipIncome: 10_000 }, 105_000],
  ['a passive partnership loses up to the rents', { ...single, rentalIncome: 8_000, partnershipIncome: -20_000 }, 90_000],
  ['two passive losses leave the allowance for rents', { ...landlord, partnershipIncome: -20_000 }, 65_000],
  ['an active partnership loses in full', { ...single, partnershipIncome: -20_000, partnershipIsActive: true }, 70_000],
  // 90,000 - 20,000 is below 100,000.
  ['its loss keeps the allowance', { ...landlord, wages: 120_000, partnershipIncome: -20_000, partnershipIsActive: true }, 75_000],
  [
    'its profit leaves the loss of rents alone',
    { ...single, rentalIncome: -5_000, partnershipIncome: 9_000, partnershipIsActive: true },
    99_000,
  ],
  ['royalties are not passive', { ...landlord, rentalIsActive: false, royalties: 4_000 }, 94_000],
  // 26 U.S.C. § 461(l): 313,000 in 2025.
  [
    'the limit on business losses counts an active partnership',
    { ...single, wages: 500_000, partnershipIncome: -400_000, partnershipIsActive: true },
    187_000,
  ],
])('%s', (_what, household, adjustedGrossIncome) => expect(taxReturn(household).adjustedGrossIncome).toBe(adjustedGrossIncome));

test.each(LAW_YEARS)('in %i the allowance is the same', (taxYear) => {
  expect(taxReturn({ ...landlord, taxYear, wages: 120_000 }).adjustedGrossIncome).toBe(105_000);
});

test('a line says how much of the loss must wait', () => {
  const { lines } = taxReturn({ ...landlord, wages: 120_000 });
  expect(lines.find(({ label }) => label === 'rentalIncome')?.amount).toBe(-30_000);
  expect(lines.find(({ label }) => label === 'suspendedPassiveLoss')?.amount).toBe(15_000);
});

const investments = { rentalIncome: 10_000, royalties: 5_000, partnershipIncome: 7_000 };

test('none of it is taxed as self-employment, and none is earned income', () => {
  expect(taxReturn({ ...single, ...investments, partnershipIsActive: true })).toMatchObject({
    selfEmploymentTax: 0,
    medicare: taxReturn(single).medicare,
  });
  expect(taxReturn({ ...single, wages: 0, rentalIncome: 9_000 }).earnedIncomeCredit).toBe(0);
});

// 3.8% of 22,000, and of 15,000.
test.each([
  [false, 836],
  [true, 570],
])('the net investment income tax leaves out a partnership if it is active (%s)', (partnershipIsActive, tax) => {
  expect(taxReturn({ ...single, wages: 300_000, ...investments, partnershipIsActive }).netInvestmentIncomeTax).toBe(tax);
});

// 26 U.S.C. § 32(i)(2)(C), (E); Publication 596, Worksheet 1: 11,950 in 2025.
test.each<[string, Partial<Household>, boolean]>([
  ['royalties of 11,950', { royalties: 11_950 }, true],
  ['royalties of 11,951', { royalties: 11_951 }, false],
  ['rents of 11,951', { rentalIncome: 11_951 }, false],
  ['rents of 11,951 less a passive loss of 1', { rentalIncome: 11_951, partnershipIncome: -1 }, true],
  ['royalties of 11,951 in addition to a loss of rents', { royalties: 11_951, rentalIncome: -5_000, rentalIsActive: true }, false],
  ['an active partnership of 11,951', { partnershipIncome: 11_951, partnershipIsActive: true }, true],
])('with %s, whether the earned income credit is left is right', (_what, incomes, left) => {
  const family: Household = { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [5], ...incomes };
  expect(taxReturn(family).earnedIncomeCredit > 0).toBe(left);
});

// 20% of 7,000: 26 U.S.C. § 199A(c)(1). A loss that counts reduces it: 20% of 20,000 - 5,000 less half of 2,826 of self-employment tax.
test('the QBI deduction counts partnerships, not rents and royalties', () => {
  expect(taxReturn({ ...single, ...investments }).qualifiedBusinessIncomeDeduction).toBe(1_400);
  const both: Household = { ...single, selfEmploymentProfit: 20_000, partnershipIncome: -5_000, partnershipIsActive: true };
  expect(taxReturn(both).qualifiedBusinessIncomeDeduction).toBeCloseTo(0.2 * (15_000 - 1_412.96), 1);
  const suspended = { ...both, partnershipIsActive: false };
  expect(taxReturn(suspended).qualifiedBusinessIncomeDeduction).toBeCloseTo(0.2 * (20_000 - 1_412.96), 1);
});

const stateTax = (household: Household, state: StateCode) => fileReturns(stateLaws[state], { ...household, state }).state!.tax!;

test.each<[string, StateCode, Household, number]>([
  // 72 P.S. § 7303(a)(4): a loss of rents reduces no other class; 3.07% of 90,000.
  ['a loss of rents', 'PA', landlord, 2_763],
  // 3.07% of 90,000 + 10,000 - 4,000.
  ['royalties less a loss of rents', 'PA', { ...single, rentalIncome: -4_000, royalties: 10_000 }, 2_947.2],
  // No limit on passive losses within a class: 3.07% of 50,000 - 20,000.
  ['a passive loss of the same class', 'PA', { ...single, wages: 0, selfEmploymentProfit: 50_000, partnershipIncome: -20_000 }, 921],
  ['rents in 2021', 'PA', { ...single, taxYear: 2021, rentalIncome: 10_000 }, 3_070],
  // R.C. 5747.01(A)(28): the first 250,000 of business income.
  ['a partnership', 'OH', { ...single, wages: 0, partnershipIncome: 100_000, partnershipIsActive: true }, 0],
])('%s in %s', (_what, state, household, tax) => expect(stateTax(household, state)).toBeCloseTo(tax, 2));

// 26 U.S.C. § 199A(i): at least 400 from 2026 on, of a business in which one takes part; 20% of 1,200 otherwise.
test.each([
  [true, 400],
  [false, 240],
])('the minimum QBI deduction asks whether the partner is active: %s', (partnershipIsActive, deduction) => {
  const partner: Household = { taxYear: 2026, filingStatus: 'single', wages: 60_000, partnershipIncome: 1_200, partnershipIsActive };
  expect(taxReturn(partner).qualifiedBusinessIncomeDeduction).toBe(deduction);
});

// N.J.S.A. 54A:5-2.
test.each<[Household, Household]>([
  [landlord, single],
  [{ ...single, partnershipIncome: -20_000, partnershipIsActive: true }, single],
  [
    { ...single, rentalIncome: -4_000, royalties: 10_000 },
    { ...single, otherIncome: 6_000 },
  ],
  [
    { ...single, rentalIncome: 8_000, partnershipIncome: -20_000 },
    { ...single, otherIncome: 8_000 },
  ],
])('New Jersey taxes %j like %j', (one, other) => expect(stateTax(one, 'NJ')).toBe(stateTax(other, 'NJ')));

// 30 Del. C. § 1106(b)(3): up to 12,500 of rents at 60. O.C.G.A. § 48-7-27(a)(5): rents and passive shares at 65.
test.each<[StateCode, Partial<Household>]>([
  ['DE', { rentalIncome: 12_500 }],
  ['GA', { rentalIncome: 20_000 }],
  ['GA', { partnershipIncome: 20_000 }],
])('%s leaves %j of the old untaxed', (state, incomes) => {
  const old: Household = { taxYear: 2025, filingStatus: 'single', wages: 60_000, age: 66 };
  expect(stateTax({ ...old, ...incomes }, state)).toBeCloseTo(stateTax(old, state), 2);
});

// R.C. 5747.05(E): the credit needs income other than rents and royalties of both spouses.
test('Ohio gives no joint filing credit for rents', () => {
  const couple: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, rentalIncome: 30_000 };
  const credits = (household: Household) =>
    fileReturns(stateLaws.OH, { ...household, state: 'OH' }).state!.lines.filter(({ label }) => label === 'twoEarnerCredit');
  expect(credits(couple)).toEqual([]);
  expect(credits({ ...couple, spouseWages: 1_000 })).not.toEqual([]);
});
