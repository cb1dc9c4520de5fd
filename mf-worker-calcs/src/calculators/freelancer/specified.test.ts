import { freelancerTax, type FreelancerInputs, type FreelancerResult } from './specified.ts';

const asked: FreelancerInputs = {
  income: 80_000,
  workType: 'rideshare',
  state: 'CA',
  vehicleExpenses: 6_000,
  internetExpenses: 1_000,
  equipmentExpenses: 3_000,
};
const taxed = (change: Partial<FreelancerInputs>) => freelancerTax({ ...asked, ...change });
const NONE = { vehicleExpenses: 0, internetExpenses: 0, equipmentExpenses: 0 };

test('all figures for 80,000 with 10,000 of expenses', () => {
  const result = taxed({});
  // 33,725 at 12 % and 25,275 at 22 %
  const expected: FreelancerResult = {
    grossIncome: 80_000,
    totalDeductions: 10_000,
    netIncome: 70_000,
    selfEmploymentTax: 10_710,
    federalTax: 9_607.5,
    totalTax: 20_317.5,
    quarterlyPayment: 5_079.375,
    effectiveRate: 25.396875,
  };
  for (const name of Object.keys(expected) as (keyof FreelancerResult)[]) {
    expect([name, result[name]]).toEqual([name, expect.closeTo(expected[name], 8)]);
  }
});

test.each<[string, number, number]>([
  ['nothing up to 11,000', 11_000, 0],
  ['12 % above that', 11_100, 12],
  ['at the end of the first bracket', 44_725, 4_047],
  ['22 % above that', 44_825, 4_069],
  ['at the end of the second bracket', 95_375, 15_190],
  ['and nothing above it', 1_000_000, 15_190],
])('federal tax: %s', (_case, income, federalTax) => expect(taxed({ income, ...NONE }).federalTax).toBeCloseTo(federalTax, 8));

test.each<[string, Partial<FreelancerInputs>]>([
  ['no income', { income: 0 }],
  ['expenses above the income', { income: 9_999.99 }],
  ['expenses equal to the income', { income: 10_000 }],
  ['a negative income', { income: -5_000 }],
])('%s owes nothing', (_case, change) => {
  expect(taxed(change)).toMatchObject({ netIncome: 0, selfEmploymentTax: 0, federalTax: 0, totalTax: 0, effectiveRate: 0 });
});

test('kind of work and state make no difference', () => {
  expect(taxed({ workType: 'consulting', state: 'other' })).toEqual(taxed({}));
});
