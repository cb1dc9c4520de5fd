import { api } from '@bracketwise/shared-ui/runtime';
import { ESTIMATE_YEARS, FILING_STATUSES, type EstimateYear, type FilingStatus } from '@bracketwise/tax-engine/contract';
import { array, number, object, string, type ObjectSchema, type Schema } from 'yup';

/** Taxable income above `from`, up to and including `to`; without an end where that is null. US dollars. */
export interface BracketRange {
  readonly from: number;
  readonly to: number | null;
}

/** A rate and the income it applies to. Its texts are English; the page formats the numbers for its language. */
export interface BracketRow extends Readonly<Record<FilingStatus, string>> {
  readonly rate: string;
  /** A percentage: 22 for 22 %. */
  readonly rateValue: number;
  readonly ranges: Readonly<Record<FilingStatus, BracketRange>>;
  readonly source: string;
}

/** What `GET /api/tax-brackets` answers. */
export interface TaxBrackets {
  readonly year: EstimateYear;
  /** By ascending rate. */
  readonly federal: readonly BracketRow[];
  readonly standardDeduction: Readonly<Record<FilingStatus, number>>;
}

const byStatus = <S extends Schema>(schema: S) =>
  Object.fromEntries(FILING_STATUSES.map((status) => [status, schema])) as Record<FilingStatus, S>;

const bracketRow: ObjectSchema<BracketRow> = object({
  ...byStatus(string().required()),
  rate: string().required(),
  rateValue: number().required(),
  ranges: object(byStatus(object({ from: number().required(), to: number().defined().nullable() }).required())).required(),
  source: string().required(),
});

const taxBrackets = object({
  year: number<EstimateYear>().oneOf(ESTIMATE_YEARS).required(),
  federal: array(bracketRow).min(1).required(),
  standardDeduction: object(byStatus(number().required())).required(),
});

export const bracketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxBrackets: build.query<TaxBrackets, EstimateYear>({
      query: (year) => ({ key: ['/api', `tax-brackets?year=${year}`] }),
      responseSchema: taxBrackets.required().strict(),
    }),
  }),
});

export const { useTaxBracketsQuery } = bracketsApi;
