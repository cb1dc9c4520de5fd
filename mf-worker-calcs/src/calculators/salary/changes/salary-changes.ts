/** What events change on a paycheck and in the year, each compared with the answer of the form. */
import { MOST_DEPENDENTS } from '@bracketwise/contract/household';
import { PAY_DEDUCTIONS, PAY_PERIODS } from '@bracketwise/contract/paychecks';
import { roundToCents } from '@bracketwise/tax-engine';
import { jobNames } from '../salary-jobs.ts';
import type { SalaryInputs } from '../form.ts';
import type { PayLaw } from '../../../states/pay-law.ts';
import { officialSalary, type SalaryAnswer, type Supposed } from '../official.ts';
import { netPaycheckOf } from '../paychecks/full-paycheck.ts';
import { fullPay, MOST_HOURS } from '../pay-inputs.ts';

export const RAISE = 0.05;
/** US dollars. */
export const BONUS = 5_000;
/** Of the pay, into the 401(k). */
export const POINT = 0.01;
export const OVERTIME = 10;
/** A second job's pay of a year. US dollars. */
export const SECOND_JOB = 12_000;

const CHANGES = ['raise', 'bonus', 'overtime', 'deferral', 'secondJob', 'baby', 'marriage'] as const;
type NamedChange = (typeof CHANGES)[number];
export type ChangeName = NamedChange | 'move';

/** Differences in US dollars, negative for less. */
export interface SalaryChange {
  readonly name: ChangeName;
  /** Take-home pay of the first full paycheck; of a bonus or a second job, what its own paycheck shows. */
  readonly paycheck: number;
  /** Take-home pay of the year after the return. */
  readonly year: number;
  /** All taxes of the year. */
  readonly tax: number;
  /** Into benefits and savings in the year. */
  readonly saved: number;
}

/** What the form may still hold from an earlier choice of status. */
const WITHOUT_SPOUSES_JOBS = { spouseJobPay: 0, spouseJobStubDate: '', spouseSecondJobPay: 0, spouseSecondJobStubDate: '' };

const BLANK_SECOND_JOB = {
  secondJobKind: '',
  secondJobFrequency: '',
  secondJobFrom: '',
  secondJobTo: '',
  secondJobDeferrals: undefined,
  secondJobPremiums: undefined,
} as const;

interface Changed {
  readonly values: SalaryInputs;
  readonly supposed?: Supposed;
}

/** The inputs after the change; undefined if it can't happen. */
const CHANGED: Readonly<Record<NamedChange, (values: SalaryInputs) => Changed | undefined>> = {
  raise: (values) => ({ values: { ...values, grossSalary: roundToCents(values.grossSalary * (1 + RAISE)) } }),
  // On the last day, so that it changes no other paycheck.
  bonus: (values) => ({ values, supposed: { bonus: { date: `${values.taxYear}-12-31`, amount: BONUS } } }),
  overtime: (values) => {
    const overtimeHours = (values.overtimeHours ?? 0) + OVERTIME;
    return overtimeHours > MOST_HOURS ? undefined : { values: { ...values, overtimeHours } };
  },
  deferral: (values) => {
    const { pay } = fullPay(values.grossSalary, values);
    const point = roundToCents(pay * POINT);
    const taken = PAY_DEDUCTIONS.reduce((sum, each) => sum + (values[each] ?? 0), point);
    return taken > pay ? undefined : { values: { ...values, electiveDeferrals: roundToCents((values.electiveDeferrals ?? 0) + point) } };
  },
  secondJob: (values) => {
    if (jobNames(values).includes('secondJob')) return undefined;
    const secondJobPay = roundToCents(SECOND_JOB / PAY_PERIODS[values.payFrequency]);
    return { values: { ...values, ...BLANK_SECOND_JOB, secondJobPay } };
  },
  baby: (values) =>
    (values.children ?? 0) + (values.otherDependents ?? 0) < MOST_DEPENDENTS ? { values, supposed: { baby: true } } : undefined,
  marriage: (values) =>
    values.filingStatus === 'single'
      ? { values: { ...values, filingStatus: 'married_joint', w4Form: newFormOf(values), ...WITHOUT_SPOUSES_JOBS } }
      : undefined,
};

/** The employer gets a new Form W-4, unless the employee claims to be exempt. */
const newFormOf = ({ w4Form }: SalaryInputs) => (w4Form === 'exempt' ? w4Form : '');

/** @param today - the day from which a new Form W-4 can change paychecks */
export function salaryChanges(values: SalaryInputs, payLaw: PayLaw, today?: Date): readonly SalaryChange[] {
  const priced = (changed: Changed) => officialSalary(changed.values, payLaw, { ...changed.supposed, ...(today && { today }) });
  const now = priced({ values });
  return CHANGES.flatMap((name): readonly SalaryChange[] => {
    const changed = CHANGED[name](values);
    if (!changed) return [];
    const then = priced(changed);
    if (name === 'deferral' && exceedsLimit(then)) return [];
    const change = changeOf(name, now, then);
    if (name === 'bonus') return [{ ...change, paycheck: netOfBonus(then) }];
    if (name === 'secondJob') return [{ ...change, paycheck: netOf(then, jobNames(changed.values).indexOf('secondJob')) }];
    return [change];
  });
}

/** What a move changes, as if the whole year were spent in the other state, outside a place with its own income tax. */
export function moveTo(values: SalaryInputs, here: PayLaw, there: PayLaw, today?: Date): SalaryChange {
  const supposed = today && { today };
  const elsewhere: SalaryInputs = { ...values, ...NO_PLACE, state: there.law.code };
  return changeOf('move', officialSalary(values, here, supposed), officialSalary(elsewhere, there, supposed));
}
const NO_PLACE: Partial<SalaryInputs> = { locality: '', workLocality: '', localRate: undefined };

function changeOf(name: ChangeName, now: SalaryAnswer, then: SalaryAnswer): SalaryChange {
  const difference = (of: (answer: SalaryAnswer) => number) => roundToCents(of(then) - of(now));
  return {
    name,
    paycheck: difference((answer) => netOf(answer)),
    year: difference(({ year }) => year.netIncome),
    tax: difference(({ year }) => year.totalTax),
    saved: difference(({ year }) => year.payDeductions),
  };
}

const netOf = ({ paychecks }: SalaryAnswer, job = 0): number => (paychecks ? netPaycheckOf(paychecks.answer, job) : 0);

const netOfBonus = ({ paychecks }: SalaryAnswer): number =>
  paychecks?.answer.jobs[0]?.paychecks.find(({ kind }) => kind === 'bonus')?.net ?? 0;

const exceedsLimit = ({ paychecks }: SalaryAnswer): boolean =>
  paychecks?.answer.exceededLimits.some(({ deduction, of }) => deduction === 'electiveDeferrals' && of === 'self') ?? false;
