import type { Usd } from '@bracketwise/contract/amounts';
import type { IsoDate } from '@bracketwise/contract/years';
import { roundToCents, sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateWithholding } from '../rules/state-withholding.ts';
import { assertAmounts } from './parts.ts';
import { taxOnSupplementalPay, type PaidByJob, type SupplementalPayTax } from './supplemental-pay.ts';

/** Restricted stock units (RSU) that vest. */
export interface VestingRequest extends PaidByJob {
  readonly date: IsoDate;
  readonly shares: number;
  /** Market value of a share on the day. US dollars. */
  readonly price: Usd;
}

export interface VestingTax extends SupplementalPayTax {
  /** Shares, with fractions, that pay what is withheld. Employers often sell whole ones and pay out the rest. */
  readonly sharesForTaxes: number;
  /** Basis of each share that is not sold: its value on the day. US dollars. */
  readonly basisPerShare: Usd;
  /** What the shares are worth after all tax on the year's return. US dollars. */
  readonly worth: Usd;
}

/**
 * What vesting RSUs cost. Their value is wages when the shares are delivered (26 U.S.C. § 83(a)), withheld at the supplemental rates, which
 * are lower than the rates of many who have stock.
 * @throws HouseholdError, PaychecksError or RangeError that names the refused field
 */
export function taxOnVesting(
  law: StateLaw | undefined,
  withholding: StateWithholding | undefined,
  { date, shares, price, ...paid }: VestingRequest,
): VestingTax {
  assertAmounts({ shares, price, value: shares * price });
  const tax = taxOnSupplementalPay(law, withholding, paid, { date, amount: roundToCents(shares * price) });
  return {
    ...tax,
    sharesForTaxes: price > 0 ? tax.withheld.total / price : 0,
    basisPerShare: price,
    worth: sumOf(tax.amount, -tax.cost.total),
  };
}
