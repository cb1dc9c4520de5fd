import type { Usd } from '@bracketwise/contract/amounts';
import type { FederalMethod, RecommendedW4, W4Status } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import type { Form1040 } from '../federal/form-1040.ts';
import { sumOf } from '../kernel/money.ts';
import { deductionInWithholding } from '../law/federal/withholding.ts';
import { tentativeWithholding } from '../rules/paycheck-withholding.ts';

/** What a job or a pension pays and withholds in the year. US dollars. */
export interface JobOfYear {
  readonly payPeriods: number;
  readonly method: FederalMethod | undefined;
  /** Federal taxable wages of the year, and of a full pay period. */
  readonly wages: Usd;
  readonly wagesOfPeriod: Usd;
  /** So far, and from bonuses to come. */
  readonly withheld: Usd;
  /** From each paycheck that the new form does not change. */
  readonly withheldPerPaycheck: Usd;
  /** Whether the job is over. */
  readonly isOver: boolean;
  /** Pay periods still to be paid: with the last one's share, and without it unless it is a full one. */
  readonly periodsLeft: number;
  readonly fullPeriodsLeft: number;
  /** Paychecks until a new form changes them. */
  readonly paychecksBefore: number;
}

const NO_LINES_4 = { otherIncome: 0, deductions: 0 };
const NO_ENTRIES: RecommendedW4 = { credits: 0, ...NO_LINES_4, extra: 0 };

/** The box of a household's Form W-4. */
export const w4StatusOf = ({ scheduleStatus }: Pick<Form1040, 'scheduleStatus'>): W4Status =>
  scheduleStatus === 'marriedSeparate' ? 'single' : scheduleStatus;

/** What the forms rest on. */
export interface ReturnOfYear {
  readonly year: LawYear;
  readonly status: W4Status;
  /** Of the return, before payments. US dollars. */
  readonly tax: Usd;
  /**
   * Taxable income that the tables don't know of: income besides pay and pensions, minus adjustments and the deductions that exceed the
   * standard deduction. Negative if those are more. US dollars.
   */
  readonly incomeBeyond: Usd;
}

export function returnOfYear(form: Form1040): ReturnOfYear {
  const { household, incomeBeforeBusinessDeduction, qualifiedBusinessIncomeDeduction, wages, year } = form;
  const status = w4StatusOf(form);
  const taxable = incomeBeforeBusinessDeduction - qualifiedBusinessIncomeDeduction + deductionInWithholding[year].value[status];
  return {
    year,
    status,
    tax: sumOf(form.federalIncomeTax, form.selfEmploymentTax, form.additionalMedicare),
    incomeBeyond: taxable - wages - household.pensionIncome - household.spousePensionIncome,
  };
}

/**
 * New forms for all jobs that bring the rest of the year to no refund and no amount owed, as the Tax Withholding Estimator of the IRS fills
 * them in: the highest-paying job that a form can change has all entries, in whole dollars. If it can't withhold little enough, the next one
 * has credits too.
 * @param payments - of the year's tax, other than what paychecks withhold, in US dollars
 * @returns one for each job; undefined if no paycheck is left that it can change
 */
export function recommendedW4s(
  { year, status, tax, incomeBeyond }: ReturnOfYear,
  jobs: readonly JobOfYear[],
  payments: Usd,
): readonly (RecommendedW4 | undefined)[] {
  const ofPeriod = ({ payPeriods, wagesOfPeriod: wages, method }: JobOfYear, lines4: Pick<RecommendedW4, 'otherIncome' | 'deductions'>) =>
    tentativeWithholding({ year, payPeriods, wages, w4: { status, ...lines4 }, nonresident: false, method });
  const canChange = jobs.map((job) => !job.isOver && job.fullPeriodsLeft > job.paychecksBefore);
  const byPay = jobs
    .map((_, index) => index)
    .filter((index) => canChange[index])
    .sort((a, b) => jobs[b]!.wages - jobs[a]!.wages);
  const chosen = byPay[0];
  const beyond = Math.round(incomeBeyond);
  const lines4 = { otherIncome: Math.max(0, beyond), deductions: Math.max(0, -beyond) };
  const tentative = jobs.map((job, index) => ofPeriod(job, index === chosen ? lines4 : NO_ENTRIES));
  const withheld = jobs.map((job, index) => {
    if (job.isOver) return job.withheld;
    const before = Math.min(job.periodsLeft, job.paychecksBefore);
    return job.withheld + before * job.withheldPerPaycheck + (job.periodsLeft - before) * tentative[index]!;
  });
  let missing = tax - payments - withheld.reduce((sum, amount) => sum + amount, 0);
  const forms: (RecommendedW4 | undefined)[] = canChange.map((can) => (can ? NO_ENTRIES : undefined));
  for (const index of byPay) {
    const { fullPeriodsLeft, paychecksBefore, payPeriods } = jobs[index]!;
    const paychecks = fullPeriodsLeft - paychecksBefore;
    // A form can lower withholding to nothing; what is still too much lowers that of the next job.
    const perPaycheck = Math.max(missing / paychecks, -tentative[index]!);
    if (index !== chosen && perPaycheck >= 0) break;
    forms[index] = {
      credits: Math.round(payPeriods * Math.max(0, -perPaycheck)),
      ...(index === chosen ? lines4 : NO_LINES_4),
      extra: Math.round(Math.max(0, perPaycheck)),
    };
    missing -= perPaycheck * paychecks;
  }
  return forms;
}
