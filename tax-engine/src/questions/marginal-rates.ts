import { INCOME_LIMITS, type Usd } from '../contract.ts';
import type { Household } from '../household.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { taxReturnWith } from '../tax-return.ts';
import { changeBetween, taxPartsOf, type TaxParts } from './compare-returns.ts';
import { rateOf } from './parts.ts';

/** The kinds of income of the filer that a marginal rate is given for. */
export const MARGINAL_INCOMES = ['wages', 'selfEmploymentProfit', 'taxableInterest', 'longTermGain', 'pensionIncome'] as const;
export type MarginalIncome = (typeof MARGINAL_INCOMES)[number];

/** The step of income that a marginal rate is measured on, US dollars. */
export const MARGINAL_STEP: Usd = 100;

/** What the next `MARGINAL_STEP` of one kind of income costs: US dollars, negative where credits grow by more than the taxes. */
export interface MarginalRate extends TaxParts {
  readonly kind: MarginalIncome;
  /** The total as a fraction of the step. */
  readonly rate: number;
}

/**
 * What the filer's next hundred dollars cost, by kind of income. A first hundred of profit owes no tax on self-employment yet, 26 U.S.C.
 * § 1402(b)(2). A kind that is at the limit of the contract is left out.
 * @param law - of the household's state; without it no state tax is computed
 * @throws RangeError that names the field which is outside its limits
 */
export function marginalRates(law: StateLaw | undefined, household: Household): readonly MarginalRate[] {
  const before = taxPartsOf(taxReturnWith(law, household));
  return MARGINAL_INCOMES.filter((kind) => (household[kind] ?? 0) + MARGINAL_STEP <= INCOME_LIMITS.maximum).map((kind) => {
    const more = taxReturnWith(law, { ...household, [kind]: (household[kind] ?? 0) + MARGINAL_STEP });
    const change = changeBetween(before, taxPartsOf(more));
    return { kind, ...change, rate: rateOf(change.total, MARGINAL_STEP) };
  });
}
