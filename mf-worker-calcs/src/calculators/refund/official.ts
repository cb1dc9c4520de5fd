/** The question of the refund calculator put to the law: all income is taken for wages of one earner. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { householdTax, type HouseholdTax, INCOME_LIMITS, MOST_DEPENDENTS, type StateLaw, type TaxYear } from '@bracketwise/tax-engine';
import type { RefundInputs } from './specified.ts';

export interface OfficialRefund extends HouseholdTax {
  /** US dollars withheld and paid in advance. */
  readonly totalPayments: number;
  /** What of it was withheld for a state whose tax is not known yet: no part of the balance until it is. */
  readonly heldBack: number;
  /** The refund, or what is owed as a negative amount. US dollars. */
  readonly balance: number;
  /** Percentage of the gross income. */
  readonly effectiveRate: number;
}

/** @returns undefined for an income beyond what the official tables are computed for */
export function officialRefund(inputs: RefundInputs, state: StateLaw | undefined): OfficialRefund | undefined {
  const wages = Math.max(0, inputs.grossIncome);
  if (wages > INCOME_LIMITS.maximum) return undefined;
  const tax = householdTax({
    taxYear: Number(inputs.taxYear) as TaxYear,
    filingStatus: filingStatusWord[inputs.filingStatus],
    wages,
    children: Math.min(inputs.children, MOST_DEPENDENTS),
    state,
  });
  const totalPayments = inputs.federalWithholding + inputs.estimatedPayments + inputs.stateWithholding;
  const heldBack = state ? 0 : inputs.stateWithholding;
  return {
    ...tax,
    totalPayments,
    heldBack,
    balance: totalPayments - heldBack - tax.totalTax,
    effectiveRate: wages === 0 ? 0 : (tax.totalTax / wages) * 100,
  };
}
