/** Checks what a question about paychecks gives besides the household, which `completed` checks. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import {
  FEDERAL_METHODS,
  FIELDS_OF_JOBS,
  LONGEST_PAY_DELAY,
  MOST_ALLOWANCES,
  MOST_BONUSES,
  MOST_JOBS,
  PAY_DEDUCTIONS,
  PAY_PERIODS,
  W4_STATUSES,
  type Job,
  type PayDeductions,
  type PaychecksRequest,
  type W4,
} from '@bracketwise/contract/paychecks';
import { CURRENT_TAX_YEAR, type IsoDate, type LawYear } from '@bracketwise/contract/years';
import { isDate } from '../kernel/days.ts';
import { sumOf } from '../kernel/money.ts';
import { hasWageBrackets } from '../rules/manual-withholding.ts';

/** A field of a request for paychecks that the engine refuses, outside the household. */
export class PaychecksError extends RangeError {
  constructor(
    /** The field with its place: `jobs[0].to`. */
    readonly path: string,
    /** Says what is wrong, without the field's name. */
    readonly reason: string,
  ) {
    super(`${path}: ${reason}`);
    this.name = 'PaychecksError';
  }
}

/** @throws PaychecksError that names the refused field */
export function assertRequest({ household, jobs, stateCertificate = {}, estimatedPayments, today }: PaychecksRequest): void {
  for (const name of FIELDS_OF_JOBS) {
    if ((household as Readonly<Record<string, unknown>>)[name] !== undefined)
      throw new PaychecksError(`household.${name}`, 'must be left out, because it follows from the jobs');
  }
  assertWhole('jobs', jobs.length, 1, MOST_JOBS);
  jobs.forEach((job, index) => {
    assertJob(`jobs[${String(index)}]`, job, household);
  });
  assertAmounts('stateCertificate', { extra: stateCertificate.extra });
  if (stateCertificate.allowances !== undefined)
    assertWhole('stateCertificate.allowances', stateCertificate.allowances, 0, MOST_ALLOWANCES);
  const { chosenRate = 0 } = stateCertificate;
  if (!(chosenRate >= 0 && chosenRate <= 1)) throw new PaychecksError('stateCertificate.chosenRate', 'must be a fraction');
  assertAmounts('', { estimatedPayments });
  if (today !== undefined) assertDate('today', today);
}

function assertJob(path: string, job: Job, household: PaychecksRequest['household']): void {
  const { of = 'self', frequency, from, to, firstPayDate, payDelay = 0, deductions = {}, bonuses = [], yearToDate, isPension, w4 } = job;
  if (of !== 'self' && of !== 'spouse') throw new PaychecksError(`${path}.of`, 'must be self or spouse');
  if (of === 'spouse' && household.filingStatus !== 'marriedJoint')
    throw new PaychecksError(`${path}.of`, 'must be self: only a joint return has the jobs of two');
  if (!Object.hasOwn(PAY_PERIODS, frequency))
    throw new PaychecksError(`${path}.frequency`, `must be one of ${Object.keys(PAY_PERIODS).join(', ')}`);
  assertAmounts(path, {
    pay: job.pay,
    qualifiedTips: job.qualifiedTips,
    qualifiedOvertime: job.qualifiedOvertime,
    federalWithholding: job.federalWithholding,
  });
  assertDates(path, { from, to, firstPayDate });
  if (from !== undefined && to !== undefined && to < from) throw new PaychecksError(`${path}.to`, `must not be before from, ${from}`);
  assertWhole(`${path}.payDelay`, payDelay, 0, LONGEST_PAY_DELAY);
  assertDeductions(`${path}.deductions`, deductions, job.pay);
  if (isPension && totalOf(deductions) > 0) throw new PaychecksError(`${path}.deductions`, 'must be left out for a pension');
  assertWhole(`${path}.bonuses`, bonuses.length, 0, MOST_BONUSES);
  bonuses.forEach(({ date, amount }, index) => {
    const place = `${path}.bonuses[${String(index)}]`;
    assertInYear(`${place}.date`, date, household.taxYear);
    assertAmounts(place, { amount });
  });
  if (yearToDate) {
    const place = `${path}.yearToDate`;
    assertInYear(`${place}.through`, yearToDate.through, household.taxYear);
    const { pay, federalWithholding, stateWithholding, localWithholding } = yearToDate;
    assertAmounts(place, { pay, federalWithholding, stateWithholding, localWithholding });
    assertDeductions(`${place}.deductions`, yearToDate.deductions ?? {}, pay);
  }
  if (w4) assertW4(`${path}.w4`, w4, isPension === true);
  assertFederalMethod(`${path}.federalMethod`, job, household.taxYear);
}

