/** The adoption credit: 26 U.S.C. § 23, Form 8839. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../src/index.ts';

/** A tax far above the credit. */
const couple: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 200_000 };
const credits = (adoptionCredit: number, refundableAdoptionCredit = 0) => ({ adoptionCredit, refundableAdoptionCredit });

test.each<[string, Household, object]>([
  ['5,000 are refundable in 2025', { ...couple, adoptionExpenses: 12_000 }, credits(7_000, 5_000)],
  ['all is refundable up to 5,000', { ...couple, adoptionExpenses: 4_000 }, credits(0, 4_000)],
  ['nothing was refundable before', { ...couple, taxYear: 2024, adoptionExpenses: 12_000 }, credits(12_000)],
  ['nothing on a separate return', { ...couple, filingStatus: 'marriedSeparate', adoptionExpenses: 12_000 }, credits(0)],
  // Tax of 2025: 10% of 40,000 - 31,500.
  ['at most the tax, apart from the refund', { ...couple, wages: 40_000, adoptionExpenses: 12_000 }, credits(850, 5_000)],
  // Half of the range of 40,000 above 259,190: 8,640 of 17,280 are left.
  ['half of it in the middle of the phase-out', { ...couple, wages: 279_190, adoptionExpenses: 20_000 }, credits(3_640, 5_000)],
  ['nothing after the phase-out', { ...couple, wages: 299_190, adoptionExpenses: 20_000 }, credits(0)],
  // Of the child tax credit of 2,200, 1,700 can be refunded: 500 of the tax of 850 stay for it. Credit Limit Worksheet B of Schedule 8812.
  [
    'the child tax credit keeps what can not be refunded',
    { ...couple, wages: 40_000, dependentAges: [5], adoptionExpenses: 12_000 },
    { ...credits(350, 5_000), childTaxCredit: 500, additionalChildTaxCredit: 1_700 },
  ],
  // Clean energy takes the rest of the tax: 26 U.S.C. § 25D(c). 850 - 500.
  [
    'clean energy comes after it',
    { ...couple, wages: 40_000, adoptionExpenses: 5_500, cleanEnergyCosts: 9_000 },
    { ...credits(500, 5_000), energyCredits: 350 },
  ],
  // Two children: 12,000 and 17,280 of 20,000; twice 5,000 refunded.
  ['two children', { ...couple, adoptionExpenses: 12_000, adoptions: [{ expenses: 20_000 }] }, credits(19_280, 10_000)],
  // Of the second, all 3,000 are refunded.
  ['a child of 12,000 and one of 3,000', { ...couple, adoptions: [{ expenses: 12_000 }, { expenses: 3_000 }] }, credits(7_000, 8_000)],
  // 26 U.S.C. § 23(a)(3).
  ['special needs without expenses', { ...couple, adoptions: [{ specialNeeds: true }] }, credits(12_280, 5_000)],
  ['special needs without expenses in 2024', { ...couple, taxYear: 2024, adoptions: [{ specialNeeds: true }] }, credits(16_810)],
])('%s', (_what, household, expected) => expect(taxReturn(household)).toMatchObject(expected));

// Rev. Proc. of each year: the limit, and half of it 20,000 above the start of the phase-out.
test.each([
  [2020, 14_300, 214_520, 0],
  [2021, 14_440, 216_660, 0],
  [2022, 14_890, 223_410, 0],
  [2023, 15_950, 239_230, 0],
  [2024, 16_810, 252_150, 0],
  [2025, 17_280, 259_190, 5_000],
  [2026, 17_670, 265_080, 5_120],
] as const)('in %i at most %i, from an income of %i less', (taxYear, most, start, refundable) => {
  const [full, half] = [start, start + 20_000].map((wages) => taxReturn({ ...couple, taxYear, wages, adoptionExpenses: 50_000 }));
  expect(full).toMatchObject(credits(most - refundable, refundable));
  expect(half).toMatchObject(credits(most / 2 - refundable, refundable));
});
