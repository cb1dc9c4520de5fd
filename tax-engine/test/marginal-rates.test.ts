import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { marginalRates, taxReturnWith } from '../src/index.ts';
import { MARGINAL_INCOMES } from '../src/questions/marginal-rates.ts';
import { stateLaw as newYork } from '../src/law/states/ny.ts';
import { stateLaw as northCarolina } from '../src/law/states/nc.ts';
import { cents } from './household.ts';
import { HOUSEHOLDS } from './some-households.ts';
import fc, { times } from './random.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 60_000 };

test('the next hundred dollars of 60,000 in North Carolina: 12% (Rev. Proc. 2024-40), 7.65% and 4.25% (G.S. 105-153.7)', () => {
  expect(marginalRates(northCarolina, single)).toEqual([
    { kind: 'wages', federal: 12, payroll: 7.65, state: 4.25, total: 23.9, rate: 0.239 },
    // No self-employment tax on net earnings under 400; a fifth of the profit is deducted federally. §§ 1402(b)(2), 199A.
    { kind: 'selfEmploymentProfit', federal: 9.6, payroll: 0, state: 4.25, total: 13.85, rate: 0.1385 },
    { kind: 'taxableInterest', federal: 12, payroll: 0, state: 4.25, total: 16.25, rate: 0.1625 },
    // Taxable income of 44,250 is below 48,350, up to which gains are untaxed.
    { kind: 'longTermGain', federal: 0, payroll: 0, state: 4.25, total: 4.25, rate: 0.0425 },
    { kind: 'pensionIncome', federal: 12, payroll: 0, state: 4.25, total: 16.25, rate: 0.1625 },
  ]);
});

test.each<[string, Household, number, number]>([
  // 34% of earned income credit and 15% of refundable child tax credit are gained. §§ 32(b), 24(d).
  ['a parent who earns 8,000', { ...single, filingStatus: 'headOfHousehold', wages: 8_000, dependentAges: [5] }, -49, -41.35],
  // Above 34,000, with half of the benefits counted, each dollar makes 85 cents of benefits taxable: 12% of 1.85. § 86(a)(2).
  ['a pensioner', { ...single, age: 63, wages: 24_000, socialSecurityBenefits: 24_000 }, 22.2, 29.85],
  ['a filer without income', { ...single, wages: 0 }, -7.65, 0],
])('covers wages of %s', (_who, household, federal, total) => {
  expect(marginalRates(undefined, household)[0]).toEqual({ kind: 'wages', federal, payroll: 7.65, total, rate: cents(total) / 10_000 });
});

test('is the difference of two returns, and its parts add up to it', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const before = cents(taxReturnWith(newYork, household).totalTax);
      for (const { kind, federal, payroll, state = NaN, total, rate } of marginalRates(newYork, household)) {
        const after = cents(taxReturnWith(newYork, { ...household, [kind]: (household[kind] ?? 0) + 100 }).totalTax);
        expect(cents(total)).toBe(after - before);
        expect(cents(total)).toBe(cents(federal) + cents(payroll) + cents(state));
        expect(rate).toBe(cents(total) / 10_000);
      }
    }),
    times(100),
  );
});

test('an income at the contract’s limit has no next hundred', () => {
  const kinds = marginalRates(undefined, { ...single, wages: INCOME_LIMITS.maximum }).map(({ kind }) => kind);
  expect(kinds).toEqual(MARGINAL_INCOMES.filter((kind) => kind !== 'wages'));
});