function assertFederalMethod(path: string, { federalMethod = 'percentage', frequency, isPension }: Job, year: LawYear): void {
  if (!FEDERAL_METHODS.includes(federalMethod)) throw new PaychecksError(path, `must be one of ${FEDERAL_METHODS.join(', ')}`);
  if (federalMethod === 'percentage') return;
  if (isPension) throw new PaychecksError(path, 'must be percentage for a pension');
  if (!hasWageBrackets(year, PAY_PERIODS[frequency]))
    throw new PaychecksError(path, `must be percentage for ${frequency} pay in ${String(year)}: we have no wage bracket table for it`);
}

/** What each form has. */
const W4_FIELDS: Readonly<Record<NonNullable<W4['form']>, readonly string[]>> = {
  current: ['form', 'status', 'multipleJobs', 'otherPay', 'credits', 'otherIncome', 'deductions', 'extra'],
  former: ['form', 'married', 'allowances', 'extra'],
  exempt: ['form'],
};

function assertW4(path: string, w4: W4, isPension: boolean): void {
  const { form = 'current' } = w4;
  if (!Object.hasOwn(W4_FIELDS, form)) throw new PaychecksError(`${path}.form`, `must be one of ${Object.keys(W4_FIELDS).join(', ')}`);
  for (const name of Object.keys(w4)) {
    if (!W4_FIELDS[form].includes(name)) throw new PaychecksError(`${path}.${name}`, `must be left out of a form that is ${form}`);
  }
  if (w4.form === 'exempt') return;
  assertAmounts(path, { extra: w4.extra });
  if (w4.form === 'former') {
    if (typeof w4.married !== 'boolean') throw new PaychecksError(`${path}.married`, 'must be true or false');
    assertWhole(`${path}.allowances`, w4.allowances, 0, MOST_ALLOWANCES);
    return;
  }
  if (!W4_STATUSES.includes(w4.status)) throw new PaychecksError(`${path}.status`, `must be one of ${W4_STATUSES.join(', ')}`);
  const { otherPay, credits, otherIncome, deductions } = w4;
  if (otherPay && !isPension) throw new PaychecksError(`${path}.otherPay`, 'must be left out of a form that is not for a pension');
  assertAmounts(path, { otherPay, credits, otherIncome, deductions });
}

function assertAmounts(path: string, amounts: Readonly<Record<string, number | undefined>>): void {
  for (const [name, amount = 0] of Object.entries(amounts)) {
    // Negated so that NaN is rejected too.
    if (!(amount >= 0 && amount <= INCOME_LIMITS.maximum))
      throw new PaychecksError(
        path === '' ? name : `${path}.${name}`,
        `must be from 0 to ${String(INCOME_LIMITS.maximum)}, not ${String(amount)}`,
      );
  }
}

function assertDeductions(path: string, deductions: PayDeductions, pay: number): void {
  assertAmounts(path, Object.fromEntries(PAY_DEDUCTIONS.map((name) => [name, deductions[name]])));
  if (totalOf(deductions) > pay) throw new PaychecksError(path, 'must not be more than the pay');
}

const totalOf = (deductions: PayDeductions): number => sumOf(...PAY_DEDUCTIONS.map((name) => deductions[name] ?? 0));

function assertWhole(path: string, value: number, least: number, most: number): void {
  if (!(Number.isInteger(value) && value >= least && value <= most))
    throw new PaychecksError(path, `must be a whole number from ${String(least)} to ${String(most)}, not ${String(value)}`);
}

function assertDates(path: string, dates: Readonly<Record<string, IsoDate | undefined>>): void {
  for (const [name, date] of Object.entries(dates)) if (date !== undefined) assertDate(`${path}.${name}`, date);
}

function assertDate(path: string, date: IsoDate): void {
  if (!isDate(date)) throw new PaychecksError(path, `must be a date such as ${CURRENT_TAX_YEAR}-01-31, not ${date}`);
}

function assertInYear(path: string, date: IsoDate, year: number): void {
  assertDate(path, date);
  if (!date.startsWith(`${String(year)}-`)) throw new PaychecksError(path, `must be in ${String(year)}`);
}
