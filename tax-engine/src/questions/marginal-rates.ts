import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { StateLaw } from '../rules/state-law.ts';
import { taxReturnWith } from '../tax-return.ts';
import { changeBetween, taxPartsOf, type TaxParts } from './compare-returns.ts';
import { rateOf } from './parts.ts';

/** The filer's kinds of income that get a marginal rate. */
export const MARGINAL_INCOMES = ['wages', 'selfEmploymentProfit', 'taxableInterest', 'longTermGain', 'pensionIncome'] as const;
type MarginalIncome = (typeof MARGINAL_INCOMES)[number];

/** The additional income that a marginal rate is measured on, in US dollars. */
const MARGINAL_STEP: Usd = 100;

/** The tax on the next dollars of one kind of income. US dollars; negative if credits grow by more than the taxes. */
export interface MarginalRate extends TaxParts {
  readonly kind: MarginalIncome;
  /** The total as a fraction of the step. */
  readonly rate: number;
}

/**
 * The tax on the filer's next dollars of each kind of income. The first $100 of profit is below the threshold of self-employment tax,
 * 26 U.S.C. § 1402(b)(2). Kinds at the contract's limit are left out.
 * @param law - of the household's state; without it no state tax is computed
 * @param step - how many dollars; a larger step levels out the steps of credits
 * @throws RangeError that names the field that is out of range
 */
export function marginalRates(law: StateLaw | undefined, household: Household, step: Usd = MARGINAL_STEP): readonly MarginalRate[] {
  const before = taxPartsOf(taxReturnWith(law, household));
  return MARGINAL_INCOMES.filter((kind) => (household[kind] ?? 0) + step <= INCOME_LIMITS.maximum).map((kind) => {
    const more = taxReturnWith(law, { ...household, [kind]: (household[kind] ?? 0) + step });
    const change = changeBetween(before, taxPartsOf(more));
    return { kind, ...change, rate: rateOf(change.total, step) };
  });
}
