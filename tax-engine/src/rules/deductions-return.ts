import type { EstimateYear, FilingStatus, TaxYear, Usd } from '../contract.ts';
import { roundToCents } from '../kernel/money.ts';
import { graduatedTax } from '../kernel/schedule.ts';
import { capitalLossLimit } from '../law/federal/capital-losses.ts';
import { hsaContributionLimit } from '../law/federal/health-savings-account.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { electiveDeferralLimit, iraContributionLimit, iraDeductionPhaseOut } from '../law/federal/retirement-plans.ts';
import { standardDeduction } from '../law/federal/standard-deduction.ts';
import { itemizedDeductions } from './itemized-deductions.ts';

/** Wages, and what may be deducted from them. US dollars of a year; those of a couple together on a joint return. */
export interface DeductionsReturnRequest {
  year: EstimateYear;
  filingStatus: FilingStatus;
  wages: Usd;
  /** Deferred into 401(k) plans before tax. */
  deferrals401k: Usd;
  /** To traditional IRAs of people whom a plan at work covers; of a couple in equal parts. */
  iraContributions: Usd;
  hsaContributions: Usd;
  /** Beyond the year's capital gains. */
  capitalLosses: Usd;
  /** Gifts of cash to public charities. */
  charitableDonations: Usd;
  /** On a debt whose interest is deductible in full. */
  mortgageInterest: Usd;
  stateLocalTaxes: Usd;
  /** Whether the return itemizes where that is more than the standard deduction. */
  mayItemize: boolean;
}

/** Figures of the return that a `DeductionsReturnRequest` makes. US dollars, rounded to cents. */
export interface DeductionsReturn {
  iraDeduction: Usd;
  adjustedGrossIncome: Usd;
  /** What itemizing would deduct, whether or not the return does. */
  itemizedDeductions: Usd;
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits and without the alternative minimum tax. */
  incomeTax: Usd;
}

/** Federal income tax on wages after contributions and the better deduction. 26 U.S.C. §§ 1, 62, 63. */
export function deductionsReturn(request: DeductionsReturnRequest): DeductionsReturn {
  const { year, filingStatus, mayItemize } = request;
  const beforeIra = Math.max(
    0,
    request.wages -
      Math.min(request.deferrals401k, mostDeferrable(year, filingStatus)) -
      Math.min(request.hsaContributions, mostIntoHsa(year, filingStatus)) -
      Math.min(request.capitalLosses, capitalLossLimit[year].value[filingStatus]),
  );
  const ira = iraDeduction(request.iraContributions, beforeIra, filingStatus, year);
  const adjustedGrossIncome = Math.max(0, beforeIra - ira);
  const { total: itemized } = itemizedDeductions(request, adjustedGrossIncome, filingStatus, year);
  const standard = standardDeduction[year].value[filingStatus];
  const deduction = mayItemize ? Math.max(standard, itemized) : standard;
  const taxableIncome = roundToCents(Math.max(0, adjustedGrossIncome - deduction));
  return {
    iraDeduction: roundToCents(ira),
    adjustedGrossIncome: roundToCents(adjustedGrossIncome),
    itemizedDeductions: roundToCents(itemized),
    standardDeduction: standard,
    taxableIncome,
    incomeTax: roundToCents(graduatedTax(incomeTaxSchedules[year].value[filingStatus], taxableIncome)),
  };
}

/** On a joint return each spouse has limits of their own. */
export function peopleOn(filingStatus: FilingStatus): number {
  return filingStatus === 'marriedJoint' ? 2 : 1;
}

/** Who defers more than the basic limit is taken to be of an age for the catch-up. 26 U.S.C. §§ 402(g), 414(v). */
function mostDeferrable(year: TaxYear, filingStatus: FilingStatus): Usd {
  const { limit, catchUp, higherCatchUp = catchUp } = electiveDeferralLimit[year].value;
  return (limit + higherCatchUp.amount) * peopleOn(filingStatus);
}

/** By the widest coverage, and with the catch-up, as for `mostDeferrable`. 26 U.S.C. § 223(b). */
function mostIntoHsa(year: TaxYear, filingStatus: FilingStatus): Usd {
  const { family, catchUp } = hsaContributionLimit[year].value;
  return family + catchUp.amount * peopleOn(filingStatus);
}

/** § 219(g)(2)(C): what is left of the limit is rounded up to this many dollars … */
const IRA_ROUNDING = 10;
/** … and is no less than this until nothing is left. */
const IRA_MINIMUM = 200;

/**
 * Deduction for contributions to traditional IRAs of people whom a plan at work covers, unrounded.
 * @param contributions - of a couple in equal parts
 * @param modifiedAgi - adjusted gross income before this deduction
 * @see 26 U.S.C. § 219(b), (g); Publication 590-A, Worksheet 1-2
 */
export function iraDeduction(contributions: Usd, modifiedAgi: Usd, filingStatus: FilingStatus, year: TaxYear): Usd {
  const people = peopleOn(filingStatus);
  const { limit: basic, catchUp } = iraContributionLimit[year].value;
  const limit = contributions > basic * people ? basic + catchUp.amount : basic;
  const { from, to } = iraDeductionPhaseOut[year].value[filingStatus];
  if (modifiedAgi >= to) return 0;
  const left = modifiedAgi <= from ? limit : (limit * (to - modifiedAgi)) / (to - from);
  // To cents first: a binary hair above a multiple would round up to the next one.
  const deductible = Math.max(IRA_MINIMUM, Math.ceil(roundToCents(left) / IRA_ROUNDING) * IRA_ROUNDING);
  return Math.min(contributions, deductible * people);
}
