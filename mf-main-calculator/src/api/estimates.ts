import { api, type ApiError } from '@bracketwise/shared-ui/runtime';
import {
  EXPLANATION_SECTIONS,
  type Estimate,
  type EstimateRequest,
  type ExplanationLine,
  type LineLabel,
} from '@bracketwise/tax-engine/contract';
import { array, number, object, string, type ObjectSchema } from 'yup';

/** The answer of `POST /api/calculate-tax`. */
export interface Calculation extends Estimate {
  readonly id: string;
}

/** A line that this page has no word for is shown by its key: an API may know more of them. */
const explanationLine: ObjectSchema<ExplanationLine> = object({
  section: string().oneOf(EXPLANATION_SECTIONS).required(),
  label: string<LineLabel>().required(),
  amount: number().required(),
  tax: number(),
  rate: number(),
  from: number(),
  to: number(),
  source: string().required(),
});

const calculation = object({
  id: string().required(),
  grossIncome: number().required(),
  netIncome: number().required(),
  effectiveRate: number().required(),
  federalTax: number().required(),
  socialSecurity: number().required(),
  medicare: number().required(),
  additionalMedicare: number().required(),
  stateTax: number().required(),
  totalTax: number().required(),
  taxableIncome: number().required(),
  standardDeduction: number().required(),
  lines: array(explanationLine).required(),
});

export const estimatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    calculateTax: build.mutation<Calculation, EstimateRequest>({
      query: (body) => ({ key: ['/api', 'calculate-tax'], method: 'POST', body }),
      responseSchema: calculation.required().strict(),
    }),
  }),
});

export const { useCalculateTaxMutation } = estimatesApi;

/**
 * Fields that a problem document (RFC 9457) names as refused.
 * @param error - its message is the status, a colon and the body
 */
export function refusedFields({ message }: ApiError): string[] {
  try {
    const { errors } = JSON.parse(message.slice(message.indexOf(':') + 1)) as { errors?: unknown };
    if (!Array.isArray(errors)) return [];
    return (errors as { field?: unknown }[]).flatMap(({ field }) => (typeof field === 'string' ? [field] : []));
  } catch {
    return []; // no problem document: a proxy's page, or no answer at all
  }
}
