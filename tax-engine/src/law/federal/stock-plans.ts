import type { Usd } from '@bracketwise/contract/amounts';
import type { Cited } from '../../kernel/law-table.ts';

/** Employee stock purchase plans. US dollars; the discount is a fraction of the market value. */
interface StockPurchasePlan {
  readonly mostDiscount: number;
  /** Market value, at the grant, of the stock that an employee may buy for each calendar year. */
  readonly yearlyLimit: Usd;
  /** How long after the grant shares must be held. */
  readonly yearsFromGrant: number;
}

export const stockPurchasePlan: Cited<StockPurchasePlan> = {
  value: { mostDiscount: 0.15, yearlyLimit: 25_000, yearsFromGrant: 2 },
  source: '26 U.S.C. § 423(a)(1), (b)(6), (b)(8)',
};
