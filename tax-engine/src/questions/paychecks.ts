import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import {
  FIELDS_OF_JOBS,
  PAY_AMOUNTS,
  PAY_DEDUCTIONS,
  type JobPaychecks,
  type PayAmounts,
  type PayFrequency,
  type Paycheck,
  type Paychecks,
  type PaychecksRequest,
  type W4,
  type YearsResult,
} from '@bracketwise/contract/paychecks';
import type { IsoDate, LawYear } from '@bracketwise/contract/years';
import { fileReturns, type Filing } from '../filing.ts';
import { HouseholdError } from '../household.ts';
import { dateOf, dayOf } from '../kernel/days.ts';
import { positivePart, roundToCents, sumOf } from '../kernel/money.ts';
import { socialSecurityRate, socialSecurityWageBase } from '../law/federal/social-security.ts';
import type { PayDate } from '../rules/pay-calendar.ts';
import { growth, paycheckTaxes, type PaycheckTaxes } from '../rules/paycheck-taxes.ts';
import { withheldFromBonuses, withheldFromPaycheck } from '../rules/paycheck-withholding.ts';
import type { PayrollLevy } from '../rules/payroll-levies.ts';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateWithholding } from '../rules/state-withholding.ts';
import { taxReturnOf } from '../tax-return.ts';
import { exceededLimits } from './deduction-limits.ts';
import { householdWith, latestStub, onlyPay, plannedJob, type FederalPay, type PlannedJob, type PlannedPay } from './pay-plan.ts';
import { assertRequest, PaychecksError } from './paychecks-request.ts';
import { recommendedW4s, returnOfYear, w4StatusOf, type JobOfYear } from './recommended-w4.ts';
import { stateOfPaychecks } from './state-of-paychecks.ts';

/**
 * The paychecks of a year, what they withhold, and the return that settles it.
 * @param law - of the household's state; without it no state tax is computed
 * @param withholding - how that state withholds; without it, the year's tax on the pay is spread over the paychecks
 * @throws HouseholdError or PaychecksError that names the refused field
 */
export function paychecksWith(law: StateLaw | undefined, withholding: StateWithholding | undefined, request: PaychecksRequest): Paychecks {
  assertRequest(request);
  const { taxYear } = request.household;
  const jobs = request.jobs.map((job) => plannedJob(job, taxYear));
  const household = householdWith(request.household, jobs);
  const filing = filed(law, household);
  const { federal, state } = filing;
  const { payrollTaxExempt, nonresident } = federal.household;
  const usualW4: W4 = { status: w4StatusOf(federal) };
  const levies = law?.payrollLevies ?? [];
  const pays = jobs.map((job) => federalPays(job, { year: taxYear, levies, exempt: payrollTaxExempt, nonresident, usualW4 }));
  const wagesAlone = law && fileReturns(law, onlyPay(household, jobs), { stateRefundableCredits: true }).state;
  const withheldByState = stateOfPaychecks({ law, withholding, wagesAlone, federal, jobs, pays, certificate: request.stateCertificate });
  const paychecks = jobs.map((_, index) =>
    pays[index]!.map((pay, place) => paycheckOf(pay, withheldByState.state[index]![place]!, withheldByState.local[index]![place]!)),
  );
  const totals = paychecks.map(sumOfPaychecks);
  const total = sumOfPaychecks(totals);

  const taxReturn = taxReturnOf(filing);
  const excessSocialSecurity = payrollTaxExempt ? 0 : excessOf(jobs, totals, taxYear);
  const payments = sumOf(total.additionalMedicare, excessSocialSecurity, request.estimatedPayments ?? 0);
  const tax = sumOf(federal.federalIncomeTax, federal.selfEmploymentTax, federal.additionalMedicare);
  const recommended = nonresident ? undefined : recommendedW4s(returnOfYear(federal), jobsOfYear(jobs, pays, request.today), payments);
  return {
    taxYear,
    ...(state && { state: state.code, stateMethod: withheldByState.method }),
    ...(taxReturn.localTax !== undefined && { localMethod: withheldByState.localMethod }),
    jobs: jobs.map(({ of, isPension, payPeriods }, index): JobPaychecks => {
      const form = recommended?.[index];
      return { of, isPension, payPeriods, paychecks: paychecks[index]!, total: totals[index]!, ...(form && { recommended: form }) };
    }),
    total,
    household,
    taxReturn: {
      adjustedGrossIncome: taxReturn.adjustedGrossIncome,
      deduction: taxReturn.deduction,
      taxableIncome: taxReturn.taxableIncome,
      federalIncomeTax: taxReturn.federalIncomeTax,
      selfEmploymentTax: taxReturn.selfEmploymentTax,
      socialSecurity: taxReturn.socialSecurity,
      medicare: taxReturn.medicare,
      additionalMedicare: taxReturn.additionalMedicare,
      payrollLevies: taxReturn.payrollLevies,
      ...(taxReturn.stateTax !== undefined && { stateTax: taxReturn.stateTax }),
      ...(taxReturn.localTax !== undefined && { localTax: taxReturn.localTax }),
      totalTax: taxReturn.totalTax,
    },
    federalResult: settled(tax, sumOf(total.federalWithholding, payments)),
    ...(taxReturn.stateTax !== undefined && { stateResult: settled(taxReturn.stateTax, total.stateWithholding) }),
    ...(taxReturn.localTax !== undefined && { localResult: settled(taxReturn.localTax, total.localWithholding) }),
    excessSocialSecurity,
    exceededLimits: exceededLimits(federal.household, jobs),
    excessLevies: sumOf(total.levies, -taxReturn.payrollLevies),
    fractionsOfCents: sumOf(total.socialSecurity, total.medicare, -excessSocialSecurity, -taxReturn.socialSecurity, -taxReturn.medicare),
  };
}

