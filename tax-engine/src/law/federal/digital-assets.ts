import type { Cited } from '../../kernel/law-table.ts';

/** First year of sales that brokers report on Form 1099-DA: the proceeds, and then also the cost basis. */
export const brokerReporting: Cited<{ readonly proceedsFrom: number; readonly basisFrom: number }> = {
  value: { proceedsFrom: 2025, basisFrom: 2026 },
  source: '26 CFR § 1.6045-1(d)(2)(i)(B), (C) (T.D. 10000)',
};

/** First year in which the cost of units is tracked wallet by wallet. */
export const walletByWalletFrom: Cited<number> = { value: 2025, source: 'Rev. Proc. 2024-28; 26 CFR § 1.1012-1(j)' };
