/** Pay apart from the regular paychecks, in money or stock: what is withheld from it, and what the year's returns say it costs. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Bonus, PayAmounts, Paychecks, PaychecksRequest } from '@bracketwise/contract/paychecks';
import { sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateWithholding } from '../rules/state-withholding.ts';
import { taxReturnWith, type TaxReturn } from '../tax-return.ts';
import { changeBetween, taxPartsOf, type TaxParts } from './compare-returns.ts';
import { rateOf } from './parts.ts';
import { paychecksWith } from './paychecks.ts';
import { PaychecksError } from './paychecks-request.ts';

/** The year's paychecks without the pay in question, and the place of the job that pays it; the first by default. */
export interface PaidByJob {
  readonly paychecks: PaychecksRequest;
  readonly job?: number;
}

/** What the year's paychecks withhold more because of the pay. US dollars, rounded to cents. */
export interface WithheldFromPay {
  readonly federal: Usd;
  readonly socialSecurity: Usd;
  /** With Additional Medicare Tax. */
  readonly medicare: Usd;
  readonly levies: Usd;
  readonly state: Usd;
  readonly local: Usd;
  readonly total: Usd;
}

/** US dollars, rounded to cents. Rates are fractions of the amount. */
export interface SupplementalPayTax {
  readonly amount: Usd;
  readonly withheld: WithheldFromPay;
  readonly withheldRate: number;
  /** What the year costs more because of it: the returns and payroll taxes with and without it. */
  readonly cost: TaxParts;
  readonly costRate: number;
  /** What is withheld too much; negative for what will be owed in addition. */
  readonly gap: Usd;
  /** The year with the pay. */
  readonly paychecks: Paychecks;
}

/**
 * Compares the years with and without a bonus. Employers that pay and withhold it apart use the flat supplemental rate; what a state adds to
 * regular pay follows that state's method.
 * @throws HouseholdError or PaychecksError that names the refused field
 */
export function taxOnSupplementalPay(
  law: StateLaw | undefined,
  withholding: StateWithholding | undefined,
  { paychecks: request, job: place = 0 }: PaidByJob,
  bonus: Bonus,
): SupplementalPayTax {
  const job = request.jobs[place];
  if (!job || job.isPension) throw new PaychecksError('job', 'must be the place of a job in the request');
  const { through } = job.yearToDate ?? {};
  if (through !== undefined && bonus.date <= through) throw new PaychecksError('date', `must be after the pay stub, ${through}`);
  const withBonus = { ...request, jobs: request.jobs.with(place, { ...job, bonuses: [...(job.bonuses ?? []), bonus] }) };
  const [before, after] = [paychecksWith(law, withholding, request), paychecksWith(law, withholding, withBonus)];
  const more = (name: keyof PayAmounts): Usd => sumOf(after.total[name], -before.total[name]);
  const parts = {
    federal: more('federalWithholding'),
    socialSecurity: sumOf(more('socialSecurity'), before.excessSocialSecurity, -after.excessSocialSecurity),
    medicare: sumOf(more('medicare'), more('additionalMedicare')),
    levies: more('levies'),
    state: more('stateWithholding'),
    local: more('localWithholding'),
  };
  const withheld = { ...parts, total: sumOf(...Object.values(parts)) };
  const amount = more('pay');
  const cost = changeBetween(taxPartsOf(returnOf(law, before)), taxPartsOf(returnOf(law, after)));
  const rate = (tax: Usd) => (amount > 0 ? rateOf(tax, amount) : 0);
  return {
    amount,
    withheld,
    withheldRate: rate(withheld.total),
    cost,
    costRate: rate(cost.total),
    gap: sumOf(withheld.total, -cost.total),
    paychecks: after,
  };
}

export const returnOf = (law: StateLaw | undefined, { household }: Paychecks): TaxReturn => taxReturnWith(law, household);
