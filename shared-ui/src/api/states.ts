import type { StateRow } from '@bracketwise/contract/wire';
import { schemaOnDemand, useQuery, type Question } from '@bracketwise/shared-ui/runtime';

export const statesQuestion: Question<readonly StateRow[], void> = {
  kind: 'query',
  name: 'states',
  request: () => ({ key: ['/api', 'states'] }),
  schema: schemaOnDemand(async () => (await import(/* webpackChunkName: "law-schemas" */ './states-schema.ts')).states),
};

export const useStatesQuery = () => useQuery(statesQuestion, undefined);
