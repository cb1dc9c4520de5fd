/** The household whose places the state's law has figures for. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { HouseholdError, type StateLaw, taxReturnWith } from '@bracketwise/tax-engine';
import type { Choice } from './choices.ts';
import { householdOf, type Answers } from './household-draft.ts';

/** Whether the law has no confirmed figures for a place of the household. */
export function isRefused(law: StateLaw, household: Household): boolean {
  if (household.locality === undefined && household.workLocality === undefined) return false;
  try {
    taxReturnWith(law, household);
    return false;
  } catch (error) {
    if (error instanceof HouseholdError && error.rule === 'place') return true;
    throw error;
  }
}

/** The household of the answers, without places that the law refuses. */
export function householdUnder(law: StateLaw, answers: Answers): Household {
  const household = householdOf(answers);
  return isRefused(law, household) ? { ...household, locality: undefined, workLocality: undefined } : household;
}

/** The household without one choice, to measure its effect. 401(k) contributions that are not made are wages, as box 1 of Form W-2 has them. */
export function householdWithout(law: StateLaw, answers: Answers, choice: Choice): Household {
  const household = householdUnder(law, { ...answers, [choice]: false });
  if (choice !== 'saving') return household;
  const { wages = 0, spouseWages = 0 } = household;
  const { electiveDeferrals = 0, spouseElectiveDeferrals = 0 } = householdOf(answers);
  return {
    ...household,
    wages: Math.min(INCOME_LIMITS.maximum, wages + electiveDeferrals),
    spouseWages: Math.min(INCOME_LIMITS.maximum, spouseWages + spouseElectiveDeferrals),
  };
}
