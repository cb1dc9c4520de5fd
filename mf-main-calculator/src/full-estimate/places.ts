/** The household whose places the state's law has figures for. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { HouseholdError, type StateFiler, type StateLaw, taxReturnWith } from '@bracketwise/tax-engine';
import { fieldsOf, isAsked, SET_ASIDE, type Choice } from './choices.ts';
import { householdOf } from './answered-household.ts';
import type { Answers } from './household-draft.ts';

/** Whether the law has no confirmed figures for a place of the household. */
export function isRefused(law: StateLaw, household: Household, severalStates?: StateFiler): boolean {
  const { locality, workLocality, stateParts = [] } = household;
  if (locality === undefined && workLocality === undefined && stateParts.every((part) => part.locality === undefined)) return false;
  try {
    taxReturnWith(law, household, severalStates);
    return false;
  } catch (error) {
    if (error instanceof HouseholdError && error.rule === 'place') return true;
    throw error;
  }
}

/** The household of the answers, without places that the law refuses. */
export function householdUnder(law: StateLaw, answers: Answers, severalStates?: StateFiler): Household {
  const household = householdOf(answers);
  return isRefused(law, household, severalStates) ? withoutPlaces(household) : household;
}

const withoutPlaces = ({ stateParts, ...household }: Household): Household => ({
  ...household,
  locality: undefined,
  workLocality: undefined,
  ...(stateParts && { stateParts: stateParts.map((part) => ({ ...part, locality: undefined })) }),
});

/** The household without one choice, to measure its effect. What the choice takes out of pay before tax would be wages. */
export function householdWithout(law: StateLaw, answers: Answers, choice: Choice, severalStates?: StateFiler): Household {
  const household = householdUnder(law, { ...answers, ...withoutSharedFields(answers, choice), [choice]: false }, severalStates);
  const setAside = SET_ASIDE[choice];
  if (!setAside) return household;
  const asked = householdOf(answers);
  const pay = { wages: household.wages ?? 0, spouseWages: household.spouseWages ?? 0 };
  for (const [wages, amount] of setAside) pay[wages] = Math.min(INCOME_LIMITS.maximum, pay[wages] + (asked[amount] ?? 0));
  return { ...household, ...pay };
}

/** Blanks the fields of the choice that other choices ask for, too: they are shown, and so measured, under this one. */
function withoutSharedFields(answers: Answers, choice: Choice): Partial<Answers> {
  const without = { ...answers, [choice]: false };
  const shared = fieldsOf(choice, answers).filter((field) => isAsked(field, without));
  return Object.fromEntries(shared.map((field) => [field, typeof answers[field] === 'boolean' ? false : undefined]));
}
