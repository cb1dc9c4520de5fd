import { api } from '@bracketwise/shared-ui/runtime';
import type { EstimateRequest, RateCategory } from '@bracketwise/tax-engine/contract';

/** One jurisdiction of `GET /api/states`. Its texts are English; the page formats the numbers for its language. */
export interface StateSummary {
  readonly code: EstimateRequest['state'];
  readonly name: string;
  readonly taxRate: string;
  readonly salesTax: string;
  readonly hasIncomeTax: boolean;
  /** Percentages, as all rates here: 4.95 for 4.95 %. */
  readonly lowestRate: number;
  readonly topRate: number;
  readonly salesTaxRate: number;
  readonly category: RateCategory;
}

export const statesApi = api.injectEndpoints({
  endpoints: (build) => ({
    states: build.query<readonly StateSummary[], void>({ query: () => ({ key: ['/api', 'states'] }) }),
  }),
});

export const { useStatesQuery } = statesApi;
