import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { qualifyingChildAgeBelow } from '../law/federal/earned-income-credit-eligibility.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { effectOf } from './compare-returns.ts';

/**
 * What a single filer with a child saves in all taxes as a head of household, 26 U.S.C. § 2(b). Zero for other households.
 * @throws RangeError that names the field that is out of range
 */
export function savedAsHeadOfHousehold(law: StateLaw | undefined, household: Household): Usd {
  const { filingStatus, taxYear, dependentAges = [] } = household;
  const hasChild = dependentAges.some((age) => age < qualifyingChildAgeBelow[taxYear].value);
  if (filingStatus !== 'single' || !hasChild) return 0;
  return Math.max(0, -effectOf(law, household, { ...household, filingStatus: 'headOfHousehold' }).total);
}
