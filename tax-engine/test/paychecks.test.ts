import type { Job, Paycheck, Paychecks, PaychecksRequest, W4 } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import { loadStateLaw, paychecks, PaychecksError, paychecksWith } from '../src/index.ts';
import { payDatesOf, type PayCalendar } from '../src/rules/pay-calendar.ts';
import { withheldFromPaycheck } from '../src/rules/paycheck-withholding.ts';
import { withholdingSchedule } from '../src/rules/withholding-schedules.ts';

const WORKER: PaychecksRequest['household'] = { taxYear: 2026, filingStatus: 'single' };
const SINGLE: W4 = { status: 'single' };
const EVERY_TWO_WEEKS: Job = { frequency: 'biweekly', pay: 4_000 };

const federal = (job: Partial<Job>, household = WORKER): Paychecks =>
  paychecksWith(undefined, undefined, { household, jobs: [{ ...EVERY_TWO_WEEKS, ...job }] });
const checksOf = ({ jobs: [job] }: Paychecks): readonly Paycheck[] => job!.paychecks;

describe('the schedules of Publication 15-T', () => {
  // Columns A and C: at least, and the tentative amount.
  test.each([
    [
      '2021, single, Step 2(c)',
      withholdingSchedule(2021, 'single', true),
      [6_275, 11_250, 26_538, 49_463, 88_738, 110_988, 268_075],
      [0, 497.5, 2_332, 7_375.5, 16_801.5, 23_921.5, 78_902.13],
    ],
    [
      '2025, single',
      withholdingSchedule(2025, 'single', false),
      [6_400, 18_325, 54_875, 109_750, 203_700, 256_925, 632_750],
      [0, 1_192.5, 5_578.5, 17_651, 40_199, 57_231, 188_769.75],
    ],
    [
      '2026, single',
      withholdingSchedule(2026, 'single', false),
      [7_500, 19_900, 57_900, 113_200, 209_275, 263_725, 648_100],
      [0, 1_240, 5_800, 17_966, 41_024, 58_448, 192_979.25],
    ],
    [
      '2026, married filing jointly',
      withholdingSchedule(2026, 'marriedJoint', false),
      [19_300, 44_100, 120_100, 230_700, 422_850, 531_750, 788_000],
      [0, 2_480, 11_600, 35_932, 82_048, 116_896, 206_583.5],
    ],
    [
      '2026, head of household',
      withholdingSchedule(2026, 'headOfHousehold', false),
      [15_550, 33_250, 83_000, 121_250, 217_300, 271_750, 656_150],
      [0, 1_770, 7_740, 16_155, 39_207, 56_631, 191_171],
    ],
  ])('are printed as for %s', (_name, rows, from, tax) => {
    expect(rows.map((row) => row.from)).toEqual(from);
    expect(rows.map((row) => row.tax)).toEqual(tax);
  });

  test.each([2020, 2022, 2023, 2024] as const)('start in %i where the printed ones do', (year) => {
    const starts = {
      2020: [3_800, 11_900, 10_050],
      2022: [4_350, 13_000, 10_800],
      2023: [5_250, 14_800, 12_200],
      2024: [6_000, 16_300, 13_300],
    };
    const start = (status: 'single' | 'marriedJoint' | 'headOfHousehold') => withholdingSchedule(year, status, false)[0]!.from;
    expect([start('single'), start('marriedJoint'), start('headOfHousehold')]).toEqual(starts[year]);
  });
});

