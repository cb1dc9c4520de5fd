import { PENSION_PARTS, type Household } from '@bracketwise/tax-engine';
import { PROBLEM_TYPES, Problem } from '../http/problem.ts';

/**
 * Rejects parts that exceed what they are part of, which JSON Schema can't compare.
 * @param place - JSON Pointer of the household in the body
 * @throws Problem that names the first field too many
 */
export function assertParts(household: Household, place = ''): void {
  assertPartOfWages(household, place);
  for (const whole of ['pensionIncome', 'spousePensionIncome'] as const) {
    const { [whole]: maximum = 0 } = household;
    for (const part of PENSION_PARTS[whole]) {
      if ((household[part] ?? 0) > maximum) throw tooMuch(part, `${part} must not exceed ${whole}, which includes it`, maximum, place);
    }
  }
}

/** Wages leave out what goes into a 401(k). */
function assertPartOfWages(household: Household, place: string): void {
  const { wages = 0, spouseWages = 0, electiveDeferrals = 0, spouseElectiveDeferrals = 0 } = household;
  const { qualifiedTips = 0, qualifiedOvertime = 0 } = household;
  const pay = wages + spouseWages + electiveDeferrals + spouseElectiveDeferrals;
  if (qualifiedTips + qualifiedOvertime <= pay) return;
  if (qualifiedTips > pay) throw tooMuch('qualifiedTips', 'qualifiedTips must not exceed the wages with the 401(k) deferrals', pay, place);
  const message = 'qualifiedOvertime and qualifiedTips together must not exceed the wages with the 401(k) deferrals';
  throw tooMuch('qualifiedOvertime', message, pay - qualifiedTips, place);
}

function tooMuch(field: keyof Household, message: string, maximum: number, place: string): Problem {
  return new Problem(400, `Missing, wrong or unknown: ${field}.`, {
    type: PROBLEM_TYPES.invalidRequest,
    title: 'Invalid request',
    errors: [{ field, pointer: `#${place}/${field}`, code: 'maximum', message, maximum: Math.max(0, maximum) }],
  });
}
