/**
 * The main calculator's request and result, with its limits and enumerations in one place. The form's schema, the API's JSON Schema and its
 * OpenAPI document are built from them.
 */
import type { StateCode } from './state-codes.ts';

/** US dollars. */
export type Usd = number;

export const FILING_STATUSES = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

/** Years of whole returns: federal law and every state's. */
export const TAX_YEARS = [2020, 2021, 2022, 2023, 2024, 2025, 2026] as const;
export type TaxYear = (typeof TAX_YEARS)[number];

/** Years of the main calculator: federal and state law together. */
export const ESTIMATE_YEARS = [2020, 2021, 2022, 2023, 2024, 2025] as const;
export type EstimateYear = (typeof ESTIMATE_YEARS)[number];
/** The year pages start with. */
export const DEFAULT_ESTIMATE_YEAR = 2025 satisfies EstimateYear;

/** Years whose state forms cover whole households: dependents, two earners, retirement, itemized deductions. */
export const HOUSEHOLD_YEARS = [2024, 2025, 2026] as const;
export type HouseholdYear = (typeof HOUSEHOLD_YEARS)[number];

/** The year in progress: pages name its amounts, and the return for it is the next one to file. */
export const CURRENT_TAX_YEAR = 2026 satisfies HouseholdYear;

/** Limits of an estimate's annual income, in US dollars. */
export const INCOME_LIMITS = { minimum: 0, maximum: 1_000_000_000 } as const;

export interface EstimateRequest {
  /** USPS code of the state of residence, or DC. */
  state: StateCode;
  /** Annual wages of one earner, in US dollars. */
  income: Usd;
  filingStatus: FilingStatus;
  taxYear: EstimateYear;
}

/** The sections of an estimate's worksheet. The lines of each section add up to its tax. */
export const EXPLANATION_SECTIONS = ['federal', 'payroll', 'state'] as const;
export type ExplanationSection = (typeof EXPLANATION_SECTIONS)[number];

/** Every label that a line of an estimate can have, in any state and year. Pages have a text for each. */
export const LINE_LABELS = [
  // Starting points.
  'grossIncome',
  'federalAdjustedGrossIncome',
  'federalTaxableIncome',
  // Deductions and additions.
  'standardDeduction',
  'personalExemption',
  'lowIncomeExemption',
  'federalTaxDeduction',
  'payrollTaxDeduction',
  'deductionAddBack',
  'taxableIncome',
  // Taxes.
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
  // Credits.
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
  // Reasons why no tax is due.
  'noIncomeTax',
  'belowFilingThreshold',
] as const;

/** Additional labels of a return with more than wages. Pages that show such a return have a text for each. */
export const RETURN_LINE_LABELS = [
  // Income, in the order of Form 1040.
  'wages',
  'spouseWages',
  'netProfit',
  'ownerSalary',
  'shareOfProfit',
  'excessBusinessLoss',
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
  // Taxes.
  'preferentialRate',
  'ordinaryTaxLimit',
  'minimumTaxableIncome',
  'minimumTaxExemption',
  'tentativeMinimumTax',
  'alternativeMinimumTax',
  'modifiedAdjustedGrossIncome',
  'netInvestmentIncomeTax',
  'earlyDistributionTax',
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
  // Additional lines of state forms for whole households.
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
  // State rules for gains, dividends and business income.
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

/** One line of the worksheet, in the order it was computed. */
export interface ExplanationLine {
  section: ExplanationSection;
  /** Pages translate it. */
  label: LineLabel;
  /** The line's amount in dollars: an income, a deduction or credit (negative), or the income in a bracket. */
  amount: Usd;
  /** Tax that the line adds, in dollars; negative if it reduces the tax. Absent on lines that only lead to the tax. */
  tax?: Usd | undefined;
  /** Rate applied to `amount`, as a fraction. */
  rate?: number | undefined;
  /** Lower end of the bracket. */
  from?: Usd | undefined;
  /** Upper end of the bracket; absent for the last one. */
  to?: Usd | undefined;
  /** Statute, form line or publication of the line's figures. */
  source: string;
}

/** The main calculator's result. Dollars are rounded to cents; `effectiveRate` is a percentage (12.34 for 12.34%) with six decimals. */
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

/** The taxable income that a rate applies to, in US dollars. `to` is absent for the last bracket. */
export interface BracketRange {
  from: Usd;
  to?: Usd;
}

/** One row of the federal rate schedules. */
export interface FederalBracket {
  /** Fraction: 0.22 for 22%. */
  rate: number;
  ranges: Readonly<Record<FilingStatus, BracketRange>>;
  source: string;
}

/** Badge of a jurisdiction on the state rates page. */
export const RATE_BADGES = ['none', 'moderate', 'high'] as const;
export type RateBadge = (typeof RATE_BADGES)[number];

/** Group in the state comparison: same as the badge, except that a single positive rate is `flat`. */
export const RATE_CATEGORIES = ['none', 'flat', 'moderate', 'high'] as const;
export type RateCategory = (typeof RATE_CATEGORIES)[number];

/** A jurisdiction in the state lists, under the law of `DEFAULT_ESTIMATE_YEAR`. Rates are fractions. */
export interface Jurisdiction {
  code: StateCode;
  /** English name. */
  name: string;
  /** Whether wages are taxed. */
  hasIncomeTax: boolean;
  /** Lowest positive rate on wages; 0 without a tax on wages. */
  lowestRate: number;
  /** Highest rate on wages, including surtaxes. */
  topRate: number;
  /** Statewide sales tax rate. Includes local taxes only if they are the same everywhere in the state. */
  salesTaxRate: number;
  salesTaxSource: string;
  badge: RateBadge;
  category: RateCategory;
}