describe('Worksheet 1A withholds', () => {
  const from = (year: LawYear, payPeriods: number, wages: number, w4: W4, nonresident = false) =>
    withheldFromPaycheck({ year, payPeriods, wages, w4, nonresident });

  test.each([
    // 26 x 4,000 - 8,600 = 95,400; 5,800 + 22% of (95,400 - 57,900) = 14,050; / 26 = 540.38.
    ['from 4,000 every two weeks', from(2026, 26, 4_000, SINGLE), 540.38],
    // 12 x 9,000 - 12,900 = 95,100; 2,480 + 12% of (95,100 - 44,100) = 8,600; less credits of 4,400: 4,200 / 12 = 350.
    ['less credits of two children', from(2026, 12, 9_000, { status: 'marriedJoint', credits: 4_400 }), 350],
    // 52 x 1,500 + 3,000 - 2,000 - 8,600 = 70,400; 5,800 + 22% of 12,500 = 8,550; / 52 = 164.42; + 25.
    ['lines 4(a), 4(b) and 4(c)', from(2026, 52, 1_500, { ...SINGLE, otherIncome: 3_000, deductions: 2_000, extra: 25 }), 189.42],
    // 24 x 3,000 = 72,000, with nothing on line 1g; in half brackets 8,983 + 24% of (72,000 - 60,900) = 11,647; / 24 = 485.29.
    ['with two jobs of similar pay', from(2026, 24, 3_000, { ...SINGLE, multipleJobs: true }), 485.29],
    // 52 x 1,000 - 2 x 4,300 = 43,400; 1,240 + 12% of (43,400 - 19,900) = 4,060; / 52 = 78.08.
    ['by a form of 2019 with two allowances', from(2026, 52, 1_000, { form: 'former', married: false, allowances: 2 }), 78.08],
    // 26 x (2,000 + 619.20) - 8,600 = 59,499.20; 5,800 + 22% of 1,599.20 = 6,151.82; / 26 = 236.61. 16,100 / 26 = 619.23, in dimes 619.20.
    ['from a nonresident as if the standard deduction were pay', from(2026, 26, 2_000, { status: 'marriedJoint' }, true), 236.61],
    // 52 x 300 = 15,600, less than 16,100.
    ['nothing below the standard deduction', from(2026, 52, 300, SINGLE), 0],
    ['nothing from somebody who is exempt', from(2026, 26, 4_000, { form: 'exempt' }), 0],
    // 2025 keeps the deduction of 15,000: 26 x 4,000 - 8,600 = 95,400; 5,578.50 + 22% of (95,400 - 54,875) = 14,494; / 26 = 557.46.
    // Worksheet 1B: 16,400 on 25,000 of other pay is 890; 75,000 - 8,600 = 66,400 is 7,670; 6,780 / 12 = 565. Form W-4P, page 2, example 1.
    ['what a pension adds to the tax on the pay in Step 2(b)(iii)', from(2026, 12, 4_166.67, { ...SINGLE, otherPay: 25_000 }), 565],
    // 45,000 - 8,600 = 36,400 is 3,220; 95,000 - 8,600 = 86,400 is 12,070; 8,850 / 12 = 737.50. Example 4.
    ['what it adds to a job and a smaller pension', from(2026, 12, 4_166.67, { ...SINGLE, otherPay: 45_000 }), 737.5],
    // 2c is not negative: 5,000; 2m 55,000 - 8,600 = 46,400 is 4,420; less credits of 500: 3,920 / 12 = 326.67; + 10.
    [
      'no less for other pay below the deduction',
      from(2026, 12, 4_166.67, { ...SINGLE, otherPay: 5_000, credits: 500, extra: 10 }),
      336.67,
    ],
    // 1i is negative: 6,000 - 20,000 - 8,600; 2m 30,000 - 22,600 = 7,400 is 0, and 2t not below zero.
    ['nothing if deductions exceed the pension', from(2026, 12, 500, { ...SINGLE, otherPay: 30_000, deductions: 20_000 }), 0],
    ['in 2025 by the tables that were not printed again', from(2025, 26, 4_000, SINGLE), 557.46],
  ])('%s', (_name, withheld, expected) => expect(withheld).toBe(expected));
});

