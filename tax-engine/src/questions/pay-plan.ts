/** What each job pays and takes for benefits, paycheck by paycheck, before any tax. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import {
  DEDUCTIONS_BEFORE_TAX,
  PAY_DEDUCTIONS,
  PAY_PERIODS,
  type HouseholdOfJobs,
  type Job,
  type Paycheck,
  type PayDeduction,
  type PayDeductions,
  type PayPeriods,
} from '@bracketwise/contract/paychecks';
import type { IsoDate, LawYear } from '@bracketwise/contract/years';
import { dayOf } from '../kernel/days.ts';
import { downToCents, roundToCents, sumOf } from '../kernel/money.ts';
import { payDatesOf, type PayDate } from '../rules/pay-calendar.ts';
import type { PaycheckTaxes } from '../rules/paycheck-taxes.ts';

export interface PlannedPay extends Pick<Paycheck, 'date' | 'kind' | 'share' | 'pay' | 'federalWages' | 'payrollWages'> {
  /** Pay periods that it pays for. */
  readonly periods: number;
  readonly deductions: Readonly<Record<PayDeduction, Usd>>;
}

/** A paycheck of a job after federal tax and payroll taxes. US dollars. */
export interface FederalPay {
  readonly planned: PlannedPay;
  readonly taxes: PaycheckTaxes;
  readonly federalWithholding: Usd;
  /** What is left for state and local tax. */
  readonly left: Usd;
}

export interface PlannedJob {
  readonly job: Job;
  readonly of: 'self' | 'spouse';
  readonly isPension: boolean;
  readonly payPeriods: PayPeriods;
  /** In the order of their dates. */
  readonly pays: readonly PlannedPay[];
  /** Regular pay dates after those of the year to date. */
  readonly dates: readonly PayDate[];
}

/** Of each deduction, the share that a part of a pay period bears. Whole cents at most, so that together they don't exceed that pay. */
const scaled = (deductions: PayDeductions, share: number) =>
  Object.fromEntries(PAY_DEDUCTIONS.map((name) => [name, downToCents((deductions[name] ?? 0) * share)])) as Record<PayDeduction, Usd>;

export function plannedJob(job: Job, year: LawYear): PlannedJob {
  const {
    of = 'self',
    frequency,
    firstPayDate,
    payDelay = 0,
    from,
    to,
    yearToDate,
    isPension = false,
    bonuses = [],
    deductions = {},
  } = job;
  const all = payDatesOf(year, { frequency, payDate: firstPayDate ?? yearToDate?.through, payDelay, from, to });
  const through = yearToDate?.through ?? '';
  const dates = all.filter(({ date }) => date > through);
  const planned = (amounts: Pick<PlannedPay, 'date' | 'kind' | 'share' | 'pay' | 'periods' | 'deductions'>): PlannedPay => {
    const federalWages = sumOf(amounts.pay, ...DEDUCTIONS_BEFORE_TAX.map((name) => -amounts.deductions[name]));
    const payrollWages = isPension ? 0 : sumOf(federalWages, amounts.deductions.electiveDeferrals);
    return { ...amounts, federalWages, payrollWages };
  };
  const pays: PlannedPay[] = dates.map(({ date, share }) =>
    planned({ date, kind: 'regular', share, periods: share, pay: roundToCents(job.pay * share), deductions: scaled(deductions, share) }),
  );
  for (const { date, amount } of bonuses) {
    if (date > through)
      pays.push(planned({ date, kind: 'bonus', share: 1, periods: 0, pay: roundToCents(amount), deductions: scaled({}, 0) }));
  }
  if (yearToDate) {
    const pay = roundToCents(yearToDate.pay);
    const periodsOfPay = job.pay > 0 ? pay / job.pay : 0;
    // Without a pay date before the stub, the pay says how many there were.
    const periods = all.filter(({ date }) => date <= through).reduce((sum, { share }) => sum + share, 0) || periodsOfPay;
    const soFar = yearToDate.deductions ? scaled(yearToDate.deductions, 1) : scaled(deductions, Math.min(periods, periodsOfPay));
    pays.push(planned({ date: through, kind: 'soFar', share: 1, periods, pay, deductions: soFar }));
  }
  pays.sort((a, b) => dayOf(a.date) - dayOf(b.date));
  return { job, of, isPension, payPeriods: PAY_PERIODS[frequency], pays, dates };
}

