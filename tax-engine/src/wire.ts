/** What the API answers, written once for the API that makes it and the pages that read it. Texts are English; pages format the numbers. */
import type { Estimate, EstimateYear, FilingStatus, Jurisdiction, Usd } from './contract.ts';

/** What `POST /api/calculate-tax` answers. */
export interface Calculation extends Estimate {
  readonly id: string;
}

/** Taxable income above `from`, up to and including `to`; without an end where that is null. US dollars. */
export interface BracketRowRange {
  readonly from: Usd;
  readonly to: Usd | null;
}

/** A rate and the income it applies to: by status in words, as the specification has it, and in numbers. */
export interface BracketRow extends Readonly<Record<FilingStatus, string>> {
  readonly rate: string;
  /** A percentage: 22 for 22 %. */
  readonly rateValue: number;
  readonly ranges: Readonly<Record<FilingStatus, BracketRowRange>>;
  readonly source: string;
}

/** What `GET /api/tax-brackets` answers. */
export interface TaxBrackets {
  readonly year: EstimateYear;
  /** By ascending rate. */
  readonly federal: readonly BracketRow[];
  readonly standardDeduction: Readonly<Record<FilingStatus, Usd>>;
}

/** An entry of what `GET /api/states` answers: rates in words, as the specification has them, and as percentages (4.95 for 4.95 %). */
export interface StateRow extends Readonly<
  Pick<Jurisdiction, 'code' | 'name' | 'hasIncomeTax' | 'lowestRate' | 'topRate' | 'salesTaxRate' | 'badge' | 'category'>
> {
  readonly taxRate: string;
  readonly salesTax: string;
}

/** One bad field of a request. */
export interface FieldError {
  readonly field: string;
  /** JSON Pointer to the field as a URI fragment; absent for a query parameter. */
  readonly pointer?: string;
  /** What the value fails, such as `required`, `type`, `enum` or `maximum`. */
  readonly code: string;
  readonly message: string;
  /** The values that would be taken, where they can be listed. */
  readonly allowed?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The body of every refusal: RFC 9457, media type `application/problem+json`. */
export interface ProblemDocument {
  /** Names the kind of problem; `about:blank` where the status says it all. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  /** For the reader of our logs. */
  readonly requestId: string;
  readonly errors?: readonly FieldError[];
}
