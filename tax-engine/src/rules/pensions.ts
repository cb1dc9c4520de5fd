/** Pensions by their source, for states that treat IRAs or early distributions differently from an employer's pension. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';

/** One taxpayer's pensions. The amounts after the first are parts of it: see `Household`. US dollars. */
export interface Pensions {
  readonly age: number;
  readonly all: Usd;
  readonly fromIras: Usd;
  readonly early: Usd;
  readonly definedBenefit: Usd;
}

export const ownPensions = (household: CompleteHousehold): Pensions => ({
  age: household.age,
  all: household.pensionIncome,
  fromIras: household.iraDistributions,
  early: household.earlyDistributions,
  definedBenefit: household.definedBenefitPension,
});

export const spousePensions = (household: CompleteHousehold): Pensions => ({
  age: household.spouseAge,
  all: household.spousePensionIncome,
  fromIras: household.spouseIraDistributions,
  early: household.spouseEarlyDistributions,
  definedBenefit: household.spouseDefinedBenefitPension,
});

/** An employer's pension that was not taken early. Early distributions come from IRAs as far as these reach. */
export const fromEmployers = ({ all, fromIras, early }: Pensions): Usd => all - Math.max(fromIras, early);

/** Without early distributions. */
export const takenOnTime = ({ all, early }: Pensions): Usd => all - early;

/** An amount for each taxpayer with a pension, in total. */
export function eachPension(household: CompleteHousehold, of: (pensions: Pensions) => Usd): Usd {
  const own = household.pensionIncome > 0 ? of(ownPensions(household)) : 0;
  return household.spousePensionIncome > 0 ? own + of(spousePensions(household)) : own;
}