describe('pay dates', () => {
  const dates = (year: LawYear, calendar: Partial<PayCalendar>) => payDatesOf(year, { frequency: 'biweekly', payDelay: 0, ...calendar });

  test.each([
    ['weekly', 2026, undefined, 52],
    ['biweekly', 2026, undefined, 26],
    ['semimonthly', 2026, undefined, 24],
    ['monthly', 2026, undefined, 12],
    ['quarterly', 2026, undefined, 4],
    ['semiannual', 2026, undefined, 2],
    ['annual', 2026, undefined, 1],
    // 2026 has 261 workdays.
    ['daily', 2026, undefined, 261],
    // Thursday, January 1, 2026 is followed by 52 more.
    ['weekly', 2026, '2026-01-01', 53],
    ['biweekly', 2026, '2026-01-01', 27],
    // From another year.
    ['biweekly', 2026, '2025-12-18', 27],
    ['biweekly', 2026, '2026-12-18', 26],
    ['biweekly', 2024, '2024-01-02', 27],
  ] as const)('%s in %i from %s are %i', (frequency, year, payDate, count) => {
    expect(dates(year, { frequency, payDate })).toHaveLength(count);
  });

  test.each([
    ['semimonthly', '2026-01-15', ['2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28']],
    ['semimonthly', '2026-03-05', ['2026-01-05', '2026-01-20', '2026-02-05', '2026-02-20']],
    ['monthly', '2026-04-30', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['monthly', '2026-01-30', ['2026-01-30', '2026-02-28', '2026-03-30', '2026-04-30']],
    ['quarterly', '2026-02-10', ['2026-02-10', '2026-05-10', '2026-08-10', '2026-11-10']],
  ] as const)('%s with %s start with %j', (frequency, payDate, first) => {
    expect(
      dates(2026, { frequency, payDate })
        .map(({ date }) => date)
        .slice(0, 4),
    ).toEqual(first);
  });

  test('the first and the last paycheck of a job pay the days worked', () => {
    const paid = dates(2026, { payDate: '2026-01-16', from: '2026-01-10', to: '2026-02-20' });
    // January 3 to 16 with seven days; February 14 to 27 with seven.
    expect(paid).toEqual([
      { date: '2026-01-16', share: 0.5 },
      { date: '2026-01-30', share: 1 },
      { date: '2026-02-13', share: 1 },
      { date: '2026-02-27', share: 0.5 },
    ]);
  });

  test('pay in arrears of a job that starts in the year comes later', () => {
    const [first] = dates(2026, { payDate: '2026-01-16', payDelay: 7, from: '2026-01-12' });
    expect(first).toEqual({ date: '2026-01-30', share: 12 / 14 });
  });
});

describe('one paycheck', () => {
  // Pay 4,000; 401(k) 200, Roth 100, premiums 150, HSA 50, commuter 25.
  const [check] = checksOf(
    federal({ deductions: { electiveDeferrals: 200, rothDeferrals: 100, preTaxPremiums: 150, payrollHsa: 50, commuterBenefits: 25 } }),
  );

  test('taxes what is left after deductions', () => {
    // Income tax leaves out all but Roth: 3,575. 26 x 3,575 - 8,600 = 84,350; 5,800 + 22% of 26,450 = 11,619; / 26 = 446.88.
    // Social Security and Medicare tax the 401(k): 3,775 x 6.2% = 234.05, x 1.45% = 54.74.
    expect(check).toMatchObject({
      pay: 4_000,
      deductions: 525,
      federalWages: 3_575,
      payrollWages: 3_775,
      federalWithholding: 446.88,
      socialSecurity: 234.05,
      medicare: 54.74,
      net: 2_739.33,
    });
  });
});

describe('the year', () => {
  test('Social Security stops in the paycheck that reaches the wage base, and additional Medicare tax starts above 200,000', () => {
    // 10,000 every two weeks: the 19th paycheck has 184,500 - 180,000 = 4,500; the 21st 210,000 - 200,000.
    const checks = checksOf(federal({ pay: 10_000 }));
    expect(checks.map(({ socialSecurity }) => socialSecurity).slice(17, 20)).toEqual([620, 279, 0]);
    expect(checks.map(({ additionalMedicare }) => additionalMedicare).slice(19, 22)).toEqual([0, 90, 90]);
  });

  test('a bonus has flat rates: 22%, and 37% above a million', () => {
    const bonuses = [
      { date: '2026-03-01', amount: 900_000 },
      { date: '2026-09-01', amount: 300_000 },
    ];
    const withheld = checksOf(federal({ bonuses })).filter(({ kind }) => kind === 'bonus');
    // 22% of 900,000; 22% of 100,000 and 37% of 200,000.
    expect(withheld.map(({ federalWithholding }) => federalWithholding)).toEqual([198_000, 96_000]);
  });

  test('two employers withhold more Social Security than one person owes, which the return credits', () => {
    const jobs: Job[] = [EVERY_TWO_WEEKS, { ...EVERY_TWO_WEEKS, pay: 5_000 }];
    const { excessSocialSecurity, taxReturn, total } = paychecksWith(undefined, undefined, { household: WORKER, jobs });
    // 234,000 of wages, 49,500 above the base: x 6.2%.
    expect(excessSocialSecurity).toBe(3_069);
    expect(total.socialSecurity).toBe(taxReturn.socialSecurity + 3_069);
  });

  test('two spouses have a wage base each', () => {
    const jobs: Job[] = [EVERY_TWO_WEEKS, { ...EVERY_TWO_WEEKS, of: 'spouse', pay: 5_000 }];
    const household = { ...WORKER, filingStatus: 'marriedJoint' as const };
    expect(paychecksWith(undefined, undefined, { household, jobs })).toMatchObject({
      excessSocialSecurity: 0,
      household: { wages: 104_000, spouseWages: 130_000 },
    });
  });

  test('a pension has no payroll taxes', () => {
    const { household, total } = federal({ isPension: true, frequency: 'monthly', pay: 3_000 });
    expect(household).toMatchObject({ wages: 0, pensionIncome: 36_000 });
    expect(total).toMatchObject({ socialSecurity: 0, medicare: 0, federalWages: 36_000 });
    // 36,000 - 8,600 = 27,400; 1,240 + 12% of 7,500 = 2,140; / 12 = 178.33.
    expect(total.federalWithholding).toBe(2_139.96);
  });

  test('a pay stub replaces the paychecks so far', () => {
    const [soFar, next] = checksOf(
      federal({ firstPayDate: '2026-03-27', yearToDate: { through: '2026-03-27', pay: 30_000, federalWithholding: 3_700 } }),
    );
    expect(soFar).toMatchObject({ kind: 'soFar', date: '2026-03-27', pay: 30_000, federalWithholding: 3_700, socialSecurity: 1_860 });
    expect(next).toMatchObject({ kind: 'regular', date: '2026-04-10', federalWithholding: 540.38 });
  });

  test('extra withholding takes no more than the pay leaves', () => {
    const [check] = checksOf(federal({ w4: { ...SINGLE, extra: 50_000 } }));
    // 4,000 less 248 and 58.
    expect(check).toMatchObject({ federalWithholding: 3_694, net: 0 });
  });

  test('the recommended form brings the year to zero', () => {
    const before = federal({}, { ...WORKER, taxableInterest: 8_000, charitableGifts: 20_000 });
    const { recommended } = before.jobs[0]!;
    const after = federal({ w4: { status: 'single', ...recommended } }, { ...WORKER, taxableInterest: 8_000, charitableGifts: 20_000 });
    expect(Math.abs(after.federalResult.refund)).toBeLessThan(26);
    expect(Math.abs(before.federalResult.refund)).toBeGreaterThan(100);
  });
});

test('a form of June counts the paychecks until then as withheld', () => {
  const request: PaychecksRequest = { household: WORKER, jobs: [{ ...EVERY_TWO_WEEKS, w4: { form: 'exempt' } }], today: '2026-06-20' };
  const { jobs, taxReturn } = paychecksWith(undefined, undefined, request);
  // January 14 and every two weeks: 12 until June 17, one more before the new form, then 13.
  expect(jobs[0]!.recommended!.extra).toBe(Math.round((taxReturn.federalIncomeTax - 13 * 540.38) / 13));
});

describe('state tax', () => {
  // DR 1098 (10/21/25): 4.4% x (52,000 - 5,500) / 26, or 11,000 on a joint form.
  test.each<[string, W4, number]>([
    ['the status of', { status: 'single' }, 78.69],
    ['the status of', { status: 'marriedJoint' }, 69.38],
    ['the marital status of a former', { form: 'former', married: true, allowances: 0 }, 69.38],
    ['the exemption of', { form: 'exempt' }, 0],
  ])('Colorado takes %s Form W-4: %o', async (_what, w4, tax) => {
    const household = { ...WORKER, filingStatus: 'marriedJoint', state: 'CO' } as const;
    const [check] = checksOf(await paychecks({ household, jobs: [{ frequency: 'biweekly', pay: 2_000, w4 }] }));
    expect(check!.stateWithholding).toBe(tax);
  });

  // Of 10,000. Illinois adds it to the regular pay; Yonkers takes 16.75% of the state's tax of a resident.
  test.each<[string, Partial<PaychecksRequest['household']>, state: number, local: number]>([
    ['DE 44: 10.23%', { state: 'CA' }, 1_023, 0],
    ['IL-700-T: 4.95% of all pay', { state: 'IL' }, 495, 0],
    ['Ohio Adm. Code 5703-7-10: 2.75%', { state: 'OH' }, 275, 0],
    ['Employer Withholding Guide (2026), p. 9: 6.5%', { state: 'MD' }, 650, 0],
    ['NYS-50-T-NYC (1/26): 4.25%', { state: 'NY', locality: 'NYC' }, 1_170, 425],
    ['NYS-50-T-Y (1/26): 1.95975% of a resident', { state: 'NY', locality: 'YONKERS' }, 1_170, 195.98],
    ['NYS-50-T-Y (1/26): 0.5% of a commuter', { state: 'NY', workLocality: 'YONKERS' }, 1_170, 50],
  ])('on a bonus: %s', async (_source, place, state, local) => {
    const bonuses = [{ date: '2026-03-01', amount: 10_000 }];
    const check = checksOf(await paychecks({ household: { ...WORKER, ...place }, jobs: [{ ...EVERY_TWO_WEEKS, bonuses }] }));
    expect(check.find(({ kind }) => kind === 'bonus')).toMatchObject({ stateWithholding: state, localWithholding: local });
  });

  test('the year’s tax is spread over the paychecks where no method is confirmed', async () => {
    const law = await loadStateLaw('MT');
    const request: PaychecksRequest = { household: { ...WORKER, state: 'MT' }, jobs: [{ frequency: 'monthly', pay: 5_000 }] };
    const { stateMethod, stateResult, total } = paychecksWith(law, undefined, request);
    expect(stateMethod).toBe('yearsTaxByPeriod');
    expect(stateResult).toEqual({ tax: total.stateWithholding, withheld: total.stateWithholding, refund: 0 });
  });

  test('other income is owed with the return, not withheld', async () => {
    const law = await loadStateLaw('MT');
    const household = { ...WORKER, state: 'MT' as const };
    const jobs: Job[] = [{ frequency: 'monthly', pay: 5_000 }];
    const alone = paychecksWith(law, undefined, { household, jobs });
    const withInterest = paychecksWith(law, undefined, { household: { ...household, taxableInterest: 20_000 }, jobs });
    expect(withInterest.total.stateWithholding).toBe(alone.total.stateWithholding);
    expect(withInterest.stateResult!.refund).toBeLessThan(0);
  });

  test.each([
    ['TX', 'noIncomeTax'],
    ['WA', 'noIncomeTax'],
  ] as const)('%s has %s', async (state, method) => {
    const { stateMethod, total } = await paychecks({ household: { ...WORKER, state }, jobs: [EVERY_TWO_WEEKS] });
    expect(stateMethod).toBe(method);
    expect(total.stateWithholding).toBe(0);
  });

  test('the methods of a state and its city withhold, with the extra amount of the certificate', async () => {
    const request: PaychecksRequest = {
      household: { ...WORKER, state: 'NY', locality: 'NYC' },
      jobs: [{ frequency: 'weekly', pay: 1_000 }],
      stateCertificate: { allowances: 1, extra: 10 },
    };
    const { jobs, stateMethod, stateResult, localResult } = await paychecks(request);
    expect(stateMethod).toBe('byMethod');
    // NYS-50-T-NYS, Method II: 1,000 - 142.30 - 19.25 = 838.45; 11.27 + 5.4% x (838.45 - 267) + 10.
    // NYS-50-T-NYC: 1,000 - 96.15 - 19.25 = 884.60; 15.06 + 4.15% x (884.60 - 481).
    expect(jobs[0]!.paychecks[0]).toMatchObject({ stateWithholding: 52.13, localWithholding: 31.81 });
    expect(stateResult!.withheld).toBe(2_710.76);
    expect(localResult!.withheld).toBe(1_654.12);
  });

  test('local tax without a method is spread over the paychecks', async () => {
    const household = { ...WORKER, state: 'PA' as const, localRate: 0.01, localBase: 'pay' as const };
    const { jobs, localResult } = await paychecks({ household, jobs: [EVERY_TWO_WEEKS] });
    expect(new Set(jobs[0]!.paychecks.map(({ localWithholding }) => localWithholding))).toEqual(new Set([40]));
    expect(localResult).toEqual({ tax: 1_040, withheld: 1_040, refund: 0 });
  });

  test('a weekly limit on a state payroll deduction holds in each paycheck', async () => {
    const { jobs, excessLevies } = await paychecks({ household: { ...WORKER, state: 'NY' }, jobs: [EVERY_TWO_WEEKS] });
    // Disability benefits: half a percent, at most 60 cents a week. N.Y. Workers' Comp. Law § 209(3).
    expect(new Set(jobs[0]!.paychecks.map(({ levyAmounts }) => levyAmounts.disabilityBenefits))).toEqual(new Set([1.2]));
    expect(excessLevies).toBe(0);
  });
});

/** The field that the engine refuses. */
function refusalOf(request: PaychecksRequest): string | undefined {
  try {
    paychecksWith(undefined, undefined, request);
  } catch (error) {
    return error instanceof PaychecksError ? error.path : undefined;
  }
  return undefined;
}

describe('a request is refused', () => {
  test.each([
    ['jobs', { jobs: [] }],
    ['jobs[0].of', { jobs: [{ ...EVERY_TWO_WEEKS, of: 'spouse' }] }],
    ['jobs', { jobs: [{ ...EVERY_TWO_WEEKS, pay: 1_000_000_000 }] }],
    ['jobs', { jobs: [{ ...EVERY_TWO_WEEKS, qualifiedTips: 200_000 }] }],
    ['jobs[0].pay', { jobs: [{ ...EVERY_TWO_WEEKS, pay: -1 }] }],
    ['jobs[0].to', { jobs: [{ ...EVERY_TWO_WEEKS, from: '2026-05-01', to: '2026-04-01' }] }],
    ['jobs[0].firstPayDate', { jobs: [{ ...EVERY_TWO_WEEKS, firstPayDate: '2026-02-30' }] }],
    ['jobs[0].deductions', { jobs: [{ ...EVERY_TWO_WEEKS, deductions: { electiveDeferrals: 3_000, preTaxPremiums: 1_001 } }] }],
    ['jobs[0].deductions', { jobs: [{ ...EVERY_TWO_WEEKS, isPension: true, deductions: { payrollHsa: 1 } }] }],
    ['jobs[0].bonuses[0].date', { jobs: [{ ...EVERY_TWO_WEEKS, bonuses: [{ date: '2025-12-31', amount: 1 }] }] }],
    [
      'jobs[0].yearToDate.through',
      { jobs: [{ ...EVERY_TWO_WEEKS, yearToDate: { through: '2027-01-01', pay: 1, federalWithholding: 0 } }] },
    ],
    ['jobs[0].w4.allowances', { jobs: [{ ...EVERY_TWO_WEEKS, w4: { form: 'former', married: true, allowances: 1.5 } }] }],
    ['household.wages', { household: { ...WORKER, wages: 1 } as PaychecksRequest['household'] }],
    ['jobs[0].w4.otherPay', { jobs: [{ ...EVERY_TWO_WEEKS, w4: { ...SINGLE, otherPay: 1 } }] }],
    ['jobs[0].federalMethod', { jobs: [{ ...EVERY_TWO_WEEKS, federalMethod: 'wageBracket', frequency: 'quarterly' }] }],
    ['jobs[0].federalMethod', { jobs: [{ ...EVERY_TWO_WEEKS, federalMethod: 'wageBracket', isPension: true }] }],
    ['jobs[0].federalMethod', { household: { ...WORKER, taxYear: 2024 }, jobs: [{ ...EVERY_TWO_WEEKS, federalMethod: 'wageBracket' }] }],
    ['stateCertificate.chosenRate', { stateCertificate: { chosenRate: 2 } }],
    ['today', { today: 'tomorrow' }],
  ] as const)('with its name: %s', (path, wrong) => {
    const request = { household: WORKER, jobs: [EVERY_TWO_WEEKS], ...wrong } as PaychecksRequest;
    expect(refusalOf(request)).toBe(path);
  });
});

describe('local tax', () => {
  test.each([
    ['IN', 'IN:MARION', 'byMethod'],
    ['MD', 'MD:HOWARD', 'byMethod'],
    ['NY', 'NYC', 'byMethod'],
    ['NY', 'YONKERS', 'byMethod'],
    ['OH', 'OH:COLUMBUS', 'yearsTaxByPeriod'],
    ['MI', 'MI:DETROIT', 'yearsTaxByPeriod'],
    ['DE', 'DE:WILMINGTON', 'yearsTaxByPeriod'],
    ['KY', 'KY:LOUISVILLE', 'yearsTaxByPeriod'],
    ['AL', 'AL:BIRMINGHAM', 'yearsTaxByPeriod'],
  ] as const)('in %s, of %s, is in each paycheck: %s', async (state, place, localMethod) => {
    const household = { taxYear: 2026, filingStatus: 'single', state, locality: place, workLocality: place } as const;
    const answer = await paychecks({ household, jobs: [EVERY_TWO_WEEKS] });
    expect(answer.localMethod).toBe(localMethod);
    expect(checksOf(answer).filter(({ localWithholding }) => localWithholding <= 0)).toEqual([]);
    if (localMethod === 'yearsTaxByPeriod') expect(answer.localResult?.refund).toBe(0);
  });
});
