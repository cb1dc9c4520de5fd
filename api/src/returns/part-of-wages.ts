import type { Household } from '@bracketwise/tax-engine';
import { PROBLEM_TYPES, Problem } from '../http/problem.ts';

/**
 * Rejects tips and overtime above the wages they are part of, which JSON Schema can't compare. Wages leave out what goes into a 401(k).
 * @param place - JSON Pointer of the household in the body
 * @throws Problem that names the first field too many
 */
export function assertPartOfWages(household: Household, place = ''): void {
  const { wages = 0, spouseWages = 0, electiveDeferrals = 0, spouseElectiveDeferrals = 0 } = household;
  const { qualifiedTips = 0, qualifiedOvertime = 0 } = household;
  const pay = wages + spouseWages + electiveDeferrals + spouseElectiveDeferrals;
  if (qualifiedTips + qualifiedOvertime <= pay) return;
  const field = qualifiedTips > pay ? 'qualifiedTips' : 'qualifiedOvertime';
  const { message, maximum } =
    field === 'qualifiedTips'
      ? { message: 'qualifiedTips must not exceed the wages with the 401(k) deferrals', maximum: pay }
      : {
          message: 'qualifiedOvertime and qualifiedTips together must not exceed the wages with the 401(k) deferrals',
          maximum: pay - qualifiedTips,
        };
  throw new Problem(400, `Missing, wrong or unknown: ${field}.`, {
    type: PROBLEM_TYPES.invalidRequest,
    title: 'Invalid request',
    errors: [{ field, pointer: `#${place}/${field}`, code: 'maximum', message, maximum: Math.max(0, maximum) }],
  });
}
