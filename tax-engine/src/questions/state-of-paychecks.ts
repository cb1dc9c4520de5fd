/** State and local income tax that the paychecks of a household withhold. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Job, LocalMethod, StateCertificate, StateMethod, YearToDate } from '@bracketwise/contract/paychecks';
import type { Form1040 } from '../federal/form-1040.ts';
import type { StateFiling } from '../filing.ts';
import { dayOf } from '../kernel/days.ts';
import { positivePart, roundToCents, sumOf } from '../kernel/money.ts';
import { agedFrom } from '../law/federal/standard-deduction.ts';
import { growth } from '../rules/paycheck-taxes.ts';
import { formerStatus } from '../rules/paycheck-withholding.ts';
import { rateRange, type StateLaw } from '../rules/state-law.ts';
import type { Employee, StatePay, StateWithholding } from '../rules/state-withholding.ts';
import type { FederalPay, PlannedJob } from './pay-plan.ts';
import { w4StatusOf } from './recommended-w4.ts';

interface PaychecksOfState {
  readonly law: StateLaw | undefined;
  readonly withholding: StateWithholding | undefined;
  /** The state return of the pay alone; absent without a state. */
  readonly wagesAlone: StateFiling | undefined;
  readonly federal: Form1040;
  readonly jobs: readonly PlannedJob[];
  /** Of each job. */
  readonly pays: readonly (readonly FederalPay[])[];
  readonly certificate: StateCertificate | undefined;
}

/** For each job, the amount of each paycheck. US dollars, rounded to cents. */
type Amounts = readonly (readonly Usd[])[];

interface WithheldByState {
  readonly method: StateMethod;
  readonly localMethod: LocalMethod;
  readonly state: Amounts;
  readonly local: Amounts;
}

/** Pensions withhold none, unless their year to date says so. */
export function stateOfPaychecks(request: PaychecksOfState): WithheldByState {
  const { withholding, wagesAlone, federal } = request;
  const { locality, workLocality } = federal.household;
  const method = methodOf(request);
  const { withheld, withheldByPlace } = withholding?.methods[federal.year] ?? {};
  const onBonuses = withholding?.supplemental?.[federal.year]?.value;
  const state =
    method === 'byMethod' && withheld
      ? byMethod(request, 'stateWithholding', withheld, onBonuses?.bonus)
      : spread(request, 'stateWithholding', method === 'yearsTaxByPeriod' ? (wagesAlone?.tax ?? 0) : 0);
  const where = { ...(locality !== undefined && { locality }), ...(workLocality !== undefined && { workLocality }) };
  const ofPlace = (pay: StatePay) => withheldByPlace?.(pay, where);
  const localMethod = method === 'byMethod' && ofPlace(averagePay(request, 0)) !== undefined ? 'byMethod' : 'yearsTaxByPeriod';
  const local =
    localMethod === 'byMethod'
      ? byMethod(request, 'localWithholding', (pay) => ofPlace(pay) ?? 0, onBonuses?.byPlace?.(where))
      : spread(request, 'localWithholding', wagesAlone?.local?.tax ?? 0);
  return { method, localMethod, state, local: limited(request, state, local) };
}

function methodOf({ law, withholding, wagesAlone, federal }: PaychecksOfState): StateMethod {
  if (!law || wagesAlone?.notComputed) return 'notComputed';
  if (rateRange(law, federal.year).top === 0) return 'noIncomeTax';
  return withholding?.methods[federal.year] ? 'byMethod' : 'yearsTaxByPeriod';
}

type Known = 'stateWithholding' | 'localWithholding';

/** What the last pay stub says, for the amounts so far. */
const knownOf = (name: Known, { planned }: FederalPay, yearToDate: YearToDate | undefined): Usd | undefined =>
  planned.kind === 'soFar' ? yearToDate?.[name] : undefined;

function byMethod(request: PaychecksOfState, name: Known, withheld: (pay: StatePay) => Usd, bonusRate: number | undefined): Amounts {
  const { jobs, pays } = request;
  return jobs.map(({ job, isPension }, index) =>
    pays[index]!.map((pay): Usd => {
      const { planned } = pay;
      const known = knownOf(name, pay, job.yearToDate);
      if (known !== undefined) return roundToCents(known);
      if (isPension || (usesFederalForm(request) && job.w4?.form === 'exempt')) return 0;
      if (planned.kind === 'soFar') return roundToCents(planned.periods * withheld(statePay(request, index, pay, planned.periods || 1)));
      if (planned.kind === 'regular') return Math.min(pay.left, roundToCents(withheld(statePay(request, index, pay, 1))));
      const usual = { ...averagePay(request, index), paidOn: planned.date };
      const onBonus =
        bonusRate === undefined
          ? withheld({
              ...usual,
              grossPay: usual.grossPay + planned.pay,
              federalTaxWithheld: usual.federalTaxWithheld + pay.federalWithholding,
            }) - withheld(usual)
          : bonusRate * planned.pay;
      return Math.min(pay.left, roundToCents(Math.max(0, onBonus)));
    }),
  );
}

