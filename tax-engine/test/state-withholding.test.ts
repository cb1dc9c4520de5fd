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
  // 2,200 + 6.5% x (52,000 - 40,000).
  ['DC', 2026, 'OTR Tax Notice 2022-08, without allowances', check(52, 1_000, { allowances: 0 }), 57.31],
  // 3,500 + 8.5% x (78,000 - 4,300 - 60,000).
  ['DC', 2026, 'OTR Tax Notice 2022-08, biweekly', check(26, 3_000), 179.4],
  // 2,200 + 6.5% x (60,000 - 3 x 4,300 - 40,000): Form D-4, lines a, b and e.
  ['DC', 2026, 'a head of household with a dependent', check(12, 5_000, { employee: { ...head, dependents: 1 } }), 221.79],
  // 3,500 + 8.5% x (228,000 - 4 x 4,300 - 60,000): Form D-4, lines a, c, f and g.
  ['DC', 2025, 'a couple of 65 with 401(k)', check(24, 10_000, { electiveDeferrals: 500, employee: { ...couple, aged65: 2 } }), 679.92],
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
  ['AZ', 2026, 'Form A-4: 2% unless the employee chooses', check(26, 1_000), 20],
  ['AZ', 2026, 'Form A-4: 2.5% of 2,400', check(26, 2_400, { chosenRate: 0.025 }), 60],
  ['AZ', 2025, 'Form A-4: 0.5% of pay after 401(k) deferrals', check(12, 5_000, { chosenRate: 0.005, electiveDeferrals: 500 }), 22.5],
  ['CO', 2025, 'DR 1098: 4.4% x (52,000 - 5,000) / 52', check(52, 1_000), 39.77],
  ['CO', 2025, 'DR 1098: 4.4% x (60,000 - 10,000) / 12', check(12, 5_000, { employee: couple }), 183.33],
  ['CO', 2025, 'DR 1098: 4.4% x (78,000 - 5,000) / 26', check(26, 3_000, { employee: head }), 123.54],
  ['CO', 2026, 'DR 1098 (10/21/25): 4.4% x (52,000 - 5,500) / 52', check(52, 1_000), 39.35],
  ['CO', 2026, 'DR 1098 (10/21/25): 4.4% x (52,000 - 11,000) / 26', check(26, 2_000, { employee: couple }), 69.38],
  ['AL', 2026, 'Withholding Tax Tables, p. 7, M-2', check(52, 850, { employee: couple, allowances: 2, federalTaxWithheld: 35.19 }), 29.59],
  // 110 + 5% x (60,000 - 2,500 - 4,800 - 1,500 - 3,000).
  ['AL', 2026, 'by hand, single', check(12, 5_000, { federalTaxWithheld: 400 }), 210],
  // Half of 39,000 is above the slide, so 2,500; a dependent 1,000: 110 + 5% x (39,000 - 2,500 - 1,560 - 1,500 - 1,000 - 3,000).
  [
    'AL',
    2025,
    'by hand, a couple with two jobs',
    check(26, 1_500, { employee: { ...couple, severalJobs: true, dependents: 1 }, federalTaxWithheld: 60 }),
    60.85,
  ],
  // 28 steps of 135 are lost of 5,200, to the least of 2,500: 110 + 5% x (52,000 - 2,500 - 2,080 - 3,000 - 500 - 3,000).
  ['AL', 2025, 'by hand, a head of household', check(52, 1_000, { employee: { ...head, dependents: 1 }, federalTaxWithheld: 40 }), 41.46],
  ['CT', 2026, 'Circular CT, Example 8, Code F: (200 + 4.5% x 18,400) x 90%', check(52, 700), 17.79],
  [
    'CT',
    2026,
    'Circular CT, Example 9, Code A: (2,000 + 5.5% x 2,000 + 25) x 98%',
    check(52, 1_000, { employee: { filingStatus: 'marriedSeparate' } }),
    40.24,
  ],
  ['CT', 2026, 'Circular CT, Example 10, Code B: (320 + 4.5% x 43,800) x 90%', check(26, 2_300, { employee: head }), 79.3],
  // Code C: 400 + 4.5% x (96,000 - 20,000), with 10% off.
  ['CT', 2025, 'by hand, a couple with one job', check(12, 8_000, { employee: couple }), 286.5],
  // Code D, as if both earned 78,000: 2,000 + 5.5% x 28,000 + 250.
  ['CT', 2025, 'by hand, a couple with two jobs', check(26, 3_000, { employee: { ...couple, severalJobs: true } }), 145.77],
  // Code F: 14,000 + 6.9% x 50,000 + 250 + 250 + 20 x 90.
  ['CT', 2025, 'by hand, with each recapture', check(12, 25_000), 1_645.83],
  ['DE', 2026, 'Employer’s Guide, Section 17, single', check(1, 25_000), 722],
  ['DE', 2026, 'Employer’s Guide, Section 17, joint', check(1, 25_000, { employee: couple, allowances: 3 }), 339],
  [
    'DE',
    2025,
    'Employer’s Guide, Section 17, separate',
    check(1, 25_000, { employee: { filingStatus: 'marriedSeparate' }, allowances: 2 }),
    612,
  ],
  // 1,001 + 5.55% x (52,000 - 3,250 - 25,000) - 110.
  ['DE', 2026, 'by hand, weekly', check(52, 1_000), 42.48],
  ['IN', 2026, 'Departmental Notice #1 (01-26): 2.95% x (800 - 96.15)', check(52, 800, { allowances: 5 }), 20.76],
  ['IN', 2026, 'Departmental Notice #1 (01-26), without exemptions', check(52, 800, { allowances: 0 }), 23.6],
  // Four exemptions of 1,000 and two of 1,500: 3% x (2,500 - 153.85 - 115.38).
  [
    'IN',
    2025,
    'by hand, a couple with two children',
    check(26, 2_500, { employee: { ...couple, dependents: 2, childrenUnder17: 2 } }),
    66.92,
  ],
  ['KY', 2026, '42A003 (2026), monthly example', check(12, 3_270), 104.65],
  ['KY', 2026, '42A003 (2026), biweekly example: 1,247.40 / 26', check(26, 1_500), 47.98],
  ['KY', 2025, '4% x (52,000 - 3,270) / 52', check(52, 1_000, { employee: couple }), 37.48],
  ['UT', 2026, 'Publication 14 (Rev. 4/26), Example 1', check(52, 400), 12],
  ['UT', 2026, 'Publication 14 (Rev. 4/26), Example 2', check(26, 2_600), 116],
  ['UT', 2026, 'Publication 14 (Rev. 4/26), Example 3', check(24, 1_200, { employee: couple }), 18],
  ['UT', 2026, 'Publication 14 (Rev. 4/26), Example 4', check(12, 7_800, { employee: couple }), 347],
  ['UT', 2026, 'Publication 14 (Rev. 4/26), Example 5', check(4, 9_000), 367],
  ['UT', 2026, 'Publication 14 (Rev. 4/26), Example 6', check(260, 175, { employee: couple }), 5],
  ['UT', 2025, 'Publication 14 (Rev. 4/25), Example 2', check(26, 2_600), 117],
  // 4.55% x 4,000: the credit of 37 is less than 1.3% x (4,000 - 736).
  ['UT', 2025, 'by hand, before June', check(12, 4_000, { paidOn: '2025-05-30' }), 182],
  ['ID', 2026, 'Computing Withholding (July 23, 2026), example', check(26, 1_212, { allowances: 4 }), 31],
  ['ID', 2026, '5.3% x (1,212 - 577) before July 23', check(26, 1_212, { paidOn: '2026-03-13' }), 34],
  ['ID', 2025, '5.3% x (5,000 - 2 x 322.33 - 2,500)', check(12, 5_000, { employee: { ...couple, dependents: 2, childrenUnder17: 2 } }), 98],
  ['IA', 2026, 'Withholding Formula (2026), Example 1', check(26, 2_100), 59.26],
  ['IA', 2026, 'Withholding Formula (2026), Example 2', check(26, 2_100, { employee: couple }), 38.72],
  ['IA', 2026, 'Withholding Formula (2026), Example 3', check(26, 2_100, { employee: { ...head, dependents: 2 } }), 45.15],
  ['IA', 2026, 'Withholding Formula (2026), Example 4', check(12, 5_000), 145.5],
  ['IA', 2026, 'Withholding Formula (2026), Example 5', check(12, 5_000, { employee: couple }), 101],
  ['IA', 2026, 'Withholding Formula (2026), Example 6', check(12, 5_000, { employee: { ...head, dependents: 2 } }), 114.92],
  ['IA', 2025, '3.8% x (1,000 - 230.77) - 40 / 52', check(52, 1_000), 28.46],
  ['MS', 2026, 'Weekly Table A (2026), single with an exemption of 6,000', check(52, 500), 6],
  ['MS', 2026, '4% x (48,000 - 12,000 - 4,600 - 10,000) / 12', check(12, 4_000, { employee: couple }), 71],
  ['MS', 2025, '4.4% x (26,000 - 6,000 - 2,300 - 10,000) / 52', check(52, 500), 7],
  ['LA', 2026, 'R-1306 (1/26), Example 1', check(52, 700), 13.98],
  ['LA', 2026, 'R-1306 (1/26), Example 2', check(26, 4_600, { employee: couple }), 111.54],
  ['LA', 2025, '3.09% x (4,000 - 1,041.67)', check(12, 4_000, { employee: { ...couple, severalJobs: true } }), 91.41],
  ['MA', 2026, 'Circular M (Rev. 12/25), percentage method: 5% x (1,115 - 38.46 - 85)', check(52, 1_115), 49.58],
  ['MA', 2026, 'Circular M (Rev. 12/25), below the weekly floor of 154', check(52, 150), 0],
  // Payroll tax 76.92; a spouse of four and two dependents: 7 x 38 + 131.
  ['MA', 2025, 'by hand: 5% x (3,000 - 76.92 - 397)', check(26, 3_000, { employee: { ...couple, dependents: 2 } }), 126.3],
  ['MA', 2025, 'by hand: 5% x (5,000 - 166.67 - 2 x 83 - 283) - 10', check(12, 5_000, { employee: { ...head, dependents: 1 } }), 209.22],
  ['MD', 2026, 'Employer Withholding Guide (2026): 4.75% x (1,000 - 65.38 - 61.54)', check(52, 1_000), 41.47],
  ['MD', 2026, 'Employer Withholding Guide (2026): pay of a week below 96', check(52, 95.99, { allowances: 0 }), 0],
  ['MD', 2026, 'Employer Withholding Guide (2026), annual table', check(1, 103_400, { allowances: 0 }), 4_750],
  // Exemptions of 1,600 each: two for the couple and one child are one whole exemption, 266.67.
  [
    'MD',
    2026,
    'by hand: 593.75 + 5% x (13,500 - 283.33 - 266.67 - 12,500)',
    check(12, 13_500, { employee: { ...couple, dependents: 1 } }),
    616.25,
  ],
  ['MD', 2026, 'by hand: 4.75% x (3,000 - 130.76 - 2 x 123.08)', check(26, 3_000, { employee: { ...head, dependents: 1 } }), 124.6],
  ['MN', 2026, 'Computer Formula (2026): 2,373.01 / 52', check(52, 1_000, { allowances: 1 }), 45.63],
  ['MN', 2026, 'Computer Formula (2026), married: 1,428.45 / 26', check(26, 2_000, { employee: couple, allowances: 2 }), 54.94],
  ['MN', 2026, 'Computer Formula (2026), a day is a 360th', check(260, 200, { allowances: 0 }), 11.37],
  // Two allowances: 1,742.50 + 6.8% x (60,000 - 10,400 - 37,120) = 2,591.14.
  ['MN', 2025, 'by hand, monthly with one job', check(12, 5_000), 215.93],
  ['MO', 2026, '2026 Withholding Tax Formula, example', check(12, 2_916.67, { employee: { ...couple, severalJobs: true } }), 59],
  // 256 + 4.7% x (52,000 - 22,500 - 9,191) = 1,210.52.
  ['MO', 2025, 'by hand, a head of household', check(52, 1_000, { employee: head }), 23],
  ['MO', 2025, 'by hand: 256 + 4.7% x (78,000 - 30,000 - 9,191)', check(26, 3_000, { employee: couple }), 80],
  ['SC', 2026, 'WH-1603F (2026), example', check(52, 750, { allowances: 3 }), 10.58],
  ['SC', 2026, 'WH-1603F (2026), without allowances', check(52, 750, { allowances: 0 }), 32.38],
  // 428.10 + 6.2% x (60,000 - 6,000 - 9,720 - 17,830) = 2,068.
  ['SC', 2025, 'by hand, single with one job', check(12, 5_000), 172.33],
  ['WI', 2026, 'W-166, Example 1', check(52, 350), 7.59],
  ['WI', 2026, 'W-166, Example 2', check(52, 500, { allowances: 3 }), 14.34],
  ['WI', 2025, 'W-166, Example 3', check(26, 1_000, { employee: couple, allowances: 3 }), 22.08],
  ['OR', 2026, '150-206-436 (Rev. 12-31-25), Example 1', check(1, 25_000, { allowances: 0, federalTaxWithheld: 1_000 }), 1_789],
  ['OR', 2026, '150-206-436 (Rev. 12-31-25), Example 2', check(12, 2_083.33, { allowances: 0, federalTaxWithheld: 83.33 }), 149],
  // 661 + 8.75% x (60,000 - 5,000 - 2,835 - 11,100) - 256 = 3,998.
  ['OR', 2025, 'by hand, single', check(1, 60_000, { federalTaxWithheld: 5_000 }), 3_998],
  // Of federal tax 6,800 at this pay, and no allowances: 1,323 + 8.75% x (252,000 - 6,800 - 5,670 - 22,200) = 20,339.
  ['OR', 2025, 'by hand, a couple', check(12, 21_000, { employee: couple, federalTaxWithheld: 4_000 }), 1_695],
  ['RI', 2026, 'Withholding Tables (2026), example', check(52, 2_195), 87.57],
  ['RI', 2026, 'Withholding Tables (2026), without exemptions', check(52, 2_195, { allowances: 0 }), 88.49],
  ['RI', 2026, 'Withholding Tables (2026), above the end of the exemptions', check(52, 5_592.32), 274.74],
  ['RI', 2025, '3.75% x (5,000 - 2 x 83.33)', check(12, 5_000, { employee: couple }), 181.25],
  ['VT', 2026, 'GB-1210 (2026), example', check(52, 1_800, { employee: couple, allowances: 2 }), 45.77],
  ['VT', 2026, 'GB-1210 (2026), single without allowances', check(52, 1_800, { allowances: 0 }), 82.13],
  ['VT', 2025, '63.65 + 6.6% x (3,000 - 203.85 - 2,047)', check(26, 3_000), 113.09],
  ['MT', 2026, 'Guide (2026), Example line 2', check(26, 2_950), 114],
  ['MT', 2026, 'Guide (2026), Example 1a', check(52, 475), 8],
  ['MT', 2026, 'Guide (2026), Example 1b', check(24, 1_375, { employee: couple }), 2],
  ['MT', 2026, 'Guide (2026), Example 1c', check(24, 1_375, { employee: head }), 17],
  ['MT', 2025, '83 + 5.9% x (5,000 - 3,008)', check(12, 5_000), 201],
  ['NM', 2026, 'FYI-104 (11/2025), example', check(52, 1_000, { employee: couple }), 21.8],
  ['NM', 2026, 'FYI-104 (11/2025), Table 1(a): 22.41 + 4.7% x 201', check(52, 1_000), 31.86],
  ['NM', 2026, 'FYI-104 (11/2025), Table 1(c): 12.77 + 4.3% x 287', check(52, 1_000, { employee: head }), 25.11],
  ['NM', 2026, 'FYI-104 (11/2025), Table 2(a): 16.71 + 4.3% x 56', check(26, 1_000), 19.12],
  ['NM', 2026, 'FYI-104 (11/2025), Table 8(a): 1.67 + 4.3% x 5.60', check(260, 100), 1.91],
  ['NM', 2026, 'FYI-104 (11/2025), p. 2: less than a dollar a month', check(12, 700), 0],
  ['NM', 2025, 'by hand: 1,165.50 + 4.7% x (50,000 - 41,000)', check(1, 50_000), 1_588.5],
  ['ND', 2026, '1.95% x (93,600 - 57,625) / 52', check(52, 1_800), 13],
  ['ND', 2026, '1.95% x (120,000 - 57,500) / 12', check(12, 10_000, { employee: couple }), 102],
  ['ND', 2026, '4,118.40 + 2.5% x (312,000 - 289,675), a head of household', check(26, 12_000, { employee: head }), 180],
  // 23,054 counts as 23,050: 3.4% - 287.97 = 496 - 2 x 29.
  ['AR', 2026, 'Formula Method (2026), example', check(1, 25_524, { allowances: 2 }), 438],
  // 97,600 - 2,470 = 95,130, counted as 95,150: 3.7% less 329.90 = 3,191; - 29; / 12.
  ['AR', 2026, 'by hand, where the low rates are recaptured', check(12, 97_600 / 12), 263.5],
  ['HI', 2026, 'Booklet A, Appendix, Part 1, example', check(1, 26_000, { allowances: 3 }), 497.99],
  // 24 x 3,000 - 4,350 - 2 x 1,144 = 65,362: 1,718 + 6.8% x 17,362 = 2,898.62.
  ['HI', 2026, 'by hand, a couple with one job', check(24, 3_000, { employee: couple }), 120.78],
  [
    'KS',
    2026,
    'KW-100 (Rev. 10-24), example: 5.2% x (2,000 - 860 - 343)',
    check(24, 2_000, { employee: { ...couple, dependents: 1 } }),
    41,
  ],
  // 1,000 - 176.15 = 823.85: 23 + 5.58% x 311.85 = 40.40.
  ['KS', 2025, 'by hand, weekly', check(52, 1_000), 40],
  ['ME', 2026, 'Withholding Tables (2026), Example 2: 1,589 + 6.75% x 1,550', check(1, 52_000, { allowances: 2 }), 1_694],
  // 150,000: (177,250 - 150,000) / 75,000 = 0.3633 of 12,450 = 4,523.09; 140,176.91 - 64,850 at 7.15% + 4,117 = 9,502.87; / 12.
  ['ME', 2026, 'by hand, where the deduction phases out', check(12, 12_500), 792],
  ['NE', 2026, 'Circular EN (2026), annual table: 1,343.55 + 4.48% x 14,990', check(1, 60_000, { allowances: 2 }), 2_015.1],
  // 2,000 - 2 x 93.85 = 1,812.30, over 1,543: 51.68 + 4.48% x 269.30.
  ['NE', 2026, 'by hand, biweekly', check(26, 2_000), 63.74],
  // 1,825 - 2 x 41.67 = 1,741.66: 9.10 + 4.5% x 612.66 = 36.67.
  ['OK', 2026, 'Packet OW-2 (2026), example', check(24, 1_825, { employee: couple, allowances: 2 }), 37],
  // 1,000 - 19.23 = 980.77: 2.10 + 4.5% x 719.77 = 34.49.
  ['OK', 2026, 'by hand, weekly', check(52, 1_000), 34],
  ['WV', 2026, 'IT-100.2A (2026), Table 5, one job: 1,106.50 + 4.22% x 6,000', check(1, 50_000, { allowances: 2 }), 1_359.7],
  [
    'WV',
    2026,
    'IT-100.2A (2026), Table 5, two earners: 1,462.88 + 4.58% x 1,000',
    check(1, 50_000, { allowances: 2, employee: { severalJobs: true } }),
    1_508.68,
  ],
  // 1,000 - 38.46 = 961.54, over 769: 21.28 + 4.22% x 192.54.
  ['WV', 2026, 'by hand, weekly', check(52, 1_000), 29.41],
];

