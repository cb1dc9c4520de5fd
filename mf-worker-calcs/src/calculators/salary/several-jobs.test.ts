import { taxReturn } from '@bracketwise/tax-engine';
import { salaryForm } from './form.ts';
import { loadPayLaw, type PayLaw } from '../../states/pay-law.ts';
import { officialSalary } from './official.ts';

type Entries = Readonly<Record<string, string>>;

let laws: Readonly<Record<'TX' | 'CA' | 'NJ', PayLaw>>;
beforeAll(async () => {
  const [TX, CA, NJ] = await Promise.all([loadPayLaw('TX'), loadPayLaw('CA'), loadPayLaw('NJ')]);
  laws = { TX, CA, NJ };
});

const MONTHLY = { grossSalary: '60000', state: 'TX', taxYear: '2026', payFrequency: 'monthly' };
const schema = salaryForm.schema('en-US');
const draftOf = (entries: Entries) => ({ ...salaryForm.draft, ...MONTHLY, ...entries });
const answerOf = (entries: Entries) => {
  const values = schema.validateSync(draftOf(entries));
  return officialSalary(values, laws[values.state as 'TX'], { today: new Date('2026-07-01T12:00:00Z') });
};
const jobsOf = (entries: Entries) => answerOf(entries).paychecks?.answer.jobs ?? [];

const base = { taxYear: 2026, filingStatus: 'single', state: 'TX' } as const;

test('a job for a part of the year pays from its first to its last day', () => {
  const { year, paychecks } = answerOf({ mainJobFrom: '2026-03-01', mainJobTo: '2026-08-31' });
  expect(paychecks?.answer.jobs[0]?.paychecks.map(({ date }) => date.slice(0, 7))).toEqual([
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
  ]);
  expect(year.grossIncome).toBe(30_000);
  expect(year.federalTax).toBe(taxReturn({ ...base, wages: 30_000 }).federalIncomeTax);
  // Each paycheck withholds as if the pay went on all year, so much of it comes back.
  expect(paychecks?.refund).toBeGreaterThan(1_000);
});

test('overtime of a part of the year is deducted for that part', () => {
  const { year, household } = answerOf({ mainJobFrom: '2026-07-01', overtimeHours: '10' });
  // 60,000 / 2,080 an hour: the premium is half of it, for ten hours in six months. 26 U.S.C. § 225.
  expect(household.qualifiedOvertime).toBeCloseTo((60_000 / 2_080 / 2) * 10 * 6, 1);
  expect(year.grossIncome).toBeCloseTo(30_000 + (60_000 / 2_080) * 1.5 * 10 * 6, 1);
});

test('a pay stub replaces the paychecks up to its date', () => {
  const [job] = jobsOf({ mainJobStubDate: '2026-06-30', mainJobStubPay: '31000', mainJobStubWithheld: '4000' });
  expect(job?.paychecks.map(({ kind, pay }) => [kind, pay])).toEqual([['soFar', 31_000], ...Array<unknown>(6).fill(['regular', 5_000])]);
  expect(job?.paychecks[0]?.federalWithholding).toBe(4_000);
});

test('another job pays as often as the main one unless it says otherwise', () => {
  const periods = (entries: Entries) => jobsOf({ secondJobPay: '500', ...entries }).map(({ payPeriods }) => payPeriods);
  expect([periods({}), periods({ secondJobFrequency: 'weekly' })]).toEqual([
    [12, 12],
    [12, 52],
  ]);
});

test('two employers each withhold Social Security up to the wage base, and the return gives back what is too much', () => {
  const { paychecks, year } = answerOf({ grossSalary: '150000', secondJobPay: '10000' });
  // SSA, Contribution and Benefit Base for 2026 (42 U.S.C. § 430): 184,500.
  expect(paychecks?.answer.excessSocialSecurity).toBeCloseTo(0.062 * (270_000 - 184_500), 1);
  expect(year.socialSecurity).toBeCloseTo(0.062 * 184_500, 2);
});

test('the jobs of a spouse count on a joint return, and not on another one', () => {
  const spouse = { spouseJobPay: '3000', spouseSecondJobPay: '400' };
  expect(jobsOf({ ...spouse, filingStatus: 'married_joint' }).map(({ of }) => of)).toEqual(['self', 'spouse', 'spouse']);
  expect(jobsOf(spouse).map(({ of }) => of)).toEqual(['self']);
});

