import { api, schemaOnDemand } from '@bracketwise/shared-ui/runtime';
import type { EstimateYear, TaxBrackets } from '@bracketwise/tax-engine';

export const bracketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxBrackets: build.query<TaxBrackets, EstimateYear>({
      query: (year) => ({ key: ['/api', `tax-brackets?year=${year}`] }),
      responseSchema: schemaOnDemand(async () => (await import(/* webpackChunkName: "schemas" */ './schemas.ts')).taxBrackets),
    }),
  }),
});

export const { useTaxBracketsQuery } = bracketsApi;