/** The household with what its jobs pay. */
export function householdWith(household: HouseholdOfJobs, jobs: readonly PlannedJob[]): Household {
  const totalOf = (person: 'self' | 'spouse', isPension: boolean, amount: (pay: PlannedPay) => Usd): Usd =>
    sumOf(...jobs.filter((job) => job.of === person && job.isPension === isPension).flatMap(({ pays }) => pays.map(amount)));
  const ofWages = (person: 'self' | 'spouse') => ({
    wages: totalOf(person, false, ({ federalWages }) => federalWages),
    pension: totalOf(person, true, ({ federalWages }) => federalWages),
    of: (name: PayDeduction) => totalOf(person, false, ({ deductions }) => deductions[name]),
  });
  const own = ofWages('self');
  const spouse = ofWages('spouse');
  const parts = (name: 'qualifiedTips' | 'qualifiedOvertime') => sumOf(...jobs.map(({ job }) => job[name] ?? 0));
  const isJoint = household.filingStatus === 'marriedJoint';
  return {
    ...household,
    wages: own.wages,
    electiveDeferrals: own.of('electiveDeferrals'),
    preTaxPremiums: own.of('preTaxPremiums'),
    flexibleSpending: own.of('flexibleSpending'),
    dependentCareFlexibleSpending: own.of('dependentCareFlexibleSpending'),
    payrollHsa: own.of('payrollHsa'),
    pensionIncome: sumOf(household.pensionIncome ?? 0, own.pension),
    rothIraContributions: sumOf(household.rothIraContributions ?? 0, own.of('rothDeferrals')),
    qualifiedTips: parts('qualifiedTips'),
    qualifiedOvertime: parts('qualifiedOvertime'),
    ...(isJoint && {
      spouseWages: spouse.wages,
      spouseElectiveDeferrals: spouse.of('electiveDeferrals'),
      spousePreTaxPremiums: spouse.of('preTaxPremiums'),
      spouseFlexibleSpending: spouse.of('flexibleSpending'),
      spouseDependentCareFlexibleSpending: spouse.of('dependentCareFlexibleSpending'),
      spousePayrollHsa: spouse.of('payrollHsa'),
      spousePensionIncome: sumOf(household.spousePensionIncome ?? 0, spouse.pension),
      spouseRothIraContributions: sumOf(household.spouseRothIraContributions ?? 0, spouse.of('rothDeferrals')),
    }),
  };
}

/** Facts about the people, without income or expenses but the pay. What an employer withholds for the year rests on them. */
export function onlyPay(household: Household, jobs: readonly PlannedJob[]): Household {
  const { taxYear, state, locality, workLocality, localRate, localBase, filingStatus, age, spouseAge, blind, spouseBlind } = household;
  const { hasSsn, spouseHasSsn, claimedAsDependent, dependentAges, dependents, nonresident, payrollTaxExempt } = household;
  const people = { taxYear, state, locality, workLocality, localRate, localBase, filingStatus, age, spouseAge, blind, spouseBlind };
  return householdWith(
    { ...people, hasSsn, spouseHasSsn, claimedAsDependent, dependentAges, dependents, nonresident, payrollTaxExempt },
    jobs.filter(({ isPension }) => !isPension),
  );
}

/** The date of the latest pay stub. */
export const latestStub = (jobs: readonly PlannedJob[]): IsoDate | undefined =>
  jobs
    .flatMap(({ job }) => job.yearToDate?.through ?? [])
    .sort()
    .at(-1);
