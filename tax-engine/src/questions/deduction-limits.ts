import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { ExceededLimit, LimitedDeduction, PayDeduction } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { dependentCareBenefitsLimit, healthFlexibleSpendingLimit } from '../law/federal/cafeteria-plans.ts';
import { commuterBenefitsLimit } from '../law/federal/commuter-benefits.ts';
import { hsaContributionLimit } from '../law/federal/health-savings-account.ts';
import { electiveDeferralLimit } from '../law/federal/retirement-plans.ts';
import type { PlannedJob } from './pay-plan.ts';

type Person = 'self' | 'spouse';
interface Limit {
  readonly value: Usd;
  readonly source: string;
}

/**
 * Limits that the year's deductions of the jobs exceed. Each is the most that anyone of that age may have: for an HSA that of family coverage,
 * for commuters both transit and parking, for a health FSA one plan at each job. Leaves out the lower limit of SIMPLE plans, the separate one
 * of 457(b) plans, and that catch-up deferrals of high earners must be Roth.
 */
export function exceededLimits(household: CompleteHousehold, jobs: readonly PlannedJob[]): readonly ExceededLimit[] {
  const { taxYear: year, filingStatus } = household;
  const ages = { self: household.age, spouse: household.spouseAge };
  const taken = (names: readonly PayDeduction[], of: readonly PlannedJob[]): Usd =>
    sumOf(...of.flatMap(({ pays }) => pays.flatMap(({ deductions }) => names.map((name) => deductions[name]))));
  const found: ExceededLimit[] = [];
  const check = (deduction: LimitedDeduction, of: ExceededLimit['of'], amount: Usd, { value: limit, source }: Limit) => {
    if (amount > limit) found.push({ deduction, of, amount, limit, source });
  };
  for (const person of ['self', 'spouse'] as const satisfies readonly Person[]) {
    const own = jobs.filter(({ of }) => of === person);
    check('electiveDeferrals', person, taken(['electiveDeferrals', 'rothDeferrals'], own), deferralLimit(year, ages[person]));
    for (const job of own) {
      check('flexibleSpending', person, taken(['flexibleSpending'], [job]), healthFlexibleSpendingLimit[year]);
      check('commuterBenefits', person, taken(['commuterBenefits'], [job]), commuterLimit(year, job));
    }
  }
  const { value: care, source } = dependentCareBenefitsLimit[year];
  const status = filingStatus === 'qualifyingSurvivingSpouse' ? 'single' : filingStatus;
  check('dependentCareFlexibleSpending', 'both', taken(['dependentCareFlexibleSpending'], jobs), { value: care[status], source });
  check('payrollHsa', 'both', sumOf(taken(['payrollHsa'], jobs), household.hsaDeduction), hsaLimit(household));
  return found;
}

/** Of one person, over all 401(k) and 403(b) plans. */
function deferralLimit(year: LawYear, age: number): Limit {
  const { value, source } = electiveDeferralLimit[year];
  const { limit, catchUp, higherCatchUp } = value;
  const isHigher = higherCatchUp !== undefined && age >= higherCatchUp.from && age <= higherCatchUp.to;
  const added = isHigher ? higherCatchUp.amount : age >= catchUp.age ? catchUp.amount : 0;
  return { value: limit + added, source: `26 U.S.C. §§ 402(g), 414(v); ${source}` };
}

/** Transit and parking of the months that the job pays for. */
function commuterLimit(year: LawYear, { pays, payPeriods }: PlannedJob): Limit {
  const { value, source } = commuterBenefitsLimit[year];
  const periods = pays.reduce((sum, pay) => sum + pay.periods, 0);
  const months = (MONTHS * periods) / payPeriods;
  return { value: roundToCents(BENEFITS * value * Math.max(1, months)), source };
}
const MONTHS = 12;
const BENEFITS = 2;

/** Family coverage, with the catch-up of each account holder. */
function hsaLimit({ taxYear, filingStatus, age, spouseAge }: CompleteHousehold): Limit {
  const { value, source } = hsaContributionLimit[taxYear];
  const holders = filingStatus === 'marriedJoint' ? [age, spouseAge] : [age];
  const added = holders.filter((holder) => holder >= value.catchUp.age).length * value.catchUp.amount;
  return { value: value.family + added, source: `26 U.S.C. § 223(b); ${source}` };
}
