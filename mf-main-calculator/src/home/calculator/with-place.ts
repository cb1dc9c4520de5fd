import { loadStateLaw, placeTaxOf, withPlaceTax } from '@bracketwise/tax-engine';
import type { AnsweredRequest } from './answered-request.ts';

/**
 * The same answer with the tax of another place.
 * @param code - undefined takes the place's tax out again
 * @returns without a place if the law has no confirmed figure of it for the year
 */
export async function withPlace({ request, calculation, place }: AnsweredRequest, code: string | undefined): Promise<AnsweredRequest> {
  const without = place?.without ?? calculation;
  const tax = code === undefined ? undefined : placeTaxOf(await loadStateLaw(request.state), request, code);
  if (!tax) return { request, calculation: without };
  return { request, calculation: withPlaceTax(without, tax), place: { code: tax.code, name: tax.name, without } };
}