/** @throws PaychecksError if the jobs come to a field that the household may not have */
function filed(law: StateLaw | undefined, household: Household): Filing {
  try {
    return fileReturns(law, household, { stateRefundableCredits: true });
  } catch (error) {
    if (!(error instanceof HouseholdError) || !FIELDS_OF_JOBS.some((name) => name === error.field)) throw error;
    throw new PaychecksError('jobs', `must come to other ${error.field} together: ${error.reason}`);
  }
}

const settled = (tax: Usd, withheld: Usd): YearsResult => ({ tax, withheld, refund: sumOf(withheld, -tax) });

/** What a job's withholding rests on besides the job. */
interface WithholdingTerms {
  readonly year: LawYear;
  readonly levies: readonly PayrollLevy[];
  /** Whether the wages are free of Social Security and Medicare taxes. */
  readonly exempt: boolean;
  readonly nonresident: boolean;
  /** Of a job without one. */
  readonly usualW4: W4;
}

/** A paycheck never withholds more income tax than payroll taxes and deductions leave. */
export function federalPays({ job, payPeriods, pays }: PlannedJob, terms: WithholdingTerms): readonly FederalPay[] {
  const { year, levies, exempt, nonresident, usualW4 } = terms;
  const { w4 = usualW4, yearToDate, bonuses = [] } = job;
  const payrollTaxes = paycheckTaxes({ year, levies, exempt });
  const bonusTax = growth((amount) => withheldFromBonuses(year, amount, w4));
  // Bonuses of the year to date count toward the amount from which the higher rate applies.
  bonusTax(sumOf(...bonuses.filter(({ date }) => yearToDate && date <= yearToDate.through).map(({ amount }) => amount)));
  const withheldFrom = ({ kind, share, federalWages: wages, pay }: PlannedPay): Usd => {
    if (kind === 'soFar') return roundToCents(yearToDate?.federalWithholding ?? 0);
    if (kind === 'bonus') return bonusTax(pay);
    if (job.federalWithholding !== undefined) return roundToCents(share * job.federalWithholding);
    return withheldFromPaycheck({ year, payPeriods, wages, w4, nonresident, method: job.federalMethod });
  };
  return pays.map((planned): FederalPay => {
    const taxes = payrollTaxes(planned.payrollWages, planned.periods / payPeriods);
    const left = leftOf(planned, taxes);
    const federalWithholding = planned.kind === 'soFar' ? withheldFrom(planned) : Math.min(withheldFrom(planned), positivePart(left));
    return { planned, taxes, federalWithholding, left: positivePart(left - federalWithholding) };
  });
}

