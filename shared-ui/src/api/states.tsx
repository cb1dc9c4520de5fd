import { schemaOnDemand, useQuery, type Question } from '@bracketwise/shared-ui/runtime';

/** Badge for a state's income tax. Only some lists use `flat`, for states with a single rate. */
export const RATE_MARKS = ['none', 'flat', 'moderate', 'high'] as const;
export type RateMark = (typeof RATE_MARKS)[number];

/** One jurisdiction in the response of `GET /api/states`. Its texts are in English; pages format the numbers for their own language. */
export interface StateSummary {
  readonly code: string;
  readonly name: string;
  readonly taxRate: string;
  readonly salesTax: string;
  readonly hasIncomeTax: boolean;
  /** In percent, like all rates here: 4.95 means 4.95 %. */
  readonly lowestRate: number;
  readonly topRate: number;
  readonly salesTaxRate: number;
  readonly badge: Exclude<RateMark, 'flat'>;
  readonly category: RateMark;
}

export const statesQuestion: Question<readonly StateSummary[], void> = {
  kind: 'query',
  name: 'states',
  request: () => ({ key: ['/api', 'states'] }),
  schema: schemaOnDemand(async () => (await import(/* webpackChunkName: "states-schema" */ './states-schema.tsx')).states),
};

export const useStatesQuery = () => useQuery(statesQuestion, undefined);
