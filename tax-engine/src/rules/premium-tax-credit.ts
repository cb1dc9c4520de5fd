import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { MONTHS_IN_YEAR } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { positivePart, toCents } from '../kernel/money.ts';
import type { PovertyGuideline } from '../law/federal/poverty-guidelines.ts';
import { LOWEST_PERCENT, premiumTaxCredit as creditLaw, repaymentLimits } from '../law/federal/premium-tax-credit.ts';

/** Health insurance of a household from a Marketplace. US dollars for all its months together. */
export interface MarketplaceInsurance {
  readonly premiums: Usd;
  /** Of the second lowest cost silver plan. */
  readonly benchmark: Usd;
  /** The credit that was paid to the insurer in advance. */
  readonly advance: Usd;
  readonly months: number;
}

export interface InsuredHousehold {
  /** Modified adjusted gross income of everyone in the family, in US dollars. */
  readonly income: Usd;
  readonly familySize: number;
  /** Of the year before. */
  readonly guideline: PovertyGuideline;
  readonly status: FilingStatus;
  /** Whether somebody received unemployment compensation during the year. */
  readonly unemployed: boolean;
}

/** US dollars, unrounded. */
export interface PremiumCredit {
  /** What the household pays of the benchmark plan in the months of the insurance; undefined without a right to the credit. */
  readonly contribution: Usd | undefined;
  /** Form 8962 line 24. */
  readonly credit: Usd;
  /** The credit beyond the advance payments, line 26. */
  readonly net: Usd;
  /** The advance payments beyond the credit as far as they are repaid, line 29. */
  readonly repaid: Usd;
}

/** Taken for a whole percentage over 400: Form 8962 line 5. */
const OVER_400 = 401;

/**
 * Leaves out shared policies, the alternative calculation for the year of marriage, incomes of dependents, and victims of abuse who file
 * separately.
 * @see 26 U.S.C. § 36B; Form 8962
 */
export function premiumCredit(insurance: MarketplaceInsurance, household: InsuredHousehold, year: LawYear): PremiumCredit {
  const { premiums, benchmark, advance, months } = insurance;
  const { tiers, upTo, mostIfUnemployed } = creditLaw[year].value;
  const isRelieved = household.unemployed && mostIfUnemployed < Infinity;
  const percent = Math.min(percentOfPovertyLine(household), isRelieved ? mostIfUnemployed : Infinity);
  const isPoor = percent < LOWEST_PERCENT && advance === 0 && !isRelieved;
  const contribution =
    household.status === 'marriedSeparate' || isPoor || percent > upTo
      ? undefined
      : (positivePart(household.income) * applicableFigure(percent, tiers) * months) / MONTHS_IN_YEAR;
  const credit = contribution === undefined ? 0 : Math.min(premiums, positivePart(benchmark - contribution));
  const excess = positivePart(advance - credit);
  return {
    contribution,
    credit,
    net: positivePart(credit - advance),
    repaid: Math.min(excess, mostRepaid(percent, household.status, year)),
  };
}

/** In whole percents, rounded down: Form 8962 line 5. */
function percentOfPovertyLine({ income, familySize, guideline }: InsuredHousehold): number {
  const line = guideline.onePerson + (familySize - 1) * guideline.eachFurther;
  const percent = toCents(positivePart(income)) / line;
  return percent > OVER_400 - 1 ? OVER_400 : Math.floor(percent);
}

/** The household's share of its income, rounded to four digits: Form 8962 Table 2; 26 CFR § 1.36B-3(g)(2). */
function applicableFigure(percent: number, tiers: (typeof creditLaw)[LawYear]['value']['tiers']): number {
  const tier = tiers.find(({ to }) => percent < to);
  if (!tier) return 0;
  const { from, to, initial, final } = tier;
  const rise = to === Infinity ? 0 : ((final - initial) * (percent - from)) / (to - from);
  return Math.round(initial + rise) / 10_000;
}

/** Form 8962 line 28. */
function mostRepaid(percent: number, status: FilingStatus, year: LawYear): Usd {
  const limit = repaymentLimits[year].value.find(({ below }) => percent < below);
  if (!limit) return Infinity;
  return status === 'single' ? limit.single : limit.others;
}
