/** The API's responses, defined once for the API and for the pages that read it. Texts are English; pages format the numbers. */
import type { Estimate, EstimateYear, FilingStatus, Jurisdiction, Usd } from './contract.ts';

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

/** One invalid field of a request. */
export interface FieldError {
  readonly field: string;
  /** JSON Pointer to the field as a URI fragment; absent for a query parameter. */
  readonly pointer?: string;
  /** The violated rule, such as `required`, `type`, `enum` or `maximum`. */
  readonly code: string;
  readonly message: string;
  /** The allowed values, if they can be listed. */
  readonly allowed?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The body of every error response: RFC 9457, media type `application/problem+json`. */
export interface ProblemDocument {
  /** The kind of problem; `about:blank` if the status says it all. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  /** Appears in our logs. */
  readonly requestId: string;
  readonly errors?: readonly FieldError[];
}
