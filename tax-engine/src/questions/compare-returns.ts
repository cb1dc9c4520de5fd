import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { StateFiler } from '../filing.ts';
import { sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { taxReturnWith, type TaxReturn } from '../tax-return.ts';

/** Taxes by type; the parts add up to the total. US dollars; negative for less tax or a refund. */
export interface TaxParts {
  readonly total: Usd;
  /** Income tax and net investment income tax minus all credits. */
  readonly federal: Usd;
  /** Social Security and Medicare, including self-employment tax and the Additional Medicare Tax, and the state's payroll levies. */
  readonly payroll: Usd;
  /** Absent if no state tax was computed. */
  readonly state?: Usd;
  /** Absent if no local tax was computed for any of the returns. */
  readonly local?: Usd;
}

/** A return's taxes by type. */
export function taxPartsOf({ totalTax, federalIncomeTax, stateTax, localTax, ...taxes }: TaxReturn): TaxParts {
  return {
    total: totalTax,
    federal: federalIncomeTax,
    payroll: sumOf(taxes.selfEmploymentTax, taxes.socialSecurity, taxes.medicare, taxes.additionalMedicare, taxes.payrollLevies),
    ...(stateTax !== undefined && { state: stateTax }),
    ...(localTax !== undefined && { local: localTax }),
  };
}

/** `after` minus `before`. The state tax counts only if both have one. A return without a place has no local tax, which is zero. */
export function changeBetween(before: TaxParts, after: TaxParts): TaxParts {
  const federal = sumOf(after.federal, -before.federal);
  const payroll = sumOf(after.payroll, -before.payroll);
  const state = before.state === undefined || after.state === undefined ? undefined : sumOf(after.state, -before.state);
  const local = before.local === undefined && after.local === undefined ? undefined : sumOf(after.local ?? 0, -(before.local ?? 0));
  return {
    total: sumOf(federal, payroll, state ?? 0, local ?? 0),
    federal,
    payroll,
    ...(state !== undefined && { state }),
    ...(local !== undefined && { local }),
  };
}

/**
 * How a change to a household changes its taxes, as the difference of two returns under the same state law.
 * @param law - of both households' state; without it no state tax is computed
 * @param severalStates - for a household with several states, as in `taxReturnWith`
 * @throws RangeError that names the field that is out of range
 */
export function effectOf(law: StateLaw | undefined, before: Household, after: Household, severalStates?: StateFiler): TaxParts {
  const taxesOf = (household: Household) => taxPartsOf(taxReturnWith(law, household, severalStates));
  return changeBetween(taxesOf(before), taxesOf(after));
}
