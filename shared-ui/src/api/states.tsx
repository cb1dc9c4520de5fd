import { api, schemaOnDemand } from '@bracketwise/shared-ui/runtime';

/** How a state's rate is marked: `flat` for a single one, where lists make that difference. */
export const RATE_MARKS = ['none', 'flat', 'moderate', 'high'] as const;
export type RateMark = (typeof RATE_MARKS)[number];

/** One jurisdiction of `GET /api/states`. Its texts are English; the page formats the numbers for its language. */
export interface StateSummary {
  readonly code: string;
  readonly name: string;
  readonly taxRate: string;
  readonly salesTax: string;
  readonly hasIncomeTax: boolean;
  /** Percentages, as all rates here: 4.95 for 4.95 %. */
  readonly lowestRate: number;
  readonly topRate: number;
  readonly salesTaxRate: number;
  readonly badge: Exclude<RateMark, 'flat'>;
  readonly category: RateMark;
}

export const statesApi = api.injectEndpoints({
  endpoints: (build) => ({
    states: build.query<readonly StateSummary[], void>({
      query: () => ({ key: ['/api', 'states'] }),
      responseSchema: schemaOnDemand(async () => (await import(/* webpackChunkName: "states-schema" */ './states-schema.tsx')).states),
    }),
  }),
});

export const { useStatesQuery } = statesApi;
