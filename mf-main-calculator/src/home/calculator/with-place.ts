import { householdWords } from '@bracketwise/shared-ui/explanation';
import { languageInUse, loadWords, registerWords } from '@bracketwise/shared-ui/runtime';
import { loadStateLaw, placeTaxOf, withPlaceTax } from '@bracketwise/tax-engine';
import type { i18n as I18n } from 'i18next';
import type { AnsweredRequest } from './answered-request.ts';

// They name the lines of a place's tax.
registerWords('households', householdWords);

/**
 * The same answer with the tax of another place, whose lines then have their texts.
 * @param code - undefined takes the place's tax out again
 * @returns without a place if the law has no confirmed figure of it for the year
 */
export async function withPlace(
  { request, calculation, place }: AnsweredRequest,
  code: string | undefined,
  words: I18n,
): Promise<AnsweredRequest> {
  const without = place?.without ?? calculation;
  if (code === undefined) return { request, calculation: without };
  const [law] = await Promise.all([loadStateLaw(request.state), loadWords(words, 'households', languageInUse(words))]);
  const tax = placeTaxOf(law, request, code);
  if (!tax) return { request, calculation: without };
  return { request, calculation: withPlaceTax(without, tax), place: { code: tax.code, name: tax.name, without } };
}
