import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import {
  charitableDeductionRange,
  itemizedDeductionsLimitation,
  medicalExpenseFloor,
  mortgageDebtLimit,
  mortgageInsurance,
  stateAndLocalTaxCap,
} from '../law/federal/itemized-deductions.ts';

/** A year's expenses for Schedule A. US dollars; each defaults to zero. */
export interface ItemizableExpenses {
  readonly medicalExpenses?: Usd;
  readonly stateLocalTaxes?: Usd;
  readonly mortgageInterest?: Usd;
  /** Average debt, from after December 15, 2017. By default the interest is fully deductible. */
  readonly mortgageDebt?: Usd | undefined;
  readonly mortgageInsurancePremiums?: Usd;
  /** Gifts of cash to public charities. */
  readonly charitableDonations?: Usd;
  /** The part of gambling losses that counts. */
  readonly wageringLosses?: Usd;
  /** From the closed list of line 16, without gambling losses. */
  readonly otherDeductions?: Usd;
}

/** The parts of Schedule A. US dollars, unrounded. */
export interface ItemizedDeductions {
  readonly medical: Usd;
  readonly stateLocalTaxes: Usd;
  readonly mortgageInterest: Usd;
  readonly mortgageInsurance: Usd;
  readonly charitable: Usd;
  /** Line 16, with gambling losses. */
  readonly other: Usd;
  readonly wageringLosses: Usd;
  /** Before `itemizedLimitation`. */
  readonly total: Usd;
}

export const NOTHING_ITEMIZED: ItemizedDeductions = {
  medical: 0,
  stateLocalTaxes: 0,
  mortgageInterest: 0,
  mortgageInsurance: 0,
  charitable: 0,
  other: 0,
  wageringLosses: 0,
  total: 0,
};

/**
 * Itemized deductions of a return.
 * @param adjustedGrossIncome - without it, limits that depend on it are not applied
 * @param excludedIncome - foreign, which only the limit on state and local taxes counts
 * @see 26 U.S.C. §§ 63(d), 68; Schedule A (Form 1040)
 */
export function itemizedDeductions(
  expenses: ItemizableExpenses,
  adjustedGrossIncome: Usd | undefined,
  filingStatus: FilingStatus,
  year: LawYear,
  excludedIncome: Usd = 0,
): ItemizedDeductions {
  const {
    medicalExpenses = 0,
    stateLocalTaxes = 0,
    mortgageInterest = 0,
    mortgageDebt,
    mortgageInsurancePremiums = 0,
    charitableDonations = 0,
    wageringLosses = 0,
    otherDeductions = 0,
  } = expenses;
  const medical = adjustedGrossIncome === undefined ? medicalExpenses : medicalDeduction(medicalExpenses, adjustedGrossIncome, year);
  const modifiedAgi = (adjustedGrossIncome ?? 0) + excludedIncome;
  const taxes = stateAndLocalTaxDeduction(stateLocalTaxes, modifiedAgi, filingStatus, year);
  const interest = mortgageInterestDeduction(mortgageInterest, mortgageDebt, filingStatus, year);
  const insurance = mortgageInsuranceDeduction(mortgageInsurancePremiums, adjustedGrossIncome ?? 0, filingStatus, year);
  const charitable =
    adjustedGrossIncome === undefined ? charitableDonations : charitableDeduction(charitableDonations, adjustedGrossIncome, year);
  return {
    medical,
    stateLocalTaxes: taxes,
    mortgageInterest: interest,
    mortgageInsurance: insurance,
    charitable,
    other: wageringLosses + otherDeductions,
    wageringLosses,
    total: medical + taxes + interest + insurance + charitable + wageringLosses + otherDeductions,
  };
}

/**
 * Medical expenses above the floor, unrounded.
 * @see 26 U.S.C. § 213(a); Schedule A lines 1 to 4
 */
export function medicalDeduction(expenses: Usd, adjustedGrossIncome: Usd, year: LawYear): Usd {
  return expenses === 0 ? 0 : Math.max(0, expenses - medicalExpenseFloor[year].value * adjustedGrossIncome);
}

/**
 * Deductible state and local taxes, unrounded.
 * @param modifiedAgi - adjusted gross income with excluded foreign income, in US dollars
 * @see 26 U.S.C. § 164(b)(6)-(7)
 */
export function stateAndLocalTaxDeduction(paid: Usd, modifiedAgi: Usd, filingStatus: FilingStatus, year: LawYear): Usd {
  const { cap, phaseDown } = stateAndLocalTaxCap[year].value[filingStatus];
  if (!phaseDown) return Math.min(paid, cap);
  const { start, rate, floor } = phaseDown;
  return Math.min(paid, Math.max(floor, cap - rate * Math.max(0, modifiedAgi - start)));
}

/**
 * Interest on the part of a home mortgage within the limit, unrounded.
 * @param debt - the year's average balance; if unknown, all of the interest counts
 * @see 26 U.S.C. § 163(h)(3); Publication 936, Table 1
 */
export function mortgageInterestDeduction(interest: Usd, debt: Usd | undefined, filingStatus: FilingStatus, year: LawYear): Usd {
  if (interest === 0 || debt === undefined) return interest;
  const limit = mortgageDebtLimit[year].value[filingStatus];
  return debt <= limit ? interest : (interest * limit) / debt;
}

/**
 * Mortgage insurance premiums left after the phase-out, unrounded.
 * @see 26 U.S.C. § 163(h)(3)(E); Schedule A (Form 1040) instructions, Mortgage Insurance Premiums Deduction Worksheet
 */
export function mortgageInsuranceDeduction(premiums: Usd, adjustedGrossIncome: Usd, filingStatus: FilingStatus, year: LawYear): Usd {
  if (premiums === 0) return 0;
  const { deductible, phaseOut } = mortgageInsurance[year].value;
  if (!deductible) return 0;
  const { start, step, share } = phaseOut[filingStatus];
  const steps = Math.ceil(Math.max(0, adjustedGrossIncome - start) / step);
  return premiums * Math.max(0, 1 - share * steps);
}

/**
 * Deduction for gifts of cash to public charities, unrounded.
 * @see 26 U.S.C. § 170(b)(1)
 */
export function charitableDeduction(gifts: Usd, adjustedGrossIncome: Usd, year: LawYear): Usd {
  if (gifts === 0) return 0;
  const { floor, ceiling } = charitableDeductionRange[year].value;
  return Math.max(0, Math.min(gifts, ceiling * adjustedGrossIncome) - floor * adjustedGrossIncome);
}

/**
 * The part of the itemized deductions lost because taxable income before them reaches the highest bracket, unrounded.
 * @param income - taxable income before itemized deductions, in US dollars
 * @see 26 U.S.C. § 68(a)
 */
export function itemizedLimitation(deductions: Usd, income: Usd, filingStatus: FilingStatus, year: LawYear): Usd {
  const rate = itemizedDeductionsLimitation[year].value;
  if (rate === 0) return 0;
  const highest = incomeTaxSchedules[year].value[filingStatus].at(-1)?.from ?? Infinity;
  return rate * Math.min(deductions, Math.max(0, income - highest));
}
