import type { TaxBrackets } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { schemaOnDemand, useQuery, type Question } from '@bracketwise/shared-ui/runtime';

export const bracketsQuestion: Question<TaxBrackets, EstimateYear> = {
  kind: 'query',
  name: 'taxBrackets',
  request: (year) => ({ key: ['/api', `tax-brackets?year=${year}`] }),
  schema: schemaOnDemand(async () => (await import(/* webpackChunkName: "schemas" */ './schemas.ts')).taxBrackets),
};

export const useTaxBracketsQuery = (year: EstimateYear) => useQuery(bracketsQuestion, year);
