import type { Usd } from '../contract.ts';
import type { Household } from '../household.ts';
import { sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { taxReturnWith, type TaxReturn } from '../tax-return.ts';

/** Taxes by who takes them; the parts sum to the total. US dollars, negative where less tax is due or more is paid out. */
export interface TaxParts {
  readonly total: Usd;
  /** Income tax and tax on net investment income less all credits. */
  readonly federal: Usd;
  /** Social Security and Medicare, with the tax on self-employment and the Additional Medicare Tax. */
  readonly payroll: Usd;
  /** Absent where no state tax was computed. */
  readonly state?: Usd;
}

/** The taxes of a return by who takes them. */
export function taxPartsOf({ totalTax, federalIncomeTax, stateTax, ...taxes }: TaxReturn): TaxParts {
  return {
    total: totalTax,
    federal: federalIncomeTax,
    payroll: sumOf(taxes.selfEmploymentTax, taxes.socialSecurity, taxes.medicare, taxes.additionalMedicare),
    ...(stateTax !== undefined && { state: stateTax }),
  };
}

/** `after` less `before`. A state tax that one of the two lacks counts in neither. */
export function changeBetween(before: TaxParts, after: TaxParts): TaxParts {
  const federal = sumOf(after.federal, -before.federal);
  const payroll = sumOf(after.payroll, -before.payroll);
  if (before.state === undefined || after.state === undefined) return { total: sumOf(federal, payroll), federal, payroll };
  const state = sumOf(after.state, -before.state);
  return { total: sumOf(federal, payroll, state), federal, payroll, state };
}

/**
 * What a change of a household does to its taxes: the difference of two returns under one state's law.
 * @param law - of the state of both households; without it no state tax is computed
 * @throws RangeError that names the field which is outside its limits
 */
export function effectOf(law: StateLaw | undefined, before: Household, after: Household): TaxParts {
  return changeBetween(taxPartsOf(taxReturnWith(law, before)), taxPartsOf(taxReturnWith(law, after)));
}
