/**
 * What a caller may ask of the engine and what it answers: the one place where the main calculator's limits and
 * enumerations are written. The form's schema, the API's JSON Schema and its OpenAPI document are made from it.
 */
import type { StateCode } from './state-codes.ts';

/** US dollars. */
export type Usd = number;

export const FILING_STATUSES = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

/** Years whose federal law the engine knows. */
export const TAX_YEARS = [2020, 2021, 2022, 2023, 2024, 2025, 2026] as const;
export type TaxYear = (typeof TAX_YEARS)[number];

/** Years a visitor can estimate: federal and state law together. */
export const ESTIMATE_YEARS = [2020, 2021, 2022, 2023, 2024, 2025] as const;
export type EstimateYear = (typeof ESTIMATE_YEARS)[number];
export const DEFAULT_ESTIMATE_YEAR: EstimateYear = 2025;

/** Years whose state forms answer for whole households: dependents, two earners, retirement, itemized deductions. */
export const HOUSEHOLD_YEARS = [2024, 2025, 2026] as const;
export type HouseholdYear = (typeof HOUSEHOLD_YEARS)[number];

/** Bounds of the annual income that an estimate accepts, in US dollars. */
export const INCOME_LIMITS = { minimum: 0, maximum: 1_000_000_000 } as const;

export interface EstimateRequest {
  /** USPS code of the state of residence, or DC. */
  state: StateCode;
  /** Annual wages of one earner, US dollars. */
  income: Usd;
  filingStatus: FilingStatus;
  taxYear: EstimateYear;
}

/** The parts of an estimate that have an explanation of their own; each part's lines sum to its tax. */
export const EXPLANATION_SECTIONS = ['federal', 'payroll', 'state'] as const;
export type ExplanationSection = (typeof EXPLANATION_SECTIONS)[number];

/** Every label that a line of an estimate can carry, in any state and year; pages hold a word for each. */
export const LINE_LABELS = [
  // Where a computation starts.
  'grossIncome',
  'federalAdjustedGrossIncome',
  'federalTaxableIncome',
  // What is taken off the income, or put back.
  'standardDeduction',
  'personalExemption',
  'lowIncomeExemption',
  'federalTaxDeduction',
  'payrollTaxDeduction',
  'deductionAddBack',
  'taxableIncome',
  // What is charged on it.
  'socialSecurity',
  'medicare',
  'additionalMedicare',
  'bracket',
  'flatTax',
  'taxTable',
  'baseAmount',
  'surtax',
  'lowBracketAddBack',
  'recapture',
  'alternateTax',
  // What is taken off the tax.
  'bracketAdjustment',
  'exemptionCredit',
  'personalCredit',
  'householdCredit',
  'lowIncomeCredit',
  'limitedIncomeCredit',
  'familySizeCredit',
  'taxpayerCredit',
  'taxReliefCredit',
  'earnedIncomeCredit',
  'taxForgiveness',
  'federalTaxLimit',
  'refundableCreditChoice',
  // Why nothing is due.
  'noIncomeTax',
  'belowFilingThreshold',
] as const;