/** What is left of the pay after deductions, payroll taxes and levies. */
function leftOf({ pay, deductions }: PlannedPay, taxes: PaycheckTaxes): Usd {
  const { socialSecurity, medicare, additionalMedicare, levyAmounts } = taxes;
  const taken = [socialSecurity, medicare, additionalMedicare, ...Object.values(levyAmounts), ...Object.values(deductions)];
  return sumOf(pay, ...taken.map((amount) => -amount));
}

function paycheckOf({ planned, taxes, federalWithholding }: FederalPay, stateWithholding: Usd, localWithholding: Usd): Paycheck {
  const { date, kind, share, pay, federalWages, payrollWages } = planned;
  const { socialSecurityWages, socialSecurity, medicare, additionalMedicare, levyAmounts } = taxes;
  return {
    date,
    kind,
    share,
    levyAmounts,
    pay,
    deductions: sumOf(...PAY_DEDUCTIONS.map((name) => planned.deductions[name])),
    federalWages,
    payrollWages,
    socialSecurityWages,
    federalWithholding,
    socialSecurity,
    medicare,
    additionalMedicare,
    levies: sumOf(...Object.values(levyAmounts)),
    stateWithholding,
    localWithholding,
    net: sumOf(leftOf(planned, taxes), -federalWithholding, -stateWithholding, -localWithholding),
  };
}

const sumOfPaychecks = (parts: readonly PayAmounts[]): PayAmounts =>
  Object.fromEntries(PAY_AMOUNTS.map((name) => [name, sumOf(...parts.map((part) => part[name]))])) as unknown as PayAmounts;

/** What several employers withhold beyond the most that each person owes. Schedule 3 line 11; 26 U.S.C. § 6413(c). */
function excessOf(jobs: readonly PlannedJob[], totals: readonly PayAmounts[], year: LawYear): Usd {
  const most = roundToCents(socialSecurityRate[year].value * socialSecurityWageBase[year].value);
  const ofPerson = (person: 'self' | 'spouse') =>
    sumOf(...jobs.map(({ of }, index) => (of === person ? totals[index]!.socialSecurity : 0)));
  return sumOf(Math.max(0, ofPerson('self') - most), Math.max(0, ofPerson('spouse') - most));
}

/** Employers take about two weeks to apply a new form. The estimator of the IRS counts two weekly paychecks or one of two weeks. */
const DAYS_TO_APPLY = 14;
const PAYCHECKS_TO_APPLY = { weekly: 2, biweekly: 1 } as const;

/** The jobs as a new Form W-4 sees them. What is paid until the pay stub is past; without a stub, what is paid until `today`. */
export function jobsOfYear(
  jobs: readonly PlannedJob[],
  pays: readonly (readonly FederalPay[])[],
  today: IsoDate = latestStub(jobs) ?? '',
): readonly JobOfYear[] {
  return jobs.map(({ job, payPeriods, dates }, index): JobOfYear => {
    const ofJob = pays[index]!;
    const past = job.yearToDate?.through ?? today;
    const toCome = dates.filter(({ date }) => date > past);
    const full = ofJob.find(({ planned }) => planned.kind === 'regular' && planned.share === 1);
    const settled = ofJob.filter(({ planned }) => planned.kind !== 'regular' || planned.date <= past);
    return {
      payPeriods,
      method: job.federalMethod,
      wages: sumOf(...ofJob.map(({ planned }) => planned.federalWages)),
      wagesOfPeriod: full?.planned.federalWages ?? 0,
      withheld: sumOf(...settled.map(({ federalWithholding }) => federalWithholding)),
      withheldPerPaycheck: full?.federalWithholding ?? 0,
      isOver: job.to !== undefined && job.to <= today,
      periodsLeft: toCome.reduce((sum, { share }) => sum + share, 0),
      fullPeriodsLeft: toCome.filter(({ share }) => share === 1).length,
      paychecksBefore: today === '' ? 0 : paychecksToApply(job.frequency, toCome, today),
    };
  });
}

function paychecksToApply(frequency: PayFrequency, toCome: readonly PayDate[], today: IsoDate): number {
  if (frequency === 'weekly' || frequency === 'biweekly') return PAYCHECKS_TO_APPLY[frequency];
  const applied = dateOf(dayOf(today) + DAYS_TO_APPLY);
  return toCome.filter(({ date }) => date <= applied).length;
}
