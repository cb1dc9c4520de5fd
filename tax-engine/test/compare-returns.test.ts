import type { Household } from '@bracketwise/contract/household';
import { effectOf, taxReturnWith } from '../src/index.ts';
import { stateLaw as ohio } from '../src/law/states/oh.ts';
import { cents } from './household.ts';
import { HOUSEHOLDS } from './some-households.ts';
import fc, { times } from './random.ts';

const couple: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 100_000 };

test.each<[string, Household, object]>([
  // 26 U.S.C. § 24(h)(2) for 2025: 2,200 for each child, from a tax of 7,743.
  ['two children', { ...couple, dependentAges: [5, 8] }, { total: -4_400, federal: -4_400, payroll: 0 }],
  // 12% of 20,000, and 7.65%.
  ['a second earner', { ...couple, spouseWages: 20_000 }, { total: 3_930, federal: 2_400, payroll: 1_530 }],
  // 26 U.S.C. § 3121(v)(1)(A): the deferral saves 12% of income tax but no payroll tax.
  ['a deferral', { ...couple, wages: 90_000, electiveDeferrals: 10_000 }, { total: -1_200, federal: -1_200, payroll: 0 }],
  ['nothing', couple, { total: 0, federal: 0, payroll: 0 }],
])('%s', (_what, after, change) => expect(effectOf(undefined, couple, after)).toEqual(change));

test('ignores the state tax if only one of the two returns has one', () => {
  const before: Household = { ...couple, taxYear: 2023, state: 'OH' };
  expect(effectOf(ohio, before, { ...before, dependentAges: [5] })).toEqual({ total: -2_000, federal: -2_000, payroll: 0 });
});

test('is the difference of two returns, and its parts add up to it', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, HOUSEHOLDS, (before, after) => {
      const [was, is] = [taxReturnWith(ohio, before), taxReturnWith(ohio, after)];
      const { total, federal, payroll, state = NaN } = effectOf(ohio, before, after);
      expect(cents(total)).toBe(cents(is.totalTax) - cents(was.totalTax));
      expect(cents(total)).toBe(cents(federal) + cents(payroll) + cents(state));
    }),
    times(100),
  );
});
