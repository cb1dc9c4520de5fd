import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { fileForm1040 } from '../federal/file.ts';
import { completed } from '../household.ts';
import { positivePart, roundToCents } from '../kernel/money.ts';
import { electiveDeferralLimit } from '../law/federal/retirement-plans.ts';
import { iraDeduction, peopleOn } from '../rules/retirement.ts';

/** Wages and what is saved or deducted from them, for a couple on a joint return together. US dollars per year. */
export interface SavingsRequest {
  year: LawYear;
  filingStatus: FilingStatus;
  /** Before deferrals. */
  wages: Usd;
  /** 401(k) deferrals before tax. */
  deferrals401k: Usd;
  /** Contributions to traditional IRAs of people with a plan at work; a couple contributes in equal parts. */
  iraContributions: Usd;
  hsaContributions: Usd;
  /** Losses beyond the year's capital gains. */
  capitalLosses: Usd;
  /** Gifts of cash to public charities. */
  charitableDonations: Usd;
  /** On a debt whose interest is fully deductible. */
  mortgageInterest: Usd;
  stateLocalTaxes: Usd;
  /** Whether the return itemizes if that deducts more. */
  mayItemize: boolean;
}

/** The return of a `SavingsRequest`. US dollars, rounded to cents. */
interface TaxAfterSavings {
  iraDeduction: Usd;
  adjustedGrossIncome: Usd;
  /** What itemizing would deduct, whether or not the return itemizes. */
  itemizedDeductions: Usd;
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  incomeTax: Usd;
}

/** Contributions above the basic limits imply an age that allows every catch-up. */
const CATCH_UP_AGE = 60;

/** Federal income tax on wages after contributions and the larger deduction. 26 U.S.C. §§ 1, 62, 63. */
export function taxAfterSavings(request: SavingsRequest): TaxAfterSavings {
  const { year, filingStatus } = request;
  const household: Household = {
    taxYear: year,
    filingStatus,
    age: CATCH_UP_AGE,
    spouseAge: CATCH_UP_AGE,
    wages: Math.max(0, request.wages - Math.min(request.deferrals401k, mostDeferrable(year, filingStatus))),
    hsaDeduction: request.hsaContributions,
    longTermGain: -request.capitalLosses,
    charitableGifts: request.charitableDonations,
    mortgageInterest: request.mortgageInterest,
    propertyTax: request.stateLocalTaxes,
    stateIncomeTaxPaid: 0,
  };
  const choices = request.mayItemize ? {} : ({ deduction: 'standard' } as const);
  const beforeIra = positivePart(fileForm1040(completed(household), choices).adjustedGrossIncome);
  const ira = iraDeduction(request.iraContributions, beforeIra, filingStatus, year);
  const federal = fileForm1040(completed({ ...household, iraDeduction: ira }), choices);
  return {
    iraDeduction: roundToCents(ira),
    adjustedGrossIncome: positivePart(federal.adjustedGrossIncome),
    itemizedDeductions: roundToCents(federal.itemizedDeductions?.total ?? 0),
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    incomeTax: federal.regularTax,
  };
}

/** 26 U.S.C. §§ 402(g), 414(v). */
function mostDeferrable(year: LawYear, filingStatus: FilingStatus): Usd {
  const { limit, catchUp, higherCatchUp = catchUp } = electiveDeferralLimit[year].value;
  return (limit + higherCatchUp.amount) * peopleOn(filingStatus);
}
