import { api, schemaOnDemand, type ApiError } from '@bracketwise/shared-ui/runtime';
import type { Calculation, EstimateRequest } from '@bracketwise/tax-engine';

export const estimatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    calculateTax: build.mutation<Calculation, EstimateRequest>({
      query: (body) => ({ key: ['/api', 'calculate-tax'], method: 'POST', body }),
      responseSchema: schemaOnDemand(async () => (await import(/* webpackChunkName: "schemas" */ './schemas.ts')).calculation),
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
