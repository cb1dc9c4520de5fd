/** Tax-exempt interest, Form 1040 line 2a: what it changes although no tax is due on it. */
import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { fileReturns } from '../src/filing.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';

const retired: Household = { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 20_000, socialSecurityBenefits: 20_000 };

// 26 U.S.C. § 86(b)(2)(B): 20,000 + 8,000 + half of 20,000 is 38,000; 50% of 34,000 - 25,000, and 85% of 38,000 - 34,000.
test('it counts in the income that makes Social Security benefits taxable', () => {
  expect(taxReturn(retired).adjustedGrossIncome).toBe(20_000 + 2_500);
  expect(taxReturn({ ...retired, taxExemptInterest: 8_000 }).adjustedGrossIncome).toBe(20_000 + 4_500 + 3_400);
});

// 26 U.S.C. § 32(i)(2)(B); Rev. Proc. 2024-40 § 2.06(2): 11,950 in 2025.
test.each([
  [11_950, true],
  [11_950.01, false],
])('with %d of it, whether the earned income credit is left is %s', (taxExemptInterest, left) => {
  const family: Household = { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [5], taxExemptInterest };
  expect(taxReturn(family).earnedIncomeCredit > 0).toBe(left);
});

test('the federal income tax and the net investment income tax leave it out', () => {
  const high: Household = { taxYear: 2025, filingStatus: 'single', wages: 300_000, taxableInterest: 1_000 };
  expect(taxReturn({ ...high, taxExemptInterest: 50_000 }).federalIncomeTax).toBe(taxReturn(high).federalIncomeTax);
});

const stateTax = (household: Household, state: StateCode) => fileReturns(stateLaws[state], { ...household, state }).state!.tax!;

// Illinois: 4.95% of 1,000. Wisconsin: the standard deduction falls by 12% of the income, so 5.3% of 1,120.
const TAXED: Partial<Record<StateCode, number>> = { IL: 49.5, WI: 59.36 };
test.each(STATE_CODES.map((code) => [code, TAXED[code] ?? 0] as const))('%s taxes a worker %d on 1,000 of it', (code, tax) => {
  const worker: Household = { taxYear: 2025, filingStatus: 'single', wages: 100_000 };
  expect(stateTax({ ...worker, taxExemptInterest: 1_000 }, code) - stateTax(worker, code)).toBeCloseTo(tax, 2);
});

test('Illinois taxes it in a year of the former forms too', () => {
  const worker: Household = { taxYear: 2021, filingStatus: 'single', wages: 60_000 };
  expect(stateTax({ ...worker, taxExemptInterest: 1_000 }, 'IL') - stateTax(worker, 'IL')).toBeCloseTo(49.5, 2);
});

// All taxable benefits are 85% with and without it; Utah Code § 59-10-1042: 2.5% of 1,000.
test('Utah counts it in the phase-out of the credit for Social Security', () => {
  const pensioner: Household = { ...retired, pensionIncome: 60_000 };
  expect(stateTax({ ...pensioner, taxExemptInterest: 1_000 }, 'UT') - stateTax(pensioner, 'UT')).toBeCloseTo(25, 2);
});

// Form PA-40 Schedule SP: up to 6,500 all of 3.07% of 6,500 is forgiven, up to 6,750 90% of it.
test.each([2022, 2025] as const)('Pennsylvania counts it in the income that limits forgiveness in %i', (taxYear) => {
  const poor: Household = { taxYear, filingStatus: 'single', wages: 6_500 };
  expect(stateTax(poor, 'PA')).toBe(0);
  expect(stateTax({ ...poor, taxExemptInterest: 250 }, 'PA')).toBeCloseTo(0.1 * 199.55, 1);
});
