/**
 * What a caller may ask of the engine and what it answers: the one place where the main calculator's limits and
 * enumerations are written. The form's schema, the API's JSON Schema and its OpenAPI document are made from it.
 */
import type { StateCode } from './law/states/codes.ts';

/** US dollars. */
export type Usd = number;

export const FILING_STATUSES = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

/** Years whose federal law the engine knows. */
export type TaxYear = 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;

/** Years a visitor can estimate: federal and state law together. */
export const ESTIMATE_YEARS = [2020, 2021, 2022, 2023, 2024, 2025] as const;
export type EstimateYear = (typeof ESTIMATE_YEARS)[number];
export const DEFAULT_ESTIMATE_YEAR: EstimateYear = 2025;

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

/** One line of the worksheet that led to the result, in the order it was computed. */
export interface ExplanationLine {
  section: ExplanationSection;
  /** What the line is, such as `standardDeduction`; pages hold the words for it. */
  label: string;
  /** The dollars the line speaks of: an income, a deduction (negative), the slice of income in a bracket. */
  amount: Usd;
  /** Dollars of tax the line adds, negative where it takes away. Absent on lines that only lead to the tax. */
  tax?: Usd;
  /** The rate applied to `amount`, as a fraction. */
  rate?: number;
  /** Where the bracket starts. */
  from?: Usd;
  /** Where the bracket ends; absent for the last one. */
  to?: Usd;
  /** Statute, form line or publication the figures of the line come from. */
  source: string;
}

/** The answer of the main calculator. Dollars are rounded to cents; `effectiveRate` is a percentage (12.34 for 12.34 %). */
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