test('what comes off a spouse’s pay lowers that paycheck and the joint return', () => {
  const spouse = { spouseJobPay: '3000', spouseJobDeferrals: '300', spouseJobPremiums: '100' };
  const { year, paychecks } = answerOf({ ...spouse, filingStatus: 'married_joint' });
  // 12 x 2,600 is below what the table for couples taxes: 19,300 + 12,900. 6.2% and 1.45% of 2,900.
  expect(paychecks?.answer.jobs[1]?.paychecks[0]).toMatchObject({ federalWithholding: 0, deductions: 400, net: 2_378.15 });
  const filed = taxReturn({ ...base, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 12 * 2_600 });
  expect(year.federalTax).toBe(filed.federalIncomeTax);
  expect(year.payDeductions).toBe(4_800);
});

test('nothing comes off a pension, whatever its fields held before', () => {
  const [, pension] = jobsOf({ secondJobKind: 'pension', secondJobPay: '1000', secondJobDeferrals: '300' });
  expect(pension?.total.deductions).toBe(0);
});

test('the box in Step 2(c) counts on the forms of both jobs, and not on a pension’s', () => {
  const withheld = (entries: Entries) =>
    jobsOf({ secondJobPay: '3000', ...entries }).map(({ paychecks: [first] }) => first?.federalWithholding);
  // Publication 15-T (2026), Form W-4 with Step 2(c), single: 2,900 + 22% of what exceeds 33,250, in twelve parts: of 60,000 and of 36,000.
  expect(withheld({ w4MultipleJobs: 'true' })).toEqual([732.08, 292.08]);
  // Of the pension, 1,240 + 12% of (36,000 - 8,600 - 19,900), in twelve parts.
  expect(withheld({ w4MultipleJobs: 'true', secondJobKind: 'pension' })).toEqual([732.08, 178.33]);
});

test('years without paychecks have one job', () => {
  expect(answerOf({ taxYear: '2021', secondJobPay: '500' }).year.grossIncome).toBe(60_000);
});

test.each<readonly [string, Entries]>([
  ['one job', {}],
  ['a job that ends', { state: 'CA', mainJobTo: '2026-09-10', electiveDeferrals: '300', grossSalary: '83333.33' }],
  [
    'two jobs and a pay stub',
    {
      state: 'NJ',
      secondJobPay: '812.37',
      secondJobFrequency: 'weekly',
      secondJobStubDate: '2026-05-01',
      secondJobStubPay: '9000',
      secondJobStubWithheld: '700',
    },
  ],
  [
    'four jobs of a couple',
    {
      state: 'CA',
      filingStatus: 'married_joint',
      secondJobPay: '1700',
      spouseJobPay: '9000',
      spouseJobDeferrals: '611.11',
      spouseSecondJobPay: '333.33',
      spouseSecondJobFrom: '2026-04-11',
    },
  ],
])('what the paychecks of %s leave and the refund are what the year leaves, to the cent', (_name, entries) => {
  const { year, paychecks } = answerOf({ grossSalary: '74000', ...entries });
  const { total, excessLevies, fractionsOfCents } = paychecks!.answer;
  // The salary is not the sum of its rounded paychecks.
  const fractions = year.grossIncome - total.pay;
  expect(total.net + paychecks!.refund + excessLevies + fractionsOfCents + fractions).toBeCloseTo(year.netIncome, 2);
});

test.each<readonly [string, string, Entries]>([
  ['a last day before the first', 'mainJobTo', { mainJobFrom: '2026-05-01', mainJobTo: '2026-04-01' }],
  ['a first day after the year', 'secondJobFrom', { secondJobPay: '500', secondJobFrom: '2027-01-01' }],
  ['a last day before the year', 'mainJobTo', { mainJobTo: '2025-12-31' }],
  ['a day that does not exist', 'mainJobFrom', { mainJobFrom: '2026-02-31' }],
  ['a pay stub of another year', 'mainJobStubDate', { mainJobStubDate: '2025-06-30', mainJobStubPay: '1' }],
  ['amounts so far without a date', 'mainJobStubDate', { mainJobStubPay: '30000' }],
  ['a date without the pay so far', 'mainJobStubPay', { mainJobStubDate: '2026-06-30' }],
  [
    'more taken than the second job pays',
    'secondJobPremiums',
    { secondJobPay: '500', secondJobDeferrals: '400', secondJobPremiums: '101' },
  ],
  ['more withheld than paid', 'mainJobStubWithheld', { mainJobStubDate: '2026-06-30', mainJobStubPay: '10', mainJobStubWithheld: '11' }],
])('%s is refused', (_name, path, entries) => {
  let refused: unknown;
  try {
    schema.validateSync(draftOf(entries));
  } catch (error) {
    refused = error;
  }
  expect(refused).toMatchObject({ path });
});

test('what a hidden field of a spouse holds refuses nothing', () => {
  expect(schema.isValidSync(draftOf({ spouseJobStubPay: '30000' }))).toBe(true);
});
