/** What the API takes and sends, except state profiles and problems. Texts are English; pages format the numbers. */
import type { Usd } from './amounts.ts';
import type { FilingStatus } from './filing-status.ts';
import type { ExplanationLine } from './lines.ts';
import type { StateCode } from './states.ts';
import type { EstimateYear } from './years.ts';

/** What the main calculator asks: the body of `POST /api/calculate-tax`. */
export interface EstimateRequest {
  /** USPS code of the state of residence, or DC. */
  state: StateCode;
  /** Annual wages of one earner, in US dollars. */
  income: Usd;
  filingStatus: FilingStatus;
  taxYear: EstimateYear;
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
  /** What the state takes from the pay for its insurance programs and transit. */
  payrollLevies: Usd;
  stateTax: Usd;
  totalTax: Usd;
  taxableIncome: Usd;
  standardDeduction: Usd;
  lines: readonly ExplanationLine[];
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

/** Response of `POST /api/calculate-tax`. */
export interface Calculation extends Estimate {
  readonly id: string;
}

/** Taxable income above `from`, up to and including `to` (null: no upper end). US dollars. */
export interface BracketRowRange {
  readonly from: Usd;
  readonly to: Usd | null;
}

/** A rate and the income it applies to: for each status as text, worded as specified, and as numbers. */
export interface BracketRow extends Readonly<Record<FilingStatus, string>> {
  readonly rate: string;
  /** A percentage: 22 for 22%. */
  readonly rateValue: number;
  readonly ranges: Readonly<Record<FilingStatus, BracketRowRange>>;
  readonly source: string;
}

/** Response of `GET /api/tax-brackets`. */
export interface TaxBrackets {
  readonly year: EstimateYear;
  /** By ascending rate. */
  readonly federal: readonly BracketRow[];
  readonly standardDeduction: Readonly<Record<FilingStatus, Usd>>;
}

/** An item of the response of `GET /api/states`: rates as text, worded as specified, and as percentages (4.95 for 4.95%). */
export interface StateRow extends Readonly<
  Pick<Jurisdiction, 'code' | 'name' | 'hasIncomeTax' | 'lowestRate' | 'topRate' | 'salesTaxRate' | 'badge' | 'category'>
> {
  readonly taxRate: string;
  readonly salesTax: string;
}
