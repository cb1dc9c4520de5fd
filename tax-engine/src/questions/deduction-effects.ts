import type { Usd } from '@bracketwise/contract/amounts';
import {
  PAY_DEDUCTIONS,
  type Job,
  type PayAmounts,
  type Paychecks,
  type PaychecksRequest,
  type PayDeduction,
} from '@bracketwise/contract/paychecks';
import { sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateWithholding } from '../rules/state-withholding.ts';
import { changeBetween, taxPartsOf, type TaxParts } from './compare-returns.ts';
import { paychecksWith } from './paychecks.ts';
import { PaychecksError } from './paychecks-request.ts';
import { returnOf } from './supplemental-pay.ts';

/** What paychecks withhold less because of a deduction. US dollars; negative for more. */
export interface WithheldLess {
  readonly federalWithholding: Usd;
  readonly socialSecurity: Usd;
  /** With Additional Medicare Tax. */
  readonly medicare: Usd;
  readonly levies: Usd;
  readonly stateWithholding: Usd;
  readonly localWithholding: Usd;
}

/** What a deduction takes from pay, and what is withheld less for it. The amount is `takeHomeLess` and what `withheldLess` adds up to. */
export interface DeductionOnPay {
  readonly amount: Usd;
  readonly withheldLess: WithheldLess;
  readonly takeHomeLess: Usd;
}

export interface DeductionEffect {
  readonly deduction: PayDeduction;
  /** On the job's first full paycheck; absent if none is left. */
  readonly perPaycheck?: DeductionOnPay;
  /** On all paychecks of the year together. */
  readonly year: DeductionOnPay;
  /** What the year's returns and payroll taxes cost less. US dollars. */
  readonly taxLess: TaxParts;
}

/**
 * What each deduction of a job changes on a paycheck and in the year, compared with the same job without it. The job's other deductions stay.
 * @param place - of the job in the request
 * @throws HouseholdError or PaychecksError that names the refused field
 */
export function deductionEffectsWith(
  law: StateLaw | undefined,
  withholding: StateWithholding | undefined,
  request: PaychecksRequest,
  place = 0,
): readonly DeductionEffect[] {
  const job = request.jobs[place];
  if (!job) throw new PaychecksError('job', 'must be the place of a job in the request');
  const withAll = paychecksWith(law, withholding, request);
  return PAY_DEDUCTIONS.filter((name) => (job.deductions?.[name] ?? 0) > 0).map((deduction): DeductionEffect => {
    const without = paychecksWith(law, withholding, { ...request, jobs: request.jobs.with(place, withoutDeduction(job, deduction)) });
    const full = withAll.jobs[place]!.paychecks.findIndex(({ kind, share }) => kind === 'regular' && share === 1);
    const paycheckOf = ({ jobs }: Paychecks) => jobs[place]!.paychecks[full];
    const [paycheck, bare] = [paycheckOf(withAll), paycheckOf(without)];
    return {
      deduction,
      ...(paycheck && bare && { perPaycheck: differenceOf(paycheck, bare) }),
      year: differenceOf(withAll.total, without.total),
      taxLess: changeBetween(taxPartsOf(returnOf(law, withAll)), taxPartsOf(returnOf(law, without))),
    };
  });
}

/** Amounts so far, on a pay stub without its own deductions, have the job's. */
const withoutDeduction = (job: Job, deduction: PayDeduction): Job => ({ ...job, deductions: { ...job.deductions, [deduction]: 0 } });

function differenceOf(paid: PayAmounts, bare: PayAmounts): DeductionOnPay {
  const less = (name: keyof PayAmounts): Usd => sumOf(bare[name], -paid[name]);
  return {
    amount: sumOf(-less('deductions')),
    withheldLess: {
      federalWithholding: less('federalWithholding'),
      socialSecurity: less('socialSecurity'),
      medicare: sumOf(less('medicare'), less('additionalMedicare')),
      levies: less('levies'),
      stateWithholding: less('stateWithholding'),
      localWithholding: less('localWithholding'),
    },
    takeHomeLess: less('net'),
  };
}
