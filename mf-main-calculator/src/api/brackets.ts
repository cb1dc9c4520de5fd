import { api, schemaOnDemand } from '@bracketwise/shared-ui/runtime';
import type { EstimateYear, FilingStatus } from '@bracketwise/tax-engine';

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

export const bracketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxBrackets: build.query<TaxBrackets, EstimateYear>({
      query: (year) => ({ key: ['/api', `tax-brackets?year=${year}`] }),
      responseSchema: schemaOnDemand(async () => (await import(/* webpackChunkName: "schemas" */ './schemas.ts')).taxBrackets),
    }),
  }),
});

export const { useTaxBracketsQuery } = bracketsApi;
