/** State income tax withheld from paychecks: the publications' own examples, and paychecks computed by hand where they print none. */
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import { loadStateWithholding } from '../src/law/withholding/load.ts';
import type { Employee, StatePay, WhereEmployed } from '../src/rules/state-withholding.ts';

const EMPLOYEE: Employee = { filingStatus: 'single', dependents: 0, childrenUnder17: 0, aged65: 0, blind: 0, severalJobs: false };

type Paycheck = Partial<Omit<StatePay, 'employee'>> & Pick<StatePay, 'payPeriods' | 'grossPay'> & { employee?: Partial<Employee> };

const payOf = ({ employee, ...pay }: Paycheck): StatePay => ({ federalTaxWithheld: 0, ...pay, employee: { ...EMPLOYEE, ...employee } });

async function withheld(code: StateCode, year: LawYear, pay: Paycheck): Promise<number | undefined> {
  return (await loadStateWithholding(code))?.methods[year]?.withheld(payOf(pay));
}

const couple = { filingStatus: 'marriedJoint' } as const;
const head = { filingStatus: 'headOfHousehold' } as const;
const check = (payPeriods: StatePay['payPeriods'], grossPay: number, more: Omit<Paycheck, 'payPeriods' | 'grossPay'> = {}): Paycheck => ({
  payPeriods,
  grossPay,
  ...more,
});

/** Each with its computation, or the example of the publication. */
const PAYCHECKS: readonly (readonly [state: StateCode, year: LawYear, source: string, pay: Paycheck, tax: number])[] = [
  ['CA', 2026, 'Method B, Example A: not above the low income exemption of 363', check(52, 210, { allowances: 1 }), 0],
  [
    'CA',
    2026,
    'Method B, Example C: 20.33 + 2.2% x (5,100 - 951 - 1,848) - 70.13',
    check(12, 5_100, { employee: couple, allowances: 5 }),
    0.82,
  ],
  ['CA', 2026, 'Method B, Example D: 4.69 + 2.2% x (950 - 219 - 426) - 9.71', check(52, 950, { employee: head, allowances: 3 }), 1.69],
  // Table 5: 67.77 + 10.23% x (2,000 - 110 - 1,399) - 3.24.
  ['CA', 2026, 'by hand, weekly', check(52, 2_000), 114.76],
  // Limits 414, 980, 1,548, 2,148, 2,716: 131.57 + 10.23% x (3,000 - 213 - 2,716) - 6.30.
  ['CA', 2025, 'by hand, biweekly', check(26, 3_000), 132.53],
  ['CA', 2025, 'by hand: 118.32 + 2.2% x (20,000 - 5,540 - 10,756) - 163.90', check(1, 20_000), 35.91],
  ['NY', 2026, 'NYS-50-T-NYS (1/26), Single Example 1', check(52, 400, { allowances: 3 }), 8.01],
  ['NY', 2026, 'NYS-50-T-NYS (1/26), Single Example 3', check(12, 50_000, { allowances: 3 }), 3_576.63],
  ['NY', 2026, 'NYS-50-T-NYS (1/26), Single Example 4', check(260, 750, { allowances: 2 }), 44.1],
  ['NY', 2026, 'NYS-50-T-NYS (1/26), Married Example 1', check(52, 400, { employee: couple, allowances: 4 }), 6.69],
  ['NY', 2026, 'NYS-50-T-NYS (1/26), Married Example 3', check(12, 50_000, { employee: couple, allowances: 3 }), 3_622.09],
  ['NY', 2026, 'NYS-50-T-NYS (1/26), Married Example 4', check(260, 750, { employee: couple, allowances: 2 }), 44.58],
  ['NY', 2026, 'Method III: 10.45% of 120,000 - 616.70', check(12, 120_000), 12_475.56],
  ['NY', 2025, 'by hand: 600 + 5.5% x (50,000 - 7,400 - 13,900)', check(1, 50_000), 2_178.5],
  // 11.54 + 5.5% x (1,000 - 142.30 - 19.25 - 267).
  ['NY', 2025, 'by hand, weekly with a dependent', check(52, 1_000, { employee: { dependents: 1 } }), 42.97],
  ['NY', 2026, 'by hand: a quarter is three months of 5,000', check(4, 15_000), 3 * (48.83 + 174.17)],
  ['PA', 2026, '3.07% of pay before 401(k) deferrals', check(26, 2_000, { electiveDeferrals: 200 }), 61.4],
  ['PA', 2025, '3.07% of pay after premiums', check(12, 5_000, { preTaxPremiums: 300 }), 144.29],
  ['PA', 2025, '3.07%, a head of household with two dependents', check(52, 1_000, { employee: { ...head, dependents: 2 } }), 30.7],
  ['IL', 2026, 'IL-700-T (R-12/25), Example B: 4.95% x (800 - 150.96)', check(52, 800, { allowances: 2, employee: { aged65: 2 } }), 32.13],
  ['IL', 2025, '4.95% x (2,500 - 3 x 2,850 / 26)', check(26, 2_500, { employee: { ...couple, dependents: 1 } }), 107.47],
  ['IL', 2025, '4.95% x (5,000 - 2,850 / 12)', check(12, 5_000), 235.74],
  // (52,000 - 650 - 26,050) x 2.99% + 462.39 = 1,218.86.
  ['OH', 2026, 'by hand, before August', check(52, 1_000, { paidOn: '2026-03-06' }), 23.44],
  ['OH', 2026, 'by hand, from August: 416.80 + 2.99% x 25,300', check(52, 1_000), 22.56],
  [
    'OH',
    2025,
    'by hand, before October: 300.60 + 2.99% x (60,000 - 1,300 - 20,000)',
    check(12, 5_000, { employee: couple, paidOn: '2025-09-30' }),
    121.48,
  ],
  ['GA', 2026, 'Guide of June 2026, Example 1', check(24, 2_000, { employee: { ...couple, dependents: 1 } }), 27.03],
  ['GA', 2026, 'Guide of June 2026, Example 2', check(26, 935, { employee: { ...head, dependents: 2 } }), 0],
  [
    'GA',
    2026,
    'Guide of December 2025, example',
    check(24, 1_470.83, { employee: { ...couple, dependents: 1 }, paidOn: '2026-03-15' }),
    15.79,
  ],
  ['GA', 2025, '5.39% x (1,000 - 230.77) before July', check(52, 1_000, { paidOn: '2025-06-30' }), 41.46],
  ['NC', 2026, 'NC-30 (2026), p. 18: 4.09% x (450 - 245.19 - 96.16)', check(52, 450, { allowances: 2 }), 4],
  ['NC', 2026, '4.09% x (1,000 - 367.79)', check(52, 1_000, { employee: head }), 26],
  ['NC', 2025, '4.35% x (2,000 - 490.38)', check(26, 2_000), 66],
  // The child deduction of a couple with 48,000 is 2,500 for each of two children: two allowances of 104.17.
  ['NC', 2025, '4.35% x (2,000 - 531.25 - 208.34)', check(24, 2_000, { employee: { ...couple, dependents: 2, childrenUnder17: 2 } }), 55],
  ['MI', 2026, '4.25% x (1,000 - 2 x 113.46)', check(52, 1_000, { employee: couple }), 32.86],
  ['MI', 2025, '4.25% x (3,000 - 223.08)', check(26, 3_000), 118.02],
  ['MI', 2025, '4.25% x (4,000 - 2 x 483.33)', check(12, 4_000, { employee: { ...head, dependents: 1 } }), 128.92],
  ['NJ', 2026, 'NJ-WT (September 2025), p. 25, Rate A, Example 1', check(52, 300), 4.21],
  ['NJ', 2026, 'NJ-WT (September 2025), p. 25, Rate A, Example 2', check(52, 700), 11.84],
  ['NJ', 2026, 'NJ-WT (September 2025), p. 25, Rate B, Example 1', check(52, 375, { employee: couple, allowances: 3 }), 4.76],
  // 113 + 7% x (4,000 - 38.40 - 2,885); the guide's tables print 113 where the year gives 112.69.
  ['NJ', 2025, 'Rate A, biweekly', check(26, 4_000), 188.36],
  [
    'NJ',
    2025,
    'Rate A, monthly with premiums, HSA and 401(k): 66 + 6.1% x (4,500 - 83.30 - 3,333)',
    check(12, 5_000, { preTaxPremiums: 300, payrollHsa: 100, electiveDeferrals: 500 }),
    132.11,
  ],
  ['VA', 2026, 'Guide (Rev. 05/25), p. 21: 2,628 / 24', check(24, 2_649, { allowances: 5 }), 109.5],
  // 720 + 5.75% x (52,000 - 8,500 - 930 - 17,000) = 2,190.28, in whole dollars.
  ['VA', 2025, 'by hand, before July', check(52, 1_000, { paidOn: '2025-06-30' }), 42.12],
  // 720 + 5.75% x (60,000 - 8,750 - 2 x 930 - 2 x 800 - 17,000) = 2,490.43.
  ['VA', 2025, 'by hand, a couple of 65', check(12, 5_000, { employee: { ...couple, aged65: 2 } }), 207.5],
];

