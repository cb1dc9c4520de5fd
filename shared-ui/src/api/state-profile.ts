import type { StateProfile } from '@bracketwise/contract/state-profile';
import { schemaOnDemand, useQuery, type Question } from '@bracketwise/shared-ui/runtime';

export const stateProfileQuestion: Question<StateProfile, string> = {
  kind: 'query',
  name: 'stateProfile',
  request: (code) => ({ key: ['/api', 'states', code] }),
  schema: schemaOnDemand(async () => (await import(/* webpackChunkName: "law-schemas" */ './state-profile-schema.ts')).stateProfile),
};

export const useStateProfileQuery = (code: string) => useQuery(stateProfileQuestion, code);
