import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { dependentStandardDeduction, MINIMUMS_AT_OWN_RATES } from '../law/federal/standard-deduction.ts';
import { gainsByRate, specialGains, type GainsBasis } from '../rules/special-gains.ts';
import { taxOnIncome, type Computation } from '../rules/tax-on-income.ts';
import { isTaxedAsChild } from './credits.ts';
import { scheduleStatusOf, type Form1040 } from './form-1040.ts';

/** US dollars. */
interface ChildsTax {
  /** Form 8615 line 5. */
  readonly netUnearnedIncome: Usd;
  /** Line 16, which counts if it exceeds the tax at the filer's own rates. */
  readonly tax: Usd;
}

/**
 * The tax of a young filer whose unearned income above the year's limit is taxed at the rates of the parents; undefined where the form does
 * not apply. Leaves out brothers and sisters with such income, and deductions connected with it.
 * @param taxableIncome - Form 1040 line 15, as the computation rounds it
 * @see 26 U.S.C. § 1(g); Form 8615 and its instructions, Line 5 Worksheets 1 and 3
 */
export function childsTax(form: Form1040, taxableIncome: Usd, computation: Computation): ChildsTax | undefined {
  const { household, year, scheduleStatus } = form;
  const { parentsTaxableIncome, parentsFilingStatus = 'marriedJoint' } = household;
  if (parentsTaxableIncome === undefined || !isTaxedAsChild(form) || form.excludedIncome > 0) return undefined;
  const unearned = computation.rounded(unearnedIncome(form));
  const aboveLimit = unearned - MINIMUMS_AT_OWN_RATES * dependentStandardDeduction[year].value.minimum;
  const netUnearnedIncome = Math.min(aboveLimit, taxableIncome);
  if (netUnearnedIncome <= 0) return undefined;

  const all = gainsOf(form, taxableIncome, computation);
  // The part of the dividends and gains that is beyond the limit or, if the deductions reach further, beyond these.
  const share = aboveLimit <= taxableIncome ? aboveLimit / unearned : Math.max(0, 1 - form.deduction / form.adjustedGrossIncome);
  const qualifiedDividends = Math.min(share * all.qualifiedDividends, netUnearnedIncome);
  const netCapitalGain = Math.min(share * all.netCapitalGain, netUnearnedIncome - qualifiedDividends);
  const ofGain = all.netCapitalGain === 0 ? 0 : netCapitalGain / all.netCapitalGain;
  const unearnedPart: GainsBasis = {
    taxableIncome: netUnearnedIncome,
    qualifiedDividends,
    netCapitalGain,
    collectibles: ofGain * all.collectibles,
    depreciation: ofGain * all.depreciation,
  };
  const rest: GainsBasis = {
    taxableIncome: all.taxableIncome - netUnearnedIncome,
    qualifiedDividends: all.qualifiedDividends - qualifiedDividends,
    netCapitalGain: all.netCapitalGain - netCapitalGain,
    collectibles: all.collectibles - unearnedPart.collectibles,
    depreciation: all.depreciation - unearnedPart.depreciation,
  };
  const parents: GainsBasis = {
    taxableIncome: parentsTaxableIncome,
    // Dividends and gains have the same rates.
    qualifiedDividends: Math.min(household.parentsGains, parentsTaxableIncome),
    netCapitalGain: 0,
    collectibles: 0,
    depreciation: 0,
  };
  const taxOn = (basis: GainsBasis, status: FilingStatus) => {
    const { collectibles, depreciation } = basis;
    const byRate =
      collectibles + depreciation === 0
        ? undefined
        : gainsByRate(basis, incomeTaxSchedules[year].value[status], capitalGainSchedules[year].value[status], year);
    const preferential = basis.qualifiedDividends + basis.netCapitalGain;
    return taxOnIncome({ taxableIncome: basis.taxableIncome, preferential, byRate }, status, year, computation);
  };
  const status = scheduleStatusOf(parentsFilingStatus);
  const together: GainsBasis = {
    ...unearnedPart,
    taxableIncome: parents.taxableIncome + netUnearnedIncome,
    qualifiedDividends: parents.qualifiedDividends + qualifiedDividends,
  };
  const atParentsRates = Math.max(0, taxOn(together, status) - taxOn(parents, status));
  return { netUnearnedIncome, tax: atParentsRates + taxOn(rest, scheduleStatus) };
}

const gainsOf = ({ household, gains }: Form1040, taxableIncome: Usd, { rounded }: Computation): GainsBasis => {
  const { collectibles, depreciation } = specialGains(household);
  return {
    taxableIncome,
    qualifiedDividends: rounded(household.qualifiedDividends),
    netCapitalGain: rounded(gains.longTermGain),
    collectibles: rounded(collectibles),
    depreciation: rounded(depreciation),
  };
};

/** What a child earned, as Forms 8615 and 6251 count it; negative with a business loss. */
export const earnedByChild = ({ wages, taxableCareBenefits, household }: Form1040): Usd =>
  wages + taxableCareBenefits + household.selfEmploymentProfit + household.foreignEarnedIncome;

/** Form 8615 line 1: Child's Unearned Income Worksheet, and the alternate one for a business loss. */
function unearnedIncome(form: Form1040): Usd {
  const earned = earnedByChild(form);
  return earned === 0 ? form.adjustedGrossIncome : form.totalIncome - earned - form.household.savingsPenalty;
}
