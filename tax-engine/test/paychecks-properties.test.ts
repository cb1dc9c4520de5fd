import {
  FEDERAL_METHODS,
  FIELDS_OF_JOBS,
  PAY_AMOUNTS,
  PAY_FREQUENCIES,
  PAY_PERIODS,
  type Job,
  type Paycheck,
  type PaychecksRequest,
} from '@bracketwise/contract/paychecks';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { loadStateWithholding, paychecksWith } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import type { StateWithholding } from '../src/rules/state-withholding.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const RUNS = times(150);

let withholding: Partial<Record<StateCode, StateWithholding | undefined>> = {};
beforeAll(async () => {
  withholding = Object.fromEntries(await Promise.all(STATE_CODES.map(async (code) => [code, await loadStateWithholding(code)] as const)));
});

const paychecksOf = (request: PaychecksRequest) => {
  const { state } = request.household;
  return paychecksWith(state && stateLaws[state], state && withholding[state], request);
};

const centsUpTo = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
/** Months and days that every year has. */
const dayOfYear = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }));
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });

const drawnJobs = fc.array(
  fc.record({
    spouse: fc.boolean(),
    frequency: fc.constantFrom(...PAY_FREQUENCIES.filter((frequency) => frequency !== 'daily')),
    pay: fc.oneof(centsUpTo(900), centsUpTo(9_000), centsUpTo(40_000)),
    dates: sometimes(fc.tuple(dayOfYear, dayOfYear)),
    payDate: sometimes(dayOfYear),
    payDelay: fc.integer({ min: 0, max: 10 }),
    shares: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 7, maxLength: 7 }),
    bonus: sometimes(fc.tuple(dayOfYear, centsUpTo(1_500_000))),
    stub: sometimes(fc.tuple(dayOfYear, centsUpTo(90_000))),
    isPension: fc.boolean(),
    federalMethod: fc.constantFrom(...FEDERAL_METHODS),
    w4: fc.oneof(
      fc.constant(undefined),
      fc.record({ status: fc.constantFrom('single' as const, 'marriedJoint' as const), multipleJobs: fc.boolean(), extra: centsUpTo(300) }),
      fc.record({ form: fc.constant('former' as const), married: fc.boolean(), allowances: fc.integer({ min: 0, max: 9 }) }),
      fc.constant({ form: 'exempt' as const }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

const requests: fc.Arbitrary<PaychecksRequest> = fc
  .tuple(householdsWith({ taxYear: fc.constantFrom(...TAX_YEARS), state: fc.constantFrom(undefined, ...STATE_CODES) }), drawnJobs)
  .map(([drawn, jobs]) => {
    const household = Object.fromEntries(Object.entries(drawn).filter(([name]) => !FIELDS_OF_JOBS.some((field) => field === name)));
    const date = ([month, day]: readonly [number, number]) =>
      `${String(drawn.taxYear)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const isJoint = drawn.filingStatus === 'marriedJoint';
    return {
      household: household as PaychecksRequest['household'],
      jobs: jobs.map(({ spouse, frequency, pay, dates, payDate, payDelay, shares, bonus, stub, isPension, federalMethod, w4 }): Job => {
        const [from, to] = dates?.map(date).sort() ?? [];
        const deductions = Object.fromEntries(
          ['electiveDeferrals', 'rothDeferrals', 'preTaxPremiums', 'flexibleSpending', 'payrollHsa', 'commuterBenefits'].map(
            (name, index) => [name, Math.floor((pay * 100 * shares[index]!) / 100) / 100],
          ),
        );
        return {
          of: spouse && isJoint ? 'spouse' : 'self',
          frequency,
          pay,
          payDelay,
          isPension,
          ...(from !== undefined && to !== undefined && { from, to }),
          ...(payDate && { firstPayDate: date(payDate) }),
          ...(!isPension && { deductions }),
          ...(bonus && { bonuses: [{ date: date(bonus[0]), amount: bonus[1] }] }),
          ...(stub && {
            yearToDate: { through: date(stub[0]), pay: stub[1], federalWithholding: Math.floor(stub[1] / 8), deductions: {} },
          }),
          ...(w4 && { w4 }),
          ...(!isPension && drawn.taxYear >= 2025 && PAY_PERIODS[frequency] >= PAY_PERIODS.monthly && { federalMethod }),
        };
      }),
    };
  });

test('the net pay and the refunds are the pay without deductions and the taxes of the return, to the cent', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { total, federalResult, stateResult, localResult, excessLevies, fractionsOfCents, taxReturn } = paychecksOf(request);
      // What no computed return settles is taken for a refund, because the total tax leaves it out.
      const received =
        cents(total.net) +
        cents(federalResult.refund) +
        cents(stateResult?.refund ?? total.stateWithholding) +
        cents(localResult?.refund ?? total.localWithholding) +
        cents(excessLevies) +
        cents(fractionsOfCents);
      expect(received).toBe(cents(total.pay) - cents(total.deductions) - cents(taxReturn.totalTax));
    }),
    RUNS,
  );
});

test('the amounts of the paychecks add up to those of each job, and these to the totals', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { jobs, total } = paychecksOf(request);
      for (const name of PAY_AMOUNTS) {
        for (const job of jobs)
          expect(job.paychecks.reduce((sum, paycheck) => sum + cents(paycheck[name]), 0)).toBe(cents(job.total[name]));
        expect(jobs.reduce((sum, job) => sum + cents(job.total[name]), 0)).toBe(cents(total[name]));
      }
    }),
    RUNS,
  );
});

test('no paycheck but the amounts so far is negative', () => {
  fc.assert(
    fc.property(requests, (request) => {
      // What rounds up in one cent of pay may be two cents of taxes.
      const isUsual = ({ kind, pay }: Paycheck) => kind !== 'soFar' && (pay === 0 || pay >= 1);
      const paychecks = paychecksOf(request).jobs.flatMap((job) => job.paychecks.filter(isUsual));
      expect(paychecks.filter((paycheck) => PAY_AMOUNTS.some((name) => paycheck[name] < 0))).toEqual([]);
    }),
    RUNS,
  );
});

test('a week without pay bears no levy, even if the limit of the weeks so far left some open', () => {
  const { jobs } = paychecksOf({
    household: { taxYear: 2020, state: 'HI', filingStatus: 'single' },
    jobs: [{ frequency: 'weekly', pay: 0, yearToDate: { through: '2020-01-01', pay: 1_121, federalWithholding: 140 } }],
  });
  const weeks = jobs[0]!.paychecks.filter(({ kind }) => kind === 'regular');
  expect(weeks.length).toBeGreaterThan(50);
  expect(weeks.filter(({ levies }) => levies !== 0)).toEqual([]);
});

test('the payroll taxes of one job for the whole year are those of the return', () => {
  fc.assert(
    fc.property(requests, ({ household, jobs: [first] }) => {
      const { from, to, yearToDate, bonuses, ...job } = first!;
      void [from, to, yearToDate, bonuses];
      const alone = { ...household, selfEmploymentProfit: 0, spouseSelfEmploymentProfit: 0 };
      const { excessSocialSecurity, excessLevies, fractionsOfCents } = paychecksOf({ household: alone, jobs: [{ ...job, payDelay: 0 }] });
      expect({ excessSocialSecurity, excessLevies, fractionsOfCents }).toEqual({
        excessSocialSecurity: 0,
        excessLevies: 0,
        fractionsOfCents: 0,
      });
    }),
    RUNS,
  );
});

test('several employers round apart by less than a cent each', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { fractionsOfCents } = paychecksOf(request);
      expect(Math.abs(cents(fractionsOfCents))).toBeLessThanOrEqual(request.jobs.length);
    }),
    RUNS,
  );
});

test('a weekly limit on a levy leaves the rest of a bonus to paychecks with pay', () => {
  // Hawaii limits its levy by the week, and this bonus is paid before the first week is.
  const request: PaychecksRequest = {
    household: { taxYear: 2020, state: 'HI', filingStatus: 'single' },
    jobs: [{ frequency: 'weekly', pay: 0, bonuses: [{ date: '2020-01-01', amount: 1 }] }],
  };
  const [bonus, ...others] = paychecksOf(request).jobs[0]!.paychecks;
  expect(bonus).toMatchObject({ kind: 'bonus', levies: 0 });
  expect(others.filter(({ net }) => net !== 0)).toEqual([]);
});