/** A full paycheck of the job; without one, what it pays in a period. */
function averagePay(request: PaychecksOfState, index: number): StatePay {
  const { job } = request.jobs[index]!;
  const full = request.pays[index]!.find(({ planned }) => planned.kind === 'regular' && planned.share === 1);
  if (full) return statePay(request, index, full, 1);
  return { ...termsOf(request, index), grossPay: job.pay, federalTaxWithheld: 0 };
}

/** @param periods - pay periods that the amounts are for */
function statePay(request: PaychecksOfState, index: number, { planned, federalWithholding }: FederalPay, periods: number): StatePay {
  const { electiveDeferrals, preTaxPremiums, flexibleSpending, dependentCareFlexibleSpending, payrollHsa, commuterBenefits } =
    planned.deductions;
  return {
    ...termsOf(request, index),
    paidOn: planned.date,
    grossPay: planned.pay / periods,
    electiveDeferrals: electiveDeferrals / periods,
    preTaxPremiums: preTaxPremiums / periods,
    flexibleSpending: flexibleSpending / periods,
    dependentCareFlexibleSpending: dependentCareFlexibleSpending / periods,
    payrollHsa: payrollHsa / periods,
    commuterBenefits: commuterBenefits / periods,
    federalTaxWithheld: federalWithholding / periods,
  };
}

/** Whether the state reads Form W-4, so that the status and the exemption on it count. */
const usesFederalForm = ({ withholding }: PaychecksOfState): boolean => withholding?.certificate === 'W-4';

function statusOnCertificate(request: PaychecksOfState, { w4 }: Job): FilingStatus {
  const { law, federal } = request;
  if (usesFederalForm(request)) {
    if (w4?.form === 'former') return formerStatus(w4);
    return w4 && w4.form !== 'exempt' ? w4.status : w4StatusOf(federal);
  }
  const { filingStatus } = federal.household;
  return filingStatus === 'qualifyingSurvivingSpouse' ? (law?.survivingSpouse ?? 'single') : filingStatus;
}

/** The certificate of the highest-paying job has the dependents and the extra withholding. */
function termsOf(request: PaychecksOfState, index: number): Omit<StatePay, 'grossPay' | 'federalTaxWithheld'> {
  const { jobs, federal, certificate } = request;
  const { household, year } = federal;
  const employers = jobs.filter(({ isPension }) => !isPension);
  const most = Math.max(...employers.map(({ job, payPeriods }) => job.pay * payPeriods));
  const isHighest = employers.findIndex(({ job, payPeriods }) => job.pay * payPeriods === most) === employers.indexOf(jobs[index]!);
  const isJoint = household.filingStatus === 'marriedJoint';
  const count = (...flags: readonly boolean[]) => flags.filter(Boolean).length;
  const aged = agedFrom[year].value;
  const employee: Employee = {
    filingStatus: statusOnCertificate(request, jobs[index]!.job),
    dependents: isHighest ? household.dependentAges.length : 0,
    childrenUnder17: isHighest ? household.dependentAges.filter((age) => age < CHILD_UNDER).length : 0,
    aged65: count(household.age >= aged, isJoint && household.spouseAge >= aged),
    blind: count(household.blind, isJoint && household.spouseBlind),
    severalJobs: employers.length > 1,
  };
  return {
    payPeriods: jobs[index]!.payPeriods,
    employee,
    ...(certificate?.allowances !== undefined && isHighest && { allowances: certificate.allowances }),
    ...(certificate?.chosenRate !== undefined && { chosenRate: certificate.chosenRate }),
    ...(certificate?.extra !== undefined && isHighest && { extra: certificate.extra }),
  };
}
/** Some states' certificates count younger children apart. */
const CHILD_UNDER = 17;

/** The year's tax, less what pay stubs have withheld, in proportion to the pay of the other paychecks, to the cent. */
function spread({ jobs, pays }: PaychecksOfState, name: Known, tax: Usd): Amounts {
  const known = pays.map((ofJob, index) => ofJob.map((pay) => knownOf(name, pay, jobs[index]!.job.yearToDate)));
  const left = positivePart(tax - sumOf(...known.flat().map((amount) => amount ?? 0)));
  const shares = pays.flatMap((ofJob, index) =>
    ofJob.flatMap((pay, place) => (known[index]![place] === undefined && !jobs[index]!.isPension ? [{ pay, index, place }] : [])),
  );
  const total = sumOf(...shares.map(({ pay }) => pay.planned.pay));
  const part = growth((soFar) => (total > 0 ? (left * soFar) / total : 0));
  const amounts = known.map((ofJob) => ofJob.map((amount) => roundToCents(amount ?? 0)));
  for (const { pay, index, place } of shares.toSorted((a, b) => dayOf(a.pay.planned.date) - dayOf(b.pay.planned.date))) {
    amounts[index]![place] = Math.min(part(pay.planned.pay), pay.left);
  }
  return amounts;
}

/** Local tax takes no more than the state's leaves. */
const limited = ({ pays }: PaychecksOfState, state: Amounts, local: Amounts): Amounts =>
  local.map((ofJob, index) =>
    ofJob.map((amount, place) => Math.min(amount, positivePart(pays[index]![place]!.left - state[index]![place]!))),
  );
