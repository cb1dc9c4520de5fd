import type { Paychecks, PaychecksRequest } from '@bracketwise/contract/paychecks';
import { paychecks } from '@bracketwise/tax-engine';
import { problemOf, startApi, stopApis, type TestApi } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(stopApis);

const worker: PaychecksRequest = {
  household: { taxYear: 2026, state: 'CA', filingStatus: 'single' },
  jobs: [{ frequency: 'biweekly', pay: 9_000, deductions: { electiveDeferrals: 500 }, bonuses: [{ date: '2026-03-13', amount: 20_000 }] }],
};
const couple: PaychecksRequest = {
  household: { taxYear: 2026, state: 'NY', locality: 'NYC', filingStatus: 'marriedJoint', dependentAges: [4], taxableInterest: 900 },
  jobs: [
    { frequency: 'semimonthly', pay: 5_000, w4: { status: 'marriedJoint', credits: 2_200 } },
    { of: 'spouse', frequency: 'weekly', pay: 1_100, w4: { form: 'former', married: true, allowances: 2 }, from: '2026-02-03' },
    { frequency: 'monthly', pay: 800, isPension: true },
  ],
  stateCertificate: { allowances: 1 },
  estimatedPayments: 400,
  today: '2026-06-01',
};

describe('paychecks', () => {
  it.each([worker, couple])('get the engine’s answer: %j', async (request) => {
    const response = await api.pay(request);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['cache-control']).toBe('no-store');
    // Validation fills these in.
    const household = { ...request.household, hasSsn: true, spouseHasSsn: true };
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(await paychecks({ ...request, household }))));
  });

  it('come with the household as it was filed, which has the same return', async () => {
    const { household, taxReturn } = (await api.pay(couple)).json<Paychecks>();
    expect((await api.file(household)).json()).toMatchObject(taxReturn);
  });

  it('come with the limits that the deductions of the year exceed', async () => {
    const [job] = worker.jobs;
    const jobs = [{ ...job, frequency: 'monthly', pay: 10_000, deductions: { flexibleSpending: 300 } }];
    const { exceededLimits } = (await api.pay({ household: { taxYear: 2026, filingStatus: 'single' }, jobs })).json<Paychecks>();
    expect(exceededLimits).toMatchObject([{ deduction: 'flexibleSpending', of: 'self', amount: 3_600, limit: 3_400 }]);
  });

  it('take a body of eight jobs with every bonus', async () => {
    const bonuses = Array.from({ length: 24 }, (_, index) => ({ date: '2026-05-05', amount: 1_000.25 + index }));
    const [job] = worker.jobs;
    const request = { ...worker, jobs: Array.from({ length: 8 }, () => ({ ...job, bonuses })) };
    expect(JSON.stringify(request).length).toBeGreaterThan(4_096);
    expect((await api.pay(request)).statusCode).toBe(200);
  });

  it('are refused in a body of more than 32 KB', async () => {
    expect((await api.pay(JSON.stringify(worker).padEnd(32 * 1024 + 1, ' '))).statusCode).toBe(413);
  });
});

describe('a wrong request', () => {
  const [job] = worker.jobs;
  const withJob = (fields: object) => ({ ...worker, jobs: [{ ...job, ...fields }] });

  it.each<[string, string, object]>([
    ['#/jobs', 'jobs', { household: worker.household }],
    ['#/jobs', 'jobs', { ...worker, jobs: [] }],
    ['#/household/taxYear', 'household.taxYear', { ...worker, household: { filingStatus: 'single' } }],
    ['#/household/wages', 'household.wages', { ...worker, household: { ...worker.household, wages: 1 } }],
    [
      '#/household/students/0/expenses',
      'household.students[0].expenses',
      { ...worker, household: { ...worker.household, students: [{ expenses: -1 }] } },
    ],
    ['#/jobs/0/frequency', 'jobs[0].frequency', withJob({ frequency: 'hourly' })],
    ['#/jobs/0/pay', 'jobs[0].pay', withJob({ pay: '9000' })],
    ['#/jobs/0/deductions/payrollHsa', 'jobs[0].deductions.payrollHsa', withJob({ deductions: { payrollHsa: -5 } })],
    ['#/jobs/0/bonuses/0/amount', 'jobs[0].bonuses[0].amount', withJob({ bonuses: [{ date: '2026-03-13' }] })],
    // What the engine compares.
    ['#/jobs/0/bonuses/0/date', 'jobs[0].bonuses[0].date', withJob({ bonuses: [{ date: '2025-03-13', amount: 1 }] })],
    ['#/jobs/0/of', 'jobs[0].of', withJob({ of: 'spouse' })],
    ['#/jobs/0/to', 'jobs[0].to', withJob({ from: '2026-05-01', to: '2026-04-30' })],
    ['#/jobs/0/deductions', 'jobs[0].deductions', withJob({ deductions: { electiveDeferrals: 9_001 } })],
    ['#/jobs/0/w4/status', 'jobs[0].w4.status', withJob({ w4: {} })],
    ['#/jobs/0/w4/allowances', 'jobs[0].w4.allowances', withJob({ w4: { status: 'single', allowances: 2 } })],
    ['#/jobs/0/w4/married', 'jobs[0].w4.married', withJob({ w4: { form: 'former', allowances: 2 } })],
    ['#/household/locality', 'locality', { ...worker, household: { ...worker.household, locality: 'CA:OAKLAND' } }],
    ['#/today', 'today', { ...worker, today: '2026-02-30' }],
  ])('is a problem at %s', async (pointer, field, request) => {
    const response = await api.pay(request);
    expect(response.statusCode).toBe(400);
    const [error] = problemOf(response).errors ?? [];
    expect(error).toMatchObject({ pointer, field });
    expect(error?.message).toContain(field);
  });
});
