/** The household whose places the state's law has figures for. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { FieldsOfKind, Household } from '@bracketwise/contract/household';
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

type LeftOut = readonly [wages: 'wages' | 'spouseWages', amount: FieldsOfKind<'amount'>];

/** Amounts that box 1 of Form W-2 leaves out, and the wages that they would be in. */
const LEFT_OUT: Readonly<Partial<Record<Choice, readonly LeftOut[]>>> = {
  saving: [
    ['wages', 'electiveDeferrals'],
    ['spouseWages', 'spouseElectiveDeferrals'],
    ['wages', 'payrollHsa'],
    ['spouseWages', 'spousePayrollHsa'],
    ['wages', 'preTaxPremiums'],
    ['spouseWages', 'spousePreTaxPremiums'],
    ['wages', 'flexibleSpending'],
    ['spouseWages', 'spouseFlexibleSpending'],
  ],
  childCare: [
    ['wages', 'dependentCareFlexibleSpending'],
    ['spouseWages', 'spouseDependentCareFlexibleSpending'],
  ],
};

/** The household without one choice, to measure its effect. What the choice takes out of pay before tax would be wages. */
export function householdWithout(law: StateLaw, answers: Answers, choice: Choice): Household {
  const household = householdUnder(law, { ...answers, [choice]: false });
  const leftOut = LEFT_OUT[choice];
  if (!leftOut) return household;
  const asked = householdOf(answers);
  const pay = { wages: household.wages ?? 0, spouseWages: household.spouseWages ?? 0 };
  for (const [wages, amount] of leftOut) pay[wages] = Math.min(INCOME_LIMITS.maximum, pay[wages] + (asked[amount] ?? 0));
  return { ...household, ...pay };
}