test.each(PAYCHECKS)('%s in %i, %s', async (state, year, _source, pay, tax) => {
  expect(await withheld(state, year, pay)).toBe(tax);
});

test('what the certificate asks for in addition is added to the tax', async () => {
  expect(await withheld('IL', 2026, check(52, 800, { allowances: 2, employee: { aged65: 2 }, extra: 25 }))).toBe(57.13);
});

test('Indiana withholds the tax of the county where the employee lives, or else works: 2.02% x (800 - 96.15)', async () => {
  const method = (await loadStateWithholding('IN'))?.methods[2026];
  const pay = payOf(check(52, 800, { allowances: 5 }));
  expect(method?.withheldByPlace?.(pay, { locality: 'IN:MARION' })).toBe(14.22);
  expect(method?.withheldByPlace?.(pay, { workLocality: 'IN:MARION' })).toBe(14.22);
  expect(method?.withheldByPlace?.(pay, {})).toBeUndefined();
});

test.each([
  // The Comptroller's calculator for 2026 withholds the same from these three: 3.2% of 934.62, 2.25% of 1,134.62.
  ['MD:ALLEGANY', check(52, 1_000, { allowances: 0 }), 29.91],
  ['MD:WORCESTER', check(52, 1_200, { allowances: 0 }), 25.53],
  ['MD:ALLEGANY', check(52, 95, { allowances: 0 }), 0],
  // 52,000 - 3,400 = 48,600 a year at 2.75%; on 60,000, 2.7% of 50,000 and 2.94% of 6,600.
  ['MD:FREDERICK', check(1, 52_000, { allowances: 0 }), 1_336.5],
  ['MD:ANNE ARUNDEL', check(1, 60_000, { allowances: 0 }), 1_544.04],
] as const)('Maryland adds the tax of %s', async (locality, pay, tax) => {
  const method = (await loadStateWithholding('MD'))?.methods[2026];
  expect(method?.withheldByPlace?.(payOf(pay), { locality })).toBe(tax);
  expect(method?.withheldByPlace?.(payOf(pay), {})).toBeUndefined();
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

  test('places without their own tax have none', async () => {
    expect(await byPlace(check(52, 400), {})).toBeUndefined();
  });
});
