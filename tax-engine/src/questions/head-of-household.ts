import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { Form1040 } from '../federal/form-1040.ts';
import { completed } from '../household.ts';
import { sumOf } from '../kernel/money.ts';

/**
 * What a single filer with a qualifying child saves in all taxes as a head of household, 26 U.S.C. § 2(b). Zero for other households, and
 * never below zero.
 * @param totalTaxAs - all taxes of the household with this filing status
 * @throws RangeError that names the field that is out of range
 */
export function savedAsHeadOfHousehold(household: Household, totalTaxAs: (filingStatus: FilingStatus) => Usd): Usd {
  if (household.filingStatus !== 'single') return 0;
  if (new Form1040(completed(household), undefined).qualifyingChildren === 0) return 0;
  return Math.max(0, sumOf(totalTaxAs('single'), -totalTaxAs('headOfHousehold')));
}
