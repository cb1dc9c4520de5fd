/** The tax on a young filer's unearned income at the parents' rates: 26 U.S.C. § 1(g), Form 8615. Each amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { assumptionsOf, taxReturn } from '../src/index.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const child: Household = {
  taxYear: 2026,
  filingStatus: 'single',
  age: 12,
  claimedAsDependent: true,
  parentsTaxableIncome: 60_000,
  parentsFilingStatus: 'single',
};
const taxOf = (household: Household) => {
  const { regularTax, asFiled } = taxReturn(household);
  return [regularTax, asFiled.tax];
};

test.each<[string, Household, readonly [formula: number, asFiled: number]]>([
  // Line 3 is 8,000 - 2,700 = 5,300, of the taxable income of 6,650; line 11 is 22% of it, 1,166; line 15 is 10% of 1,350, 135 or 136.
  ['interest of 8,000', { ...child, taxableInterest: 8_000 }, [1_301, 1_302]],
  // Instructions for line 1, Amanda Black: 2,100 of pay, 1,300 of dividends, 1,400 of interest, net gain of 100. Line 1 is 2,800, line 5 100,
  // with 100 / 2,800 of the dividends and gain: 50. Line 11 is 22% of 50 and 15% of 50: 18.50. Line 14 is 2,250, of which 900 at 10%: 90.
  ['Amanda Black', { ...child, age: 13, wages: 2_100, qualifiedDividends: 1_300, taxableInterest: 1_400, longTermGain: 100 }, [108.5, 110]],
  // Half of the income in dividends: line 5 is 10,000 - 2,700 = 7,300, half of which are dividends: 15%; the others: 24% of a couple above 211,400.
  // Line 14 is 1,350 with 1,350 of dividends: nothing.
  [
    'dividends and interest of 5,000 each',
    { ...child, parentsFilingStatus: 'marriedJoint', parentsTaxableIncome: 300_000, taxableInterest: 5_000, qualifiedDividends: 5_000 },
    [1_423.5, 1_424],
  ],
  // Deductions beyond the limit, Line 5 Worksheet 3: 5,000 of dividends less 3,000 are the taxable income of 2,000, all dividends: 15%.
  [
    'itemized deductions of 3,000',
    {
      ...child,
      parentsFilingStatus: 'marriedJoint',
      parentsTaxableIncome: 300_000,
      qualifiedDividends: 5_000,
      propertyTax: 3_000,
    },
    [300, 300],
  ],
  // Parents of 300,000 with gains of 50,000: the 5,300 of interest lie in the bracket of 24% below the gains.
  [
    'parents with gains',
    { ...child, parentsFilingStatus: 'marriedJoint', parentsTaxableIncome: 300_000, parentsGains: 50_000, taxableInterest: 8_000 },
    [0.24 * 5_300 + 135, 1_272 + 136],
  ],
  // Coins: 28% at most, but the parent pays 22%. 7,300 at 22% and 1,350 at 10%.
  ['collectibles', { ...child, longTermGain: 10_000, collectiblesGain: 10_000 }, [1_741, 1_742]],
  // 37% of 5,300, 1,961, and 135: a separate return from 384,350 on would be the same as 35%.
  [
    'parents with the highest rate',
    { ...child, parentsTaxableIncome: 2_000_000, taxableInterest: 8_000 },
    [0.37 * 5_300 + 135, 1_961 + 136],
  ],
  // A student of 20 with 15,000 of pay and 6,000 of interest: taxable 21,000 - 15,450 = 5,550, line 5 is 3,300: 22%; 10% of 2,250.
  ['a student', { ...child, age: 20, fullTimeStudent: true, wages: 15_000, taxableInterest: 6_000 }, [726 + 225, 726 + 226]],
  // Twice 1,100 in 2020: line 5 is 5,800, 22% of a single filer above 40,125; 10% of 8,000 - 1,100 - 5,800 = 1,100.
  ['in 2020', { ...child, taxYear: 2020, taxableInterest: 8_000 }, [1_276 + 110, 1_276 + 111]],
])('%s', (_what, household, expected) => expect(taxOf(household)).toEqual(expected));

test.each<[string, Partial<Household>]>([
  ['without the parents’ income', { parentsTaxableIncome: undefined }],
  ['of 19 who is no student', { age: 19 }],
  ['of 24', { age: 24, fullTimeStudent: true }],
  ['on a joint return', { filingStatus: 'marriedJoint' }],
  ['up to the limit', { taxableInterest: 2_700 }],
  ['with pay only', { taxableInterest: 0, wages: 30_000 }],
])('a filer %s pays only the own rates', (_what, change) => {
  const household: Household = { ...child, taxableInterest: 8_000, ...change };
  const { lines, ...own } = taxReturn(household);
  expect(lines.map(({ label }) => label)).not.toContain('taxAtParentsRates');
  expect(own).toEqual({ ...taxReturn({ ...household, parentsTaxableIncome: undefined }), lines: undefined, ...own });
});

test('parents with little income change nothing, as the own rates are higher', () => {
  const rich: Household = { ...child, parentsTaxableIncome: 0, taxableInterest: 40_000 };
  expect(taxReturn(rich).regularTax).toBe(taxReturn({ ...rich, parentsTaxableIncome: undefined }).regularTax);
});

const young = householdsWith({
  age: fc.integer({ min: 0, max: 23 }),
  fullTimeStudent: fc.constant(true),
  parentsTaxableIncome: fc.integer({ min: 0, max: 900_000 }),
});

/** Because the alternative minimum tax may make itemizing the better choice, which raises the regular tax. */
const withStandardDeduction = (household: Household) => fileForm1040(completed(household), { deduction: 'standard' });

