import type { Calculation, EstimateRequest } from '@bracketwise/contract/wire';
import { schemaOnDemand, useMutation, type ApiError, type Question } from '@bracketwise/shared-ui/runtime';

/** Longer than the gateway waits for the API, so that visitors normally see the gateway's error instead of this timeout. */
export const CALCULATION_DEADLINE_MS = 9_000;

export const estimateQuestion: Question<Calculation, EstimateRequest> = {
  kind: 'mutation',
  name: 'calculateTax',
  request: (body) => ({ key: ['/api', 'calculate-tax'], method: 'POST', body, deadline: CALCULATION_DEADLINE_MS }),
  schema: schemaOnDemand(async () => (await import(/* webpackChunkName: "schemas" */ './schemas.ts')).calculation),
};

export const useCalculateTaxMutation = () => useMutation(estimateQuestion);

/**
 * Fields that a problem document (RFC 9457) rejects.
 * @param error - its message is the status, a colon and the body
 */
export function refusedFields({ message }: ApiError): string[] {
  try {
    const { errors } = JSON.parse(message.slice(message.indexOf(':') + 1)) as { errors?: unknown };
    if (!Array.isArray(errors)) return [];
    return (errors as { field?: unknown }[]).flatMap(({ field }) => (typeof field === 'string' ? [field] : []));
  } catch {
    return []; // Not a problem document: a proxy's error page, or no response at all.
  }
}