/** The further labels of a return that holds more than wages; pages that show such a return hold a word for each. */
export const RETURN_LINE_LABELS = [
  // Income, in the order of Form 1040.
  'wages',
  'spouseWages',
  'netProfit',
  'ownerSalary',
  'shareOfProfit',
  'taxableInterest',
  'ordinaryDividends',
  'qualifiedDividends',
  'shortTermGain',
  'longTermGain',
  'capitalLossDeduction',
  'pensionIncome',
  'taxableSocialSecurity',
  'unemploymentCompensation',
  'unemploymentExclusion',
  'foreignEarnedIncome',
  'foreignIncome',
  'otherIncome',
  'otherTaxableIncome',
  'effectivelyConnectedWages',
  'usWages',
  'housingExclusion',
  'foreignEarnedIncomeExclusion',
  'excludedIncome',
  // Adjustments.
  'selfEmploymentTaxDeduction',
  'employerTaxDeduction',
  'hsaDeduction',
  'iraDeduction',
  'studentLoanInterestDeduction',
  'adjustedGrossIncome',
  // Deductions.
  'additionalStandardDeduction',
  'giftsBesideStandardDeduction',
  'medicalDeduction',
  'stateLocalTaxDeduction',
  'mortgageInterestDeduction',
  'charitableDeduction',
  'otherItemizedDeduction',
  'itemizedDeductionsLimitation',
  'seniorDeduction',
  'tipsDeduction',
  'overtimeDeduction',
  'carLoanInterestDeduction',
  'qualifiedBusinessIncomeDeduction',
  // Tax.
  'preferentialRate',
  'ordinaryTaxLimit',
  'minimumTaxableIncome',
  'minimumTaxExemption',
  'tentativeMinimumTax',
  'alternativeMinimumTax',
  'modifiedAdjustedGrossIncome',
  'netInvestmentIncomeTax',
  'netEarnings',
  'selfEmploymentSocialSecurity',
  'selfEmploymentMedicare',
  'employerSocialSecurity',
  'employerMedicare',
  'corporateIncomeTax',
  'corporateStateTaxExemption',
  'corporateStateTax',
  'corporateStateMinimum',
  'corporateStateTaxDeduction',
  'payrollTaxExemption',
  // Credits.
  'dependentCareCredit',
  'elderlyCredit',
  'childTaxCreditInFull',
  'childTaxCreditPhaseOut',
  'childTaxCredit',
  'additionalChildTaxCredit',
  // What states add for whole households.
  'dependentExemption',
  'ageExemption',
  'ageDeduction',
  'socialSecuritySubtraction',
  'retirementIncomeSubtraction',
  'unemploymentSubtraction',
  'interestSubtraction',
  'spouseAdjustment',
  'twoEarnerDeduction',
  'childDeduction',
  'dependentCareDeduction',
  'propertyTaxDeduction',
  'itemizedDeductions',
  'stateTaxAddBack',
  'federalDeductionAddBack',
  'dependentCredit',
  'ageCredit',
  'retirementIncomeCredit',
  'twoEarnerCredit',
  'propertyTaxCredit',
  'salesTaxCredit',
  'charitableCredit',
  'familyCredit',
  'stateMinimumTax',
  // What some states do with gains, dividends and the income of a business.
  'capitalGainExclusion',
  'dividendExclusion',
  'capitalLossAddBack',
  'investmentIncomeExemption',
  'separatelyTaxedGain',
  'capitalGainTax',
  'capitalGainSurtax',
  'investmentIncomeTax',
  'capitalGainCredit',
  'capitalGainTaxLimit',
  'taxWithoutInvestments',
  'selfEmploymentTaxAddBack',
  'qualifiedBusinessIncomeAddBack',
  'businessIncomeDeduction',
  'businessIncomeRate',
] as const;

export type LineLabel = (typeof LINE_LABELS)[number] | (typeof RETURN_LINE_LABELS)[number];

/** One line of the worksheet that led to the result, in the order it was computed. */
export interface ExplanationLine {
  section: ExplanationSection;
  /** What the line is; pages hold the words for it. */
  label: LineLabel;
  /** The dollars the line speaks of: an income, a deduction or a credit (negative), the slice of income in a bracket. */
  amount: Usd;
  /** Dollars of tax the line adds, negative where it takes away. Absent on lines that only lead to the tax. */
  tax?: Usd | undefined;
  /** The rate applied to `amount`, as a fraction. */
  rate?: number | undefined;
  /** Where the bracket starts. */
  from?: Usd | undefined;
  /** Where the bracket ends; absent for the last one. */
  to?: Usd | undefined;
  /** Statute, form line or publication the figures of the line come from. */
  source: string;
}

/** The answer of the main calculator. Dollars are rounded to cents; `effectiveRate` is a percentage (12.34 for 12.34 %) to six decimals. */
export interface Estimate {
  grossIncome: Usd;
  netIncome: Usd;
  effectiveRate: number;
  federalTax: Usd;
  socialSecurity: Usd;
  medicare: Usd;
  additionalMedicare: Usd;
  stateTax: Usd;
  totalTax: Usd;
  taxableIncome: Usd;
  standardDeduction: Usd;
  lines: readonly ExplanationLine[];
}

/** The part of taxable income that a rate applies to; `to` is absent for the last bracket. US dollars. */
export interface BracketRange {
  from: Usd;
  to?: Usd;
}

/** One row of the federal rate schedules. */
export interface FederalBracket {
  /** Fraction: 0.22 for 22 %. */
  rate: number;
  ranges: Readonly<Record<FilingStatus, BracketRange>>;
  source: string;
}

/** How the state rates page marks a jurisdiction. */
export const RATE_BADGES = ['none', 'moderate', 'high'] as const;
export type RateBadge = (typeof RATE_BADGES)[number];

/** How the state comparison groups jurisdictions: the badge, except that a single positive rate is `flat`. */
export const RATE_CATEGORIES = ['none', 'flat', 'moderate', 'high'] as const;
export type RateCategory = (typeof RATE_CATEGORIES)[number];

/** What the state lists show of a jurisdiction under the law of 2025. Rates are fractions. */
export interface Jurisdiction {
  code: StateCode;
  /** English name. */
  name: string;
  /** Whether wages are taxed. */
  hasIncomeTax: boolean;
  /** Lowest positive rate on wages; 0 without a tax on them. */
  lowestRate: number;
  /** Highest rate on wages, surtaxes included. */
  topRate: number;
  /** Statewide sales tax rate without local additions, except those levied uniformly. */
  salesTaxRate: number;
  salesTaxSource: string;
  badge: RateBadge;
  category: RateCategory;
}