test('the tax is never below that at the own rates, and never more than the highest rate of the income', () => {
  fc.assert(
    fc.property(young, (household) => {
      const form = withStandardDeduction(household);
      const own = withStandardDeduction({ ...household, parentsTaxableIncome: undefined });
      expect(form.regularTax).toBeGreaterThanOrEqual(own.regularTax - 0.005);
      // The income may also push gains of the parents, who are in the bracket of 35%, from 15% to 20%.
      const highest = (household.parentsGains ?? 0) > 0 ? 0.4 : 0.37;
      expect(form.regularTax).toBeLessThanOrEqual(highest * form.taxableIncome + 0.01);
    }),
    times(300),
  );
});

test('the tax never falls with the parents’ income', () => {
  fc.assert(
    fc.property(young, fc.integer({ min: 1, max: 200_000 }), (household, more) => {
      const parentsGains = 0;
      const [less, most] = [0, more].map((raise) =>
        withStandardDeduction({ ...household, parentsGains, parentsTaxableIncome: (household.parentsTaxableIncome ?? 0) + raise }),
      );
      // Preferential rates of one person end where ordinary ones begin, so allow a little.
      expect(most?.regularTax ?? NaN).toBeGreaterThanOrEqual((less?.regularTax ?? NaN) - 0.01);
    }),
    times(200),
  );
});

test('what the answer assumes is named where the parents’ rates may apply', () => {
  const asked: Household = { ...child, parentsTaxableIncome: undefined, taxableInterest: 8_000 };
  const facts = (household: Household) => assumptionsOf(household).map(({ fact }) => fact);
  expect(facts(asked)).toContain('noTaxAtParentsRates');
  for (const change of [{ parentsTaxableIncome: 0 }, { age: 24 }, { taxableInterest: 2_700 }, { claimedAsDependent: false }])
    expect(facts({ ...asked, ...change })).not.toContain('noTaxAtParentsRates');
});

test('refuses an unknown status of the parents', () => {
  expect(() => taxReturn({ ...child, parentsFilingStatus: 'widowed' as 'single' })).toThrow(/^parentsFilingStatus: unknown status/);
});

describe('the exemption from the alternative minimum tax', () => {
  const interest: Household = { ...child, taxYear: 2025, parentsTaxableIncome: undefined, taxableInterest: 100_000 };

  test.each<[string, Household, number]>([
    // 26% of 100,000 - 9,550 = 90,450 is 23,517. The tax on 98,650: 5,578.50 and 22% of 50,175, together 16,617.
    ['of a child is 9,550 without pay', interest, 6_900],
    // The exemption is 29,550; 26% of 90,450. Taxable: 120,000 - 15,750 = 104,250 with 20,000 of pay; 17,651 and 24% of 900, together 17,867.
    ['grows with what a child earns', { ...interest, wages: 20_000 }, 5_650],
    ['of a student is limited as well', { ...interest, age: 23, fullTimeStudent: true }, 6_900],
    ['of others is not limited', { ...interest, age: 24, fullTimeStudent: true }, 0],
    ['of a married child is not limited', { ...interest, claimedAsDependent: false, filingStatus: 'marriedJoint' }, 0],
  ])('%s', (_what, household, expected) => expect(taxReturn(household).alternativeMinimumTax).toBe(expected));
});