test.each(PAYCHECKS)('%s in %i, %s', async (state, year, _source, pay, tax) => {
  expect(await withheld(state, year, pay)).toBe(tax);
});

test('what the certificate asks for in addition is added to the tax', async () => {
  expect(await withheld('IL', 2026, check(52, 800, { allowances: 2, employee: { aged65: 2 }, extra: 25 }))).toBe(57.13);
});

describe('local taxes of New York', () => {
  async function byPlace(pay: Paycheck, where: WhereEmployed): Promise<number | undefined> {
    return (await loadStateWithholding('NY'))?.methods[2026]?.withheldByPlace?.(payOf(pay), where);
  }

  test.each([
    ['NYS-50-T-NYC (1/26), Single Example 1', check(52, 400, { allowances: 3 }), 6.11],
    ['NYS-50-T-NYC (1/26), Single Example 2', check(24, 5_000, { allowances: 1 }), 188.8],
    ['NYS-50-T-NYC (1/26), Single Example 4', check(260, 750, { allowances: 2 }), 29.51],
    ['NYS-50-T-NYC (1/26), Married Example 3', check(12, 50_000, { employee: couple, allowances: 3 }), 2_068.73],
  ])('%s', async (_source, pay, tax) => expect(await byPlace(pay, { locality: 'NYC' })).toBe(tax));

  test.each([
    ['NYS-50-T-Y (1/26), Single Example 1', check(52, 400, { allowances: 3 }), 1.34],
    ['NYS-50-T-Y (1/26), Married Example 3', check(12, 50_000, { employee: couple, allowances: 3 }), 606.7],
  ])('%s, who lives in Yonkers', async (_source, pay, tax) => expect(await byPlace(pay, { locality: 'YONKERS' })).toBe(tax));

  test.each([
    ['Method VII, Example 1', check(52, 75), 0],
    ['Method VII, Example 2', check(52, 200), 0.81],
    ['Method VII, Example 3', check(24, 400), 1.38],
  ])('NYS-50-T-Y (1/26), %s, who works in Yonkers', async (_source, pay, tax) =>
    expect(await byPlace(pay, { workLocality: 'YONKERS' })).toBe(tax),
  );

  test('places without a tax of their own have none', async () => {
    expect(await byPlace(check(52, 400), {})).toBeUndefined();
  });
});
