import { api } from '@bracketwise/shared-ui/runtime';
import { array, boolean, number, object, string, type ObjectSchema } from 'yup';

/** How a state's rate is marked: `flat` for a single one, where lists make that difference. */
const RATE_MARKS = ['none', 'flat', 'moderate', 'high'] as const;
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

const stateSummary: ObjectSchema<StateSummary> = object({
  code: string().required(),
  name: string().required(),
  taxRate: string().required(),
  salesTax: string().required(),
  hasIncomeTax: boolean().required(),
  lowestRate: number().required(),
  topRate: number().required(),
  salesTaxRate: number().required(),
  badge: string().oneOf(['none', 'moderate', 'high']).required(),
  category: string().oneOf(RATE_MARKS).required(),
});

export const statesApi = api.injectEndpoints({
  endpoints: (build) => ({
    states: build.query<readonly StateSummary[], void>({
      query: () => ({ key: ['/api', 'states'] }),
      responseSchema: array(stateSummary).min(1).required().strict(),
    }),
  }),
});

export const { useStatesQuery } = statesApi;
